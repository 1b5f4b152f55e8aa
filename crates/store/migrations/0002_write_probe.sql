-- One row that is written again and again, to find out whether anything can be written.

CREATE TABLE write_probe (
    id BIGINT NOT NULL PRIMARY KEY,
    -- When it was written last, in milliseconds since 1970.
    at BIGINT NOT NULL
);
