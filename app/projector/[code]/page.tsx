import type { Metadata } from "next";
import { ProjectorPage } from "../../../components/projector/projector-page";
import { cleanCode } from "../../../components/session/room-code";

interface Props {
  params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // The address is a capability by its fragment, so no other site may learn even its path.
  return { title: `Projector ${cleanCode((await params).code)}`, referrer: "no-referrer" };
}

export default async function Page({ params }: Props) {
  return <ProjectorPage code={cleanCode((await params).code)} />;
}
