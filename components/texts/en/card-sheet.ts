/** The sheet of role cards. */
export const cardSheet = {
  title: "Role cards",
  intro:
    "One card for each role, four on a sheet of A4 or Letter; cut along the dashed lines. Print in colour or not, at full size.",
  print: "Print the cards",
  alone: "Yours alone",
  first: "The first five minutes",
  say: "Say it like this",
  room: (code: string) => `Room ${code}`,
  heldBy: "Held by ……………………",
} as const;
