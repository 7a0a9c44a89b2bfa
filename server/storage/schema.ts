import "#server-only";

/** Raised with every change of the tables; a file from a newer version is refused. */
export const SCHEMA_VERSION = 2;

/** Events hold no words that people wrote; those stand in `words` and can be deleted without harm to the log. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS rooms (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  scenario_id TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  over INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS events (
  room_id TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (room_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS words (
  room_id TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  ref TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (room_id, ref)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS commands (
  room_id TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  seat_id TEXT NOT NULL,
  command_id TEXT NOT NULL,
  PRIMARY KEY (room_id, seat_id, command_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS capabilities (
  token_hash TEXT PRIMARY KEY,
  room_id TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
  seat_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS projectors (
  token_hash TEXT PRIMARY KEY,
  room_id TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS debriefs (
  room_id TEXT PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
