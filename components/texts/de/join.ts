import type { Texts } from "../en/index";

export const join: Texts["join"] = {
  title: "Einem Raum beitreten",
  code: "Raumcode",
  codeNote: (length) => `${length} Buchstaben und Ziffern; die Spielleitung kennt ihn.`,
  found: (title, people) =>
    `${title}. ${people === 1 ? "Eine Person ist da" : `${people} Personen sind da`}.`,
  name: "Name",
  nameNote: (max) => `So sieht ihn das Team, höchstens ${max} Zeichen.`,
  observe: "Nur zusehen",
  observeNote: "Sehen, was das Team sieht, ohne selbst zu handeln.",
  submit: "Beitreten",
  joining: "Beitritt läuft …",
  codeFirst: "Zuerst den Raumcode eingeben.",
  nameFirst: "Zuerst den Namen eingeben.",
  held: "Dieser Browser hat in diesem Raum schon einen Platz.",
  toSeat: "Zum Platz",
  hosts: "Dieser Browser leitet diesen Raum.",
  toDesk: "Seite der Spielleitung",
  openDesk: "Seite der Spielleitung öffnen",
  door: {
    room: (code) => `Raum ${code}`,
    noSeat:
      "Dieser Browser hat in dem Raum noch keinen Platz. Mit dem Namen beitreten dauert zehn Sekunden. Wer schon einen Platz hatte, öffnet den Raum in dem Browser von damals.",
    notOpen: "Dieser Raum ist nicht offen",
    notHere: "Dieser Platz lässt sich hier nicht benutzen",
    joinThis: "Diesem Raum beitreten",
    joinOther: "Mit anderem Code beitreten",
  },
};
