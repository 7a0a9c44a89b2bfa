"use client";
import { texts } from "../texts/language";
import { ButtonLink } from "../ui/button-link";
import { PageFrame } from "./page-frame";

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  const { missing } = texts().session;
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">{missing.title}</h1>
        <p>{missing.text}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/join" tone="primary" size="large">
            {missing.join}
          </ButtonLink>
          <ButtonLink href="/" size="large">
            {missing.toStart}
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
