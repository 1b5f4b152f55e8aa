-- Read by SQLite and PostgreSQL alike. Times are milliseconds since 1970.

-- A device of a guest or a token of a program, known by the hash of its secret. A player has as many
-- as they signed in on.
CREATE TABLE sessions (
    id        TEXT   NOT NULL PRIMARY KEY,
    player_id TEXT   NOT NULL REFERENCES players (id),
    hash      TEXT   NOT NULL UNIQUE,
    -- What it is, in words of the server: a browser and its system.
    label     TEXT   NOT NULL,
    opened    BIGINT NOT NULL,
    used      BIGINT NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player_id, opened, id);

INSERT INTO sessions (id, player_id, hash, label, opened, used)
    SELECT id, id, hash, '', 0, 0 FROM players;

-- The one secret of before. SQLite cannot drop a column that is unique, so it holds the id.
UPDATE players SET hash = id;

-- When they were last here; 0 is not known yet. Whoever is gone has no name and no way back.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN gone BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX players_by_seen ON players (seen, id) WHERE NOT gone;

-- Codes that are good for one use, known by their hashes: links for another device, recovery codes,
-- and what a passkey ceremony has to remember until it is answered.
CREATE TABLE one_time (
    hash      TEXT   NOT NULL PRIMARY KEY,
    purpose   TEXT   NOT NULL,
    -- Nobody, while it is not known yet who signs in.
    player_id TEXT   REFERENCES players (id),
    data      TEXT   NOT NULL,
    expires   BIGINT NOT NULL
);

CREATE INDEX one_time_by_player ON one_time (player_id, purpose);
CREATE INDEX one_time_by_expiry ON one_time (expires);

CREATE TABLE passkeys (
    -- The credential's id in hexadecimal digits.
    id        TEXT   NOT NULL PRIMARY KEY,
    player_id TEXT   NOT NULL REFERENCES players (id),
    label     TEXT   NOT NULL,
    -- The public key and its counter, as the server writes them.
    data      TEXT   NOT NULL,
    added     BIGINT NOT NULL,
    used      BIGINT NOT NULL
);

CREATE INDEX passkeys_by_player ON passkeys (player_id, added, id);

-- Whose names stand in the lines of a table, also of those who only said something: these lines are
-- written anew when a player is forgotten. Of older tables only who sits there is known.
CREATE TABLE mentions (
    player_id TEXT NOT NULL,
    table_id  TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player_id, table_id)
);

INSERT INTO mentions (player_id, table_id) SELECT DISTINCT player_id, table_id FROM seats;

-- Whether lines hold something that was said; of older tables it is not known, so they may.
ALTER TABLE tables ADD COLUMN talk BOOLEAN NOT NULL DEFAULT TRUE;
CREATE INDEX tables_with_talk ON tables (touched, id) WHERE talk;
