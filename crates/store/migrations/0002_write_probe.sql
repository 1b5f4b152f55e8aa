-- One row that is written again and again, to find out whether anything can be written.

CREATE TABLE write_probe (
    id BIGINT NOT NULL PRIMARY KEY,
    -- When it was written last, in milliseconds since 1970.
    at BIGINT NOT NULL,
    -- As much as a move needs at most, so that there is room for one if this can be written.
    room TEXT NOT NULL
);
