import "#server-only";
import { writeDebrief } from "../../engine/index";
import type { Room } from "../rooms/room";
import type { House } from "./context";

/** The finished document; written at the first call after the reveal and never again. */
export async function readOrWriteDebrief(house: House, room: Room): Promise<string> {
  const stored = await house.store.readDebrief(room.id);
  if (stored !== undefined) return stored;
  const document = JSON.stringify(writeDebrief(room.scenario, room.state, room.around));
  await house.store.saveDebrief(room.id, document);
  return document;
}
