import type { Metadata } from "next";
import { HostForm } from "../../components/session/host-form";
import { PageFrame } from "../../components/session/page-frame";

export const metadata: Metadata = { title: "Host a game day" };

export default async function HostPage({
  searchParams,
}: {
  searchParams: Promise<{ scenario?: string | string[] }>;
}) {
  const { scenario } = await searchParams;
  return (
    <PageFrame>
      <HostForm wanted={typeof scenario === "string" ? scenario : ""} />
    </PageFrame>
  );
}
