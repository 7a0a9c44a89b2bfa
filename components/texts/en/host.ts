import { FOG_WORDS } from "../../../contract/fog";

/** What a host fills in before the room exists, and what comes out. */
export const host = {
  title: "Host a game day",
  intro: "You run the exercise from a page of your own; the players join with a code.",
  create: "Create the room",
  nameNote: "The players see who facilitates.",
  ownRooms: "Your rooms in this browser",
  ownRoomsNote: "Each opens its facilitator page. The form below makes another room.",
  scenario: "Scenario",
  scenarioNote: (summary: string, bestWith: string) => `${summary} Best with ${bestWith}.`,
  length: "Length, in real minutes",
  lengthNote: "Play only. Add ten minutes before and at least twenty for the debrief.",
  fog: "Fog over the telemetry",
  fogNote: (note: string) => `${note} You can change this during the game.`,
  fogLevels: FOG_WORDS,
  roles: "Roles",
  rolesNote:
    "Each role sees and does its own part, so the team has to talk. Off: everyone does everything.",
  approvals: "Approvals",
  approvalsNote: "Risky work waits for the incident commander.",
  cause: "Cause",
  causes: {
    historical: {
      title: "Historical cause",
      note: "What really happened. Your run can be compared with the operator’s own.",
    },
    blind: {
      title: "Blind cause",
      note: "One of several causes that look alike, so that knowing the story does not help.",
    },
  },
  notOffered: "This scenario does not offer it yet.",
  made: {
    title: "The room is open",
    intro: "Players can join now; nothing starts before you start it.",
    ownLink: "Your facilitator link",
    ownLinkNote:
      "Shown here once, and kept in this browser. Whoever has it sees the cause and can run the exercise: do not project it, do not post it to the players.",
    ownLinkLabel: "Facilitator link",
  },
} as const;
