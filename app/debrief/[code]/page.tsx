import type { Metadata } from "next";
import { DebriefPage } from "../../../components/after-action/debrief-page";
import { cleanCode } from "../../../components/session/room-code";

interface Props {
  params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Debrief ${cleanCode((await params).code)}` };
}

export default async function Page({ params }: Props) {
  return <DebriefPage code={cleanCode((await params).code)} />;
}
