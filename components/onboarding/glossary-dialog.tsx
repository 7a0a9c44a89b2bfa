"use client";
import type { ReactNode } from "react";
import { useState } from "react";
import { around } from "../texts/around";
import { Dialog } from "../ui/dialog";
import { Glossary } from "./glossary";

/** Opens the glossary over whatever the reader is doing, so that nobody has to leave a room to look a word up. */
export function GlossaryButton(props: { children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false);
  const { title, intro } = around().glossary;
  return (
    <>
      <button type="button" className={props.className} onClick={() => setOpen(true)}>
        {props.children}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} description={intro} wide>
        <Glossary />
      </Dialog>
    </>
  );
}
