//! The files of a SQLite database: their mode, their lock, and how much room is left on the disk.
//!
//! The database file itself is never opened here while SQLite may have it open: closing it would
//! give up the POSIX locks that SQLite holds on it for this process.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// Suffixes of the files that SQLite keeps beside a database: the write-ahead log (WAL) and its
/// index.
pub(crate) const LOGS: [&str; 2] = ["-wal", "-shm"];

/// The file beside a database whose name ends in `suffix`.
pub(crate) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(OsStr::new(suffix));
    name.into()
}

/// Makes the file of a database for its owner alone (mode 0600), or narrows one that is there. What
/// SQLite makes beside it, the write-ahead log and its index, gets the mode of the database.
#[cfg(unix)]
pub(crate) fn make_private(database: &Path) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};

    match File::options().write(true).create_new(true).mode(0o600).open(database) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
        made => return made.map(drop),
    }
    for suffix in [""].iter().chain(&LOGS) {
        let file = beside(database, suffix);
        match fs::metadata(&file) {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
            }
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Makes the file of a database; who may read it is up to its folder.
#[cfg(not(unix))]
pub(crate) fn make_private(database: &Path) -> io::Result<()> {
    match File::options().write(true).create_new(true).open(database) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

/// Gives a file the owner of another one. Whoever runs this for somebody else, as root does for a
/// service, must not leave files behind that the other cannot open; anybody else owns both already.
#[cfg(unix)]
pub(crate) fn belong_with(file: &Path, other: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, chown};

    let (own, other) = (fs::metadata(file)?, fs::metadata(other)?);
    if (own.uid(), own.gid()) == (other.uid(), other.gid()) || !rustix::process::geteuid().is_root()
    {
        return Ok(());
    }
    chown(file, Some(other.uid()), Some(other.gid()))
}

/// Who may open a file is up to its folder here.
#[cfg(not(unix))]
pub(crate) fn belong_with(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}

/// An advisory file lock for as long as it is kept. The system releases it when the program ends,
/// however it ends.
pub(crate) struct Lock(#[expect(dead_code, reason = "it is held, not read")] File);

impl Lock {
    /// A shared lock, for those who use the database: any number at the same time.
    pub(crate) fn shared(database: &Path) -> Result<Self, StoreError> {
        Self::take(database, File::try_lock_shared)
    }

    /// An exclusive lock, for whoever replaces the database: nobody else at the same time.
    pub(crate) fn alone(database: &Path) -> Result<Self, StoreError> {
        Self::take(database, File::try_lock)
    }

    fn take(
        database: &Path,
        lock: impl FnOnce(&File) -> Result<(), TryLockError>,
    ) -> Result<Self, StoreError> {
        let path = beside(&real(database), "-lock");
        make_private(&path)?;
        belong_with(&path, folder_of(&path))?;
        let file = File::options().write(true).open(path)?;
        match lock(&file) {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// The canonical path of a database, the same whichever way it is named.
pub(crate) fn real(database: &Path) -> PathBuf {
    if let Ok(path) = fs::canonicalize(database) {
        return path;
    }
    let folder = folder_of(database);
    match (fs::canonicalize(folder), database.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => database.to_owned(),
    }
}

/// The folder that holds a file.
pub(crate) fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Bytes that programs of our user may still write to the disk of a folder; `None` where the system
/// does not tell.
#[cfg(unix)]
pub(crate) fn free_space(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

/// Nobody asks this system yet.
#[cfg(not(unix))]
pub(crate) fn free_space(_: &Path) -> Option<u64> {
    None
}

/// Removes a file that may be missing.
pub(crate) fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Makes the names in a folder durable (fsync of the folder).
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Other systems have no such thing as an open folder.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
