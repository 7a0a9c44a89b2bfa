import type { Metadata } from "next";
import { cleanCode } from "../../../components/session/room-code";
import { RoomPage } from "../../../components/session/room-page";

export const metadata: Metadata = { title: "Room" };

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  return <RoomPage code={cleanCode(code)} />;
}
