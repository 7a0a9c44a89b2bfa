import type { Metadata } from "next";
import { ProloguePage } from "../../components/onboarding/prologue-page";

export const metadata: Metadata = { title: "Prologue" };

export default function Page() {
  return <ProloguePage />;
}
