import "#server-only";
import { facilitatorViewSchema, playerViewSchema, type View } from "../../contract/views";
import { viewForFacilitator } from "./facilitator";
import { viewForPlayer } from "./player";
import type { Scene } from "./scene";

/**
 * The view of a seat, parsed on the way out: a key that the contract does not know is a bug here and not a leak there.
 * @throws ZodError when a view does not fit the contract
 */
export function project(scene: Scene): View {
  return scene.seat.kind === "facilitator"
    ? facilitatorViewSchema.parse(viewForFacilitator(scene))
    : playerViewSchema.parse(viewForPlayer(scene));
}
