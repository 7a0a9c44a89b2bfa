/** Limits that both sides must agree on. The unit stands last in each name. */
export const NAME_LENGTH_MAX_CHARS = 32;
export const MESSAGE_LENGTH_MAX_CHARS = 1000;
export const REASON_LENGTH_MAX_CHARS = 300;
export const TITLE_LENGTH_MAX_CHARS = 120;
export const ROOM_CODE_LENGTH_CHARS = 6;
export const PLAYERS_MAX_SEATS = 12;
export const FACILITATORS_MAX_SEATS = 3;
export const OBSERVERS_MAX_SEATS = 30;
export const ROOM_SOCKETS_MAX = 50;
/** Tabs and devices of one seat. */
export const SEAT_SOCKETS_MAX = 6;
export const HYPOTHESES_MAX = 12;
/** Pieces of evidence in favour before a cause can be called confirmed. */
export const EVIDENCE_TO_CONFIRM = 2;
export const STEP_MAX_MINUTES = 60;
export const PACE_FACTORS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64] as const;
export const GAME_LENGTHS_MINUTES = [15, 20, 30, 45, 60, 90, 120] as const;
