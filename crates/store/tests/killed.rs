//! A program that is killed while it writes: what it was answered is there.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{self, Command, Stdio};

use remparts_protocol::{PlayerId, TableId};
use remparts_store::{Append, Appended, Facets, Standing, Store, Summary};
use tokio::task::JoinSet;

/// Where the program that is to be killed writes.
const VICTIM: &str = "REMPARTS_STORE_VICTIM";
const TABLES: u8 = 32;

fn table(number: u8) -> TableId {
    TableId::from_entropy([number; 32])
}

fn line(number: u8, seq: u32) -> Append {
    Append {
        table: table(number),
        seq,
        at: u64::from(seq),
        line: format!("line {seq} of {number}"),
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

/// Writes on and on, and says what was answered, until it is killed.
#[tokio::test]
#[ignore = "the other test runs it as a program of its own"]
async fn writes_until_it_is_killed() {
    let url = env::var(VICTIM).expect("the other test says where");
    let store = Store::open(&url).await.expect("the store opens");
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let found = store.heads(&[table(number)]).await.expect("it is read");
            let mut seq = found.first().map_or(0, |(_, head)| *head);
            loop {
                seq += 1;
                if seq == 1 {
                    store
                        .create("a seed", PlayerId::from_entropy([1; 32]), line(number, 1))
                        .await
                        .expect("it is new");
                } else {
                    let told = store.append(line(number, seq)).await.expect("it is answered");
                    assert_eq!(told, Appended::Done);
                }
                let mut out = std::io::stdout().lock();
                writeln!(out, "kept {number} {seq}").expect("someone reads");
            }
        });
    }
    tasks.join_all().await;
}

#[tokio::test]
async fn what_was_answered_outlives_a_kill() {
    let folder = env::temp_dir().join(format!("remparts-store-killed-{}", process::id()));
    fs::create_dir(&folder).expect("there is room for a folder");
    let url = format!("sqlite:{}", folder.join("store.db").display());
    let mut kept = [0_u32; TABLES as usize];
    for round in 0_u32..8 {
        let mut victim = Command::new(env::current_exe().expect("we run"))
            .args(["--exact", "writes_until_it_is_killed", "--ignored", "--nocapture"])
            .env(VICTIM, &url)
            .stdout(Stdio::piped())
            .spawn()
            .expect("we can be run again");
        let mut lines = BufReader::new(victim.stdout.take().expect("it was asked for")).lines();
        let mut left = 150 + round * 131;
        while let Some(Ok(text)) = lines.next() {
            if left == 0 {
                // What it said before the end counts too.
                victim.kill().expect("it is ours");
            }
            left = left.saturating_sub(1);
            let mut words = text.split(' ');
            // A line that was cut off was not said.
            if let (Some("kept"), Some(Ok(number)), Some(Ok(seq)), None) = (
                words.next(),
                words.next().map(str::parse::<usize>),
                words.next().map(str::parse::<u32>),
                words.next(),
            ) && let Some(kept) = kept.get_mut(number)
            {
                *kept = (*kept).max(seq);
            }
        }
        assert!(!victim.wait().expect("it ends").success(), "it was killed");

        let store = Store::open(&url).await.expect("the store opens again");
        for (number, &kept) in (0..TABLES).zip(&kept) {
            let found = store.load(table(number)).await.expect("it is read");
            let lines = found.map(|found| found.lines).unwrap_or_default();
            assert!(lines.len() as u32 >= kept, "table {number} lost lines in round {round}");
            for (line, seq) in lines.iter().zip(1..) {
                assert_eq!(*line, self::line(number, seq).line);
            }
            let heads = store.heads(&[table(number)]).await.expect("it is read");
            let head = heads.first().map_or(0, |(_, head)| *head);
            assert_eq!(head as usize, lines.len(), "both were written at once");
        }
        store.close().await;
    }
    assert!(kept.iter().all(|&kept| kept > 10), "much was written: {kept:?}");
    fs::remove_dir_all(folder).expect("it is ours");
}
