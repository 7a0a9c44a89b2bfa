import { projector } from "./projector";
import { projectorAround } from "./projector-around";
import { ui } from "./ui";

/** Every text of the players' side that does not come from a scenario: words, and functions where something stands in them. */
export const en = { projector, projectorAround, ui };

type Wide<T> = T extends string
  ? string
  : T extends (...of: infer Of) => string
    ? (...of: Of) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What each other language has to say as well. */
export type Texts = Wide<typeof en>;
