"use client";
import { Printer } from "lucide-react";
import { ROLE_DUTIES, ROLE_TITLES, ROLES, type Role } from "../../contract/roles";
import { PageFrame } from "../session/page-frame";
import { spokenCode } from "../session/room-code";
import { around } from "../texts/around";
import { texts } from "../texts/language";
import { Button } from "../ui/button";
import "./role-cards.css";

const CARDS_PER_SHEET = 4;
type CardRole = Exclude<Role, "observer">;

/** One card for each role, four to a sheet of A4 or Letter. They hold no key to any seat. */
export function RoleCardsPage({ code }: { code: string }) {
  const words = around().cardSheet;
  const roles = ROLES.filter((role): role is CardRole => role !== "observer");
  const sheets = Array.from({ length: Math.ceil(roles.length / CARDS_PER_SHEET) }, (_, sheet) =>
    roles.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );
  return (
    <PageFrame>
      <div className="no-print flex flex-wrap items-end justify-between gap-4 border-b pb-4">
        <div className="max-w-2xl">
          <h1 className="text-xl font-semibold">{words.title}</h1>
          <p className="text-muted">{words.intro}</p>
        </div>
        <Button tone="primary" size="large" onClick={() => window.print()}>
          <Printer size={16} aria-hidden /> {words.print}
        </Button>
      </div>
      {sheets.map((sheet) => (
        <div key={sheet[0]} className="card-sheet">
          {sheet.map((role) => (
            <RoleCard key={role} role={role} code={code} />
          ))}
        </div>
      ))}
    </PageFrame>
  );
}

function RoleCard({ role, code }: { role: CardRole; code: string }) {
  const words = around().cardSheet;
  const { alone, first, say } = around().roleCards[role];
  return (
    <article aria-label={ROLE_TITLES[role]} className="role-card">
      <p className="role-card-mark">{texts().ui.exercise}</p>
      <h2 className="role-card-title">{ROLE_TITLES[role]}</h2>
      <p>{ROLE_DUTIES[role]}</p>
      <Part title={words.alone}>
        <p>{alone}</p>
      </Part>
      <Part title={words.first}>
        <ol className="list-decimal pl-[1.3em]">
          {first.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title={words.say}>
        <ul>
          {say.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      </Part>
      <p className="role-card-foot">
        <span>{words.room(spokenCode(code))}</span>
        <span>{words.heldBy}</span>
      </p>
    </article>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="role-card-part">{title}</h3>
      {children}
    </section>
  );
}
