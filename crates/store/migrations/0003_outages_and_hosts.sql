-- Read by SQLite and PostgreSQL alike. Times are milliseconds since 1970.

-- When the tables were last looked after; one row.
CREATE TABLE heartbeat (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Times in which nobody looked after the tables. They do not run on anyone's clock.
CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

-- Who opened a table; not known of tables that are older than this.
ALTER TABLE tables ADD COLUMN host TEXT;
CREATE INDEX tables_by_host ON tables (host, standing) WHERE host IS NOT NULL;
