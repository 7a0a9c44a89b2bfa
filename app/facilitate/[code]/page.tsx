import type { Metadata } from "next";
import { FacilitatorPage } from "../../../components/facilitator/facilitator-page";
import { cleanCode } from "../../../components/session/room-code";

interface Props {
  params: Promise<{ code: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  // The address is a capability by its fragment, so no other site may learn even its path.
  return { title: `Facilitator ${cleanCode((await params).code)}`, referrer: "no-referrer" };
}

export default async function Page({ params }: Props) {
  return <FacilitatorPage code={cleanCode((await params).code)} />;
}
