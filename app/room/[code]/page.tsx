import type { Metadata } from "next";
import { cleanCode } from "../../../components/session/room-code";
import { RoomPage } from "../../../components/session/room-page";

export const metadata: Metadata = { title: "Room" };

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ guide?: string | string[] }>;
}

export default async function Page({ params, searchParams }: Props) {
  const { code } = await params;
  return <RoomPage code={cleanCode(code)} guided={(await searchParams).guide !== undefined} />;
}
