//! The files of a database: who may read them, and how a copy takes their place.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use remparts_protocol::{PlayerId, TableId};
use remparts_store::{Append, Appended, Facets, Restore, Standing, Store, StoreError, Summary};

fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("remparts-store-{name}-{}", process::id()));
    fs::create_dir(&folder).expect("there is room for a folder");
    folder
}

fn table(number: u8) -> TableId {
    TableId::from_entropy([number; 32])
}

/// Who has opened the tables of these tests.
fn host() -> PlayerId {
    PlayerId::from_entropy([1; 32])
}

fn line(number: u8, seq: u32) -> Append {
    let summary = Summary {
        standing: Standing::Open,
        public: true,
        due: None,
        talk: false,
        facets: Facets::default(),
        listed: String::new(),
    };
    let line = format!("line {seq} of {number}");
    Append { table: table(number), seq, at: 1, line, summary, seats: None, mentions: Vec::new() }
}

async fn open(file: &Path) -> Store {
    Store::open(&format!("sqlite:{}", file.display())).await.expect("the store opens")
}

async fn lines(store: &Store, number: u8) -> usize {
    let found = store.load(table(number)).await.expect("it is read");
    found.map_or(0, |kept| kept.lines.len())
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = folder("modes");
    let file = folder.join("store.db");
    // One that an older program has made for everyone.
    let wide = folder.join("wide.db");
    open(&wide).await.close().await;
    fs::set_permissions(&wide, fs::Permissions::from_mode(0o644)).expect("it is ours");

    let (store, other) = (open(&file).await, open(&wide).await);
    store.hold().expect("nobody replaces it");
    store.create("a seed", host(), line(1, 1)).await.expect("it is new");
    other.create("a seed", host(), line(1, 1)).await.expect("it is new");
    store.backup(&folder.join("copy.db")).await.expect("it is copied");
    let mut names: Vec<String> = Vec::new();
    for file in fs::read_dir(&folder).expect("it is there") {
        let file = file.expect("it is there");
        let mode = file.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.path().display());
        names.push(file.file_name().into_string().expect("names are text"));
    }
    names.sort();
    let expected = ["copy.db", "store.db", "store.db-lock", "store.db-shm", "store.db-wal"];
    assert_eq!(names[..5], expected);
    assert_eq!(names[5..], ["wide.db", "wide.db-shm", "wide.db-wal"]);
    store.close().await;
    other.close().await;
    fs::remove_dir_all(folder).expect("it is ours");
}

#[tokio::test]
async fn a_copy_takes_the_place_of_a_database() {
    let folder = folder("restore");
    let (file, copy) = (folder.join("store.db"), folder.join("copy.db"));
    let store = open(&file).await;
    store.create("a seed", host(), line(1, 1)).await.expect("it is new");
    store.backup(&copy).await.expect("it is copied");
    store.create("a seed", host(), line(2, 1)).await.expect("it is new");
    store.hold().expect("nobody replaces it");
    let told = Restore::prepare(&copy, &file).await.err();
    assert!(matches!(told, Some(StoreError::InUse)), "{told:?}");
    store.close().await;
    drop(store);

    let restore = Restore::prepare(&copy, &file).await.expect("nobody uses it");
    let early = open(&file).await;
    let told = early.hold().err();
    assert!(matches!(told, Some(StoreError::InUse)), "{told:?}");
    early.close().await;
    let part = Store::open(&restore.url()).await.expect("it is a database");
    assert_eq!((lines(&part, 1).await, lines(&part, 2).await), (1, 0));
    part.close().await;
    let old = restore.finish().await.expect("it is put in place").expect("there was one");

    let store = open(&file).await;
    store.hold().expect("nobody replaces it any longer");
    assert_eq!((lines(&store, 1).await, lines(&store, 2).await), (1, 0));
    assert_eq!(store.append(line(1, 2)).await.expect("it is written"), Appended::Done);
    store.close().await;
    let old = open(&old).await;
    assert_eq!((lines(&old, 1).await, lines(&old, 2).await), (1, 1), "the old one is kept");
    old.close().await;
    assert!(copy.is_file(), "the copy stays where it was");
    let rest = fs::read_dir(&folder).expect("it is there").map(|file| file.expect("it is").path());
    let rest: Vec<_> = rest.filter(|path| path.to_string_lossy().contains(".part")).collect();
    assert!(rest.is_empty(), "{rest:?}");
    fs::remove_dir_all(folder).expect("it is ours");
}

/// As root restores the database of a service that has a user of its own.
#[cfg(unix)]
#[tokio::test]
async fn what_is_restored_belongs_to_the_owner_of_the_database() {
    use std::os::unix::fs::{MetadataExt as _, chown};

    let folder = folder("owner");
    let (data, copy) = (folder.join("data"), folder.join("copy.db"));
    fs::create_dir(&data).expect("there is room for a folder");
    let file = data.join("store.db");
    let store = open(&file).await;
    store.backup(&copy).await.expect("it is copied");
    store.close().await;
    // Nobody else than root can give files away; all others own everything here.
    if rustix::process::geteuid().is_root() {
        for path in [&data, &file] {
            chown(path, Some(12_345), Some(12_345)).expect("it is ours");
        }
    }
    for round in 0..2 {
        let restore = Restore::prepare(&copy, &file).await.expect("nobody uses it");
        Store::open(&restore.url()).await.expect("it is a database").close().await;
        restore.finish().await.expect("it is put in place");
        let owner = fs::metadata(&data).expect("it is there").uid();
        for left in fs::read_dir(&data).expect("it is there") {
            let left = left.expect("it is there");
            let uid = left.metadata().expect("it is there").uid();
            assert_eq!(uid, owner, "{} in round {round}", left.path().display());
        }
        // The first time it was there, the second time it is made anew.
        fs::remove_file(&file).expect("it is ours");
    }
    fs::remove_dir_all(folder).expect("it is ours");
}

#[tokio::test]
async fn copies_that_are_none_change_nothing() {
    let folder = folder("no-copies");
    let (file, copy) = (folder.join("store.db"), folder.join("copy.db"));
    let store = open(&file).await;
    for seq in 1..400 {
        let line = line(1, seq);
        if seq == 1 {
            store.create("a seed", host(), line).await.expect("it is new");
        } else {
            assert_eq!(store.append(line).await.expect("it is written"), Appended::Done);
        }
    }
    store.backup(&copy).await.expect("it is copied");
    assert!(store.damages().await.expect("it is read").is_empty());
    store.close().await;
    drop(store);

    let missing = Restore::prepare(&folder.join("none.db"), &file).await.err();
    assert!(matches!(missing, Some(StoreError::Missing)), "{missing:?}");
    let same = Restore::prepare(&file, &file).await.err();
    assert!(matches!(same, Some(StoreError::Exists)), "{same:?}");
    fs::write(folder.join("text.db"), "not a database, just some text").expect("there is room");
    assert!(Restore::prepare(&folder.join("text.db"), &file).await.is_err());
    // A copy in the middle of which a disk has lost something.
    let mut bytes = fs::read(&copy).expect("it is there");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0x5a);
    fs::write(folder.join("broken.db"), bytes).expect("there is room");
    let broken = Restore::prepare(&folder.join("broken.db"), &file).await.err();
    assert!(broken.is_some(), "a page of it is gone");

    let store = open(&file).await;
    assert_eq!(lines(&store, 1).await, 399);
    assert_eq!(store.all_tables(None, 9).await.expect("it is read").len(), 1);
    assert_eq!(store.count_players().await.expect("it is read"), 0);
    assert!(store.free_space().is_none_or(|bytes| bytes > 0));
    store.close().await;
    let left = fs::read_dir(&folder).expect("it is there").count();
    assert_eq!(left, 5, "the database, its lock and three copies");
    fs::remove_dir_all(folder).expect("it is ours");
}
