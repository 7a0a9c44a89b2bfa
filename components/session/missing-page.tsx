"use client";
import { texts } from "../texts/language";
import { ButtonLink } from "../ui/button";
import { PageFrame } from "./page-frame";

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  const { missing, join, toStart } = texts().home;
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">{missing.title}</h1>
        <p>{missing.text}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/join" tone="primary" size="large">
            {join}
          </ButtonLink>
          <ButtonLink href="/" size="large">
            {toStart}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
