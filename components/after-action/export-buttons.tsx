"use client";
import { Download, Printer } from "lucide-react";
import type { Debrief } from "../../contract/debrief";
import { Button } from "../ui/button";

export function ExportButtons({ debrief }: { debrief: Debrief }) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button onClick={() => window.print()}>
        <Printer size={15} aria-hidden /> Print or save as PDF
      </Button>
      <Button onClick={() => download(debrief)}>
        <Download size={15} aria-hidden /> Download as JSON
      </Button>
    </div>
  );
}

function download(debrief: Debrief): void {
  const file = new Blob([JSON.stringify(debrief, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `EXERCISE-debrief-${debrief.handling.room}.json`;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
