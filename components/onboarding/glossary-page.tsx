"use client";
import { PageFrame } from "../session/page-frame";
import { around } from "../texts/around";
import { Glossary } from "./glossary";

export function GlossaryPage() {
  const { title, intro } = around().glossary;
  return (
    <PageFrame>
      <div className="mx-auto max-w-2xl py-6">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mb-4 text-muted">{intro}</p>
        <Glossary />
      </div>
    </PageFrame>
  );
}
