import type { Metadata } from "next";
import { PageFrame } from "../../../components/session/page-frame";
import { PractisePage } from "../../../components/session/practise-page";

export const metadata: Metadata = { title: "Practise" };

export default async function Page({ params }: { params: Promise<{ scenario: string }> }) {
  const { scenario } = await params;
  return (
    <PageFrame>
      <PractisePage scenarioId={scenario} />
    </PageFrame>
  );
}
