//! SQLite or PostgreSQL behind one type, so that each query is written once.

use sqlx::pool::PoolConnection;

/// A value of the SQLite driver, or its counterpart of the PostgreSQL driver.
#[derive(Clone)]
pub(crate) enum Either<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// A connection pool of either database.
pub(crate) type Pool = Either<sqlx::SqlitePool, sqlx::PgPool>;

/// One connection of a pool.
pub(crate) type Connection = Either<PoolConnection<sqlx::Sqlite>, PoolConnection<sqlx::Postgres>>;

/// A transaction on one connection of either database.
pub(crate) type Transaction<'c> =
    Either<sqlx::Transaction<'c, sqlx::Sqlite>, sqlx::Transaction<'c, sqlx::Postgres>>;

/// Runs the same expression on whichever database it is. The types differ, so it is compiled twice.
macro_rules! either {
    ($thing:expr, |$name:ident| $said:expr) => {
        match $thing {
            crate::either::Either::Sqlite($name) => $said,
            crate::either::Either::Postgres($name) => $said,
        }
    };
}
pub(crate) use either;

/// Fetches the rows that a query answers.
macro_rules! fetch {
    ($pool:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        either!($pool, |pool| sqlx::query_as($sql)$(.bind($value))*.fetch_all(pool).await?)
    };
}
pub(crate) use fetch;

/// Executes a statement; the number of rows it changed.
macro_rules! change {
    ($transaction:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        either!($transaction, |transaction| sqlx::query($sql)
            $(.bind($value))*
            .execute(&mut **transaction)
            .await?
            .rows_affected())
    };
}
pub(crate) use change;
