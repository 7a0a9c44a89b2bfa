import type { Metadata } from "next";
import { JoinForm } from "../../components/session/join-form";
import { PageFrame } from "../../components/session/page-frame";

export const metadata: Metadata = { title: "Join with a code" };

export default function JoinPage() {
  return (
    <PageFrame>
      <JoinForm initialCode="" />
    </PageFrame>
  );
}
