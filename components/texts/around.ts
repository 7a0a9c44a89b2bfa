import { type Around, around as english } from "./en/around";
import { aroundFetched } from "./language";

/** The texts of the pages around a room, in the chosen language. */
export function around(): Around {
  return aroundFetched() ?? english;
}
