"use client";
import { BookOpen, GraduationCap, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { GlossaryButton } from "../onboarding/glossary-dialog";
import { around } from "../texts/around";

const LINK = "touchable inline-flex items-center gap-2 text-accent hover:underline";

/** What helps a newcomer before the clock begins. Pages open beside this one, so that the seat stays at the table. */
export function Meanwhile({ code }: { code: string }) {
  const words = around().lobby;
  return (
    <section aria-label={words.meanwhile} className="text-sm">
      <h2 className="mb-1 text-md font-semibold">{words.meanwhile}</h2>
      <ul className="flex flex-col gap-1">
        <li>
          <Beside href="/prologue" icon={<GraduationCap size={15} aria-hidden />}>
            {around().prologue.link}
          </Beside>
        </li>
        <li>
          <GlossaryButton className={LINK}>
            <BookOpen size={15} aria-hidden /> {around().glossary.title}
          </GlossaryButton>
        </li>
        <li>
          <Beside href={`/room/${code}/cards`} icon={<Printer size={15} aria-hidden />}>
            {words.cards}
          </Beside>
        </li>
      </ul>
    </section>
  );
}

function Beside(props: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noreferrer" className={LINK}>
      {props.icon} {props.children}
      <span className="sr-only">, {around().lobby.newTab}</span>
    </a>
  );
}
