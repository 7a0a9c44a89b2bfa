"use client";
import { Button } from "../components/ui/button";

/** A fault of a page. The room runs on the server and is not touched by it. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto flex max-w-lg flex-col gap-4 px-4 py-16">
      <h1 className="text-xl font-semibold">This page stumbled</h1>
      <p>
        Your room and your seat are safe on the server. Try again; if it comes back, reload the
        page.
      </p>
      <div className="flex gap-2">
        <Button tone="primary" size="large" onClick={reset}>
          Try again
        </Button>
        <Button size="large" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </main>
  );
}
