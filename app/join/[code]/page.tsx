import type { Metadata } from "next";
import { JoinForm } from "../../../components/session/join-form";
import { PageFrame } from "../../../components/session/page-frame";
import { cleanCode } from "../../../components/session/room-code";

export const metadata: Metadata = { title: "Join a room" };

export default async function JoinCodePage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return (
    <PageFrame>
      <JoinForm initialCode={cleanCode(code)} />
    </PageFrame>
  );
}
