//! A disk that is full for a while: nothing that was answered is lost, and writing goes on as soon
//! as there is room again. A limit on the size of files (RLIMIT_FSIZE) stands for the disk, since
//! every program may lower its own.

#![cfg(unix)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::time::{Duration, Instant};

use remparts_protocol::{PlayerId, TableId};
use remparts_store::{Append, Appended, Facets, Standing, Store, StoreError, Summary};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Where the program writes whose files must not grow.
const LIMITED: &str = "REMPARTS_STORE_LIMITED";
/// Writes must be possible again so soon after there is room.
const SOON: Duration = Duration::from_secs(5);

fn line(table: TableId, seq: u32) -> Append {
    Append {
        table,
        seq,
        at: u64::from(seq),
        line: format!("line {seq} {}", "and more of it ".repeat(60)),
        summary: Summary {
            standing: Standing::Running,
            public: true,
            due: None,
            talk: false,
            facets: Facets::default(),
            listed: String::new(),
        },
        seats: None,
        mentions: Vec::new(),
    }
}

/// Lets no file of this program grow beyond so many bytes; the limit can be raised again.
fn limit(bytes: Option<u64>) {
    let maximum = getrlimit(Resource::Fsize).maximum;
    let limit = Rlimit { current: bytes.or(maximum), maximum };
    setrlimit(Resource::Fsize, limit).expect("a limit can be lowered and raised");
}

/// The size of the largest file of the database, in bytes.
fn size(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).expect("it is there");
    let sizes = files.map(|file| file.and_then(|file| file.metadata()).expect("it is there").len());
    sizes.max().expect("there are files")
}

/// Writes line after line until one is not kept, and says which was the last and why.
async fn fill(store: &Store, table: TableId, mut seq: u32) -> (u32, StoreError) {
    for _ in 0..10_000 {
        match store.append(line(table, seq + 1)).await {
            Ok(told) => assert_eq!(told, Appended::Done),
            Err(error) => return (seq, error),
        }
        seq += 1;
    }
    panic!("files grow although they must not");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the other test runs it as a program of its own"]
async fn writes_while_files_must_not_grow() {
    let folder = PathBuf::from(env::var(LIMITED).expect("the other test says where"));
    let url = format!("sqlite:{}", folder.join("store.db").display());
    let store = Store::open(&url).await.expect("the store opens");
    let table = TableId::from_entropy([1; 32]);
    store
        .create("a seed", PlayerId::from_entropy([1; 32]), line(table, 1))
        .await
        .expect("it is new");
    let mut seq = 1;
    for round in 0..3 {
        store.healthy().await.expect("there is room");
        limit(Some(size(&folder) + 64 * 1024));
        let (last, error) = fill(&store, table, seq).await;
        println!("round {round}: after {last} lines: {error}");
        seq = last;
        // Nothing is written any longer, not even where the write-ahead log begins anew.
        limit(Some(0));
        // Under load, and when nobody writes any longer.
        let told = store.healthy().await;
        assert!(told.is_err(), "nothing can be written, and yet all is said to be well");
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let told = store.healthy().await;
        assert!(told.is_err(), "nobody has written for a while, and there is still no room");
        let failed = store.append(line(table, seq + 1)).await;
        assert!(failed.is_err(), "there is no room: {failed:?}");
        assert!(store.write_errors() >= 2, "failures are counted");

        limit(None);
        let freed = Instant::now();
        // What failed may have been written nonetheless, so the store says how far it is.
        let mut head = store.heads(&[table]).await.expect("it is read")[0].1;
        assert!(head >= seq, "line {seq} was answered, and is lost");
        while let Err(error) = store.append(line(table, head + 1)).await {
            assert!(
                freed.elapsed() < SOON,
                "nothing can be written although there is room: {error}"
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        head += 1;
        println!("round {round}: writes {:?} after there is room", freed.elapsed());
        while let Err(error) = store.healthy().await {
            assert!(freed.elapsed() < SOON, "all is well, and still: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        seq = head;
    }
    let kept = store.load(table).await.expect("it is read").expect("it is there");
    assert_eq!(kept.lines.len(), seq as usize);
    for (kept, seq) in kept.lines.iter().zip(1..) {
        assert_eq!(*kept, line(table, seq).line);
    }
    store.close().await;
}

#[test]
fn a_full_disk_is_told_and_forgotten() {
    let folder = env::temp_dir().join(format!("remparts-store-full-{}", process::id()));
    fs::create_dir(&folder).expect("there is room for a folder");
    // A write beyond the limit ends programs, unless they were started with that signal ignored.
    let program = Command::new("sh")
        .args(["-c", r#"trap "" XFSZ; exec "$0" "$@""#])
        .arg(env::current_exe().expect("we run"))
        .args(["--exact", "writes_while_files_must_not_grow", "--ignored", "--nocapture"])
        .env(LIMITED, &folder)
        .status()
        .expect("we can be run again");
    assert!(program.success(), "{program}");
    fs::remove_dir_all(folder).expect("it is ours");
}
