"use client";
import { texts } from "../components/texts/language";
import { Button } from "../components/ui/button";

/** A fault of a page. The room runs on the server and is not touched by it. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { fault } = texts().session;
  return (
    <main className="mx-auto flex max-w-lg flex-col gap-4 px-4 py-16">
      <h1 className="text-xl font-semibold">{fault.title}</h1>
      <p>{fault.text}</p>
      <div className="flex gap-2">
        <Button tone="primary" size="large" onClick={reset}>
          {fault.again}
        </Button>
        <Button size="large" onClick={() => location.reload()}>
          {fault.reload}
        </Button>
      </div>
    </main>
  );
}
