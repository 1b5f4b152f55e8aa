-- Read by SQLite and PostgreSQL alike. Times are milliseconds since 1970.

CREATE TABLE players (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    account BOOLEAN NOT NULL,
    -- Of the secret that proves who one is; the secret itself is nowhere.
    hash    TEXT    NOT NULL UNIQUE
);

CREATE TABLE tables (
    id       TEXT    NOT NULL PRIMARY KEY,
    seed     TEXT    NOT NULL,
    -- The number of the last line.
    head     BIGINT  NOT NULL,
    touched  BIGINT  NOT NULL,
    standing TEXT    NOT NULL,
    public   BOOLEAN NOT NULL,
    -- When someone has to look at the table, if ever.
    due      BIGINT,
    -- What lists show of it.
    listed   TEXT    NOT NULL
);

CREATE INDEX tables_by_touch ON tables (standing, touched, id);
CREATE INDEX tables_in_the_lobby ON tables (standing, touched, id) WHERE public;
CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL;

-- The key settles who was first.
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    line     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE seats (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    seat      BIGINT NOT NULL,
    player_id TEXT   NOT NULL REFERENCES players (id),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_player ON seats (player_id, table_id);

-- Which node plays for the bots of a table, and until when.
CREATE TABLE claims (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    node     TEXT   NOT NULL,
    until    BIGINT NOT NULL
);
