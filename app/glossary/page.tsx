import type { Metadata } from "next";
import { GlossaryPage } from "../../components/onboarding/glossary-page";

export const metadata: Metadata = { title: "Glossary" };

export default function Page() {
  return <GlossaryPage />;
}
