-- Read by SQLite and PostgreSQL alike. Times are milliseconds since 1970.

-- Whom players do not want to hear ('mute'), or neither to hear nor to meet ('block').
CREATE TABLE relations (
    player_id TEXT   NOT NULL REFERENCES players (id),
    other_id  TEXT   NOT NULL REFERENCES players (id),
    kind      TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (player_id, other_id)
);

CREATE INDEX relations_by_other ON relations (other_id, player_id);

-- What players want operators to look at.
CREATE TABLE reports (
    id            TEXT   NOT NULL PRIMARY KEY,
    at            BIGINT NOT NULL,
    table_id      TEXT   NOT NULL REFERENCES tables (id),
    -- The number of the last line of the table by then.
    seq           BIGINT NOT NULL,
    -- Nobody once the one who reported is forgotten.
    reporter_id   TEXT REFERENCES players (id),
    reporter_name TEXT   NOT NULL,
    player_id     TEXT   NOT NULL REFERENCES players (id),
    player_name   TEXT   NOT NULL,
    reason        TEXT   NOT NULL,
    text          TEXT   NOT NULL,
    -- What was seen at the table; names nothing of the one who reported.
    context       TEXT   NOT NULL,
    closed        BIGINT
);

-- One open report of the same player by the same one at the same table.
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, player_id, table_id) WHERE closed IS NULL;
CREATE INDEX reports_by_time ON reports (at, id);
CREATE INDEX reports_by_player ON reports (player_id);

-- What players may not do for a time: talk ('silence'), or anything but read ('ban').
CREATE TABLE sanctions (
    player_id TEXT   NOT NULL REFERENCES players (id),
    kind      TEXT   NOT NULL,
    since     BIGINT NOT NULL,
    until     BIGINT NOT NULL,
    why       TEXT   NOT NULL,
    PRIMARY KEY (player_id, kind)
);

CREATE INDEX sanctions_by_end ON sanctions (until);

-- Networks from which nobody comes, sits down or talks for a time: 203.0.113.0/24.
CREATE TABLE network_bans (
    network TEXT   NOT NULL PRIMARY KEY,
    since   BIGINT NOT NULL,
    until   BIGINT NOT NULL,
    why     TEXT   NOT NULL
);

CREATE INDEX network_bans_by_end ON network_bans (until);

-- What operators did. A row is written together with what it speaks of, and numbers follow each
-- other, so whoever remembers the last number knows whether anything has changed.
CREATE TABLE moderation_log (
    number   BIGINT NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    operator TEXT   NOT NULL,
    act      TEXT   NOT NULL,
    subject  TEXT   NOT NULL,
    detail   TEXT   NOT NULL
);

-- Since when operators keep a table out of public lists.
ALTER TABLE tables ADD COLUMN hidden BIGINT;

-- What lists are filtered by; not known of tables that nobody has touched since this.
ALTER TABLE tables ADD COLUMN game TEXT;
ALTER TABLE tables ADD COLUMN pace TEXT;
ALTER TABLE tables ADD COLUMN players BIGINT;
