import type { Around } from "../en/around";

export const cardSheet: Around["cardSheet"] = {
  title: "Rollenkarten",
  intro:
    "Eine Karte je Rolle, vier auf einem Blatt A4 oder Letter; an den gestrichelten Linien schneiden. Farbe ist nicht nötig, aber die volle Größe.",
  print: "Karten drucken",
  alone: "Nur diese Rolle",
  first: "Die ersten fünf Minuten",
  say: "So lässt es sich sagen",
  room: (code) => `Raum ${code}`,
  heldBy: "Bei ……………………",
};
