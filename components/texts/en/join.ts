/** The way into a room: the form with the code, and what stands at a room's door. */
export const join = {
  title: "Join a room",
  code: "Room code",
  codeNote: (length: number) => `${length} letters and digits, from whoever hosts.`,
  found: (title: string, people: number) =>
    `${title}. ${people === 1 ? "1 person is there" : `${people} people are there`}.`,
  name: "Your name",
  nameNote: (max: number) => `As the team will see it, at most ${max} characters.`,
  observe: "Observe only",
  observeNote: "You see what the team sees and take no action.",
  submit: "Join the room",
  joining: "Joining…",
  codeFirst: "Type the room code first.",
  nameFirst: "Type your name first.",
  held: "This browser already has a seat in this room.",
  toSeat: "Go to my seat",
  hosts: "This browser hosts this room.",
  toDesk: "Facilitator page",
  openDesk: "Open the facilitator page",
  door: {
    room: (code: string) => `Room ${code}`,
    noSeat:
      "This browser has no seat in the room yet. Join with your name; it takes ten seconds. If you had a seat in another browser, open the room there.",
    notOpen: "This room is not open",
    notHere: "Your seat cannot be used here",
    joinThis: "Join this room",
    joinOther: "Join with another code",
  },
} as const;
