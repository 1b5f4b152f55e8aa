//! Two databases, one text.

use sqlx::pool::PoolConnection;

/// A thing of SQLite or the same of PostgreSQL.
#[derive(Clone)]
pub(crate) enum Either<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// Connections to the one or the other.
pub(crate) type Pool = Either<sqlx::SqlitePool, sqlx::PgPool>;

/// One connection of a pool.
pub(crate) type Connection = Either<PoolConnection<sqlx::Sqlite>, PoolConnection<sqlx::Postgres>>;

/// What is written at once, over one connection.
pub(crate) type Transaction<'c> =
    Either<sqlx::Transaction<'c, sqlx::Sqlite>, sqlx::Transaction<'c, sqlx::Postgres>>;

/// Says the same to whichever it is. The types differ, so it is compiled twice.
macro_rules! either {
    ($thing:expr, |$name:ident| $said:expr) => {
        match $thing {
            crate::either::Either::Sqlite($name) => $said,
            crate::either::Either::Postgres($name) => $said,
        }
    };
}
pub(crate) use either;

/// The rows that answer a question.
macro_rules! fetch {
    ($pool:expr, $sql:expr $(, $value:expr)* $(,)?) => {
        either!($pool, |pool| sqlx::query_as($sql)$(.bind($value))*.fetch_all(pool).await?)
    };
}
pub(crate) use fetch;

/// How many rows a change has touched.
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
