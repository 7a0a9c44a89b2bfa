import type { Metadata } from "next";
import { RoleCardsPage } from "../../../../components/onboarding/role-cards-page";
import { cleanCode } from "../../../../components/session/room-code";

export const metadata: Metadata = { title: "Role cards" };

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <RoleCardsPage code={cleanCode(code)} />;
}
