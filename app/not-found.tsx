import type { Metadata } from "next";
import { PageFrame } from "../components/session/page-frame";
import { ButtonLink } from "../components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <PageFrame>
      <div className="mx-auto flex max-w-lg flex-col gap-4 py-16">
        <h1 className="text-xl font-semibold">There is no page at this address</h1>
        <p>If somebody sent you a link, ask for the room’s code and join with that.</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/join" tone="primary" size="large">
            Join with a code
          </ButtonLink>
          <ButtonLink href="/" size="large">
            Go to the start
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  );
}
