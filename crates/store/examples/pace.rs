//! Benchmark of the write path: `cargo run --release --example pace -- URL [PER_SECOND] [SECONDS]`.
//!
//! Two thousand tables, each of which adds its next line when the one before is on disk. Without a
//! rate they write as fast as they can. Prints lines per second and the latency percentiles of an
//! append.

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use remparts_protocol::{PlayerId, TableId};
use remparts_store::{Append, Appended, Facets, Standing, Store, Summary};
use tokio::task::JoinSet;
use tokio::time::{Instant as Tick, sleep_until};

const TABLES: u32 = 2000;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = env::args().skip(1).collect();
    let url = args.first().ok_or("say which store, such as sqlite:pace.db")?;
    let pace: Option<f64> = args.get(1).map(|pace| pace.parse()).transpose()?;
    let seconds: u64 = args.get(2).map_or(Ok(20), |seconds| seconds.parse())?;
    let store = Store::open(url).await?;
    let start = Instant::now();
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            store.create("a seed", PlayerId::from_entropy([1; 32]), line(number, 1)).await
        });
    }
    tasks.join_all().await.into_iter().collect::<Result<(), _>>()?;
    println!("{TABLES} tables in {:.1?}", start.elapsed());

    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let pause = pace.map(|pace| Duration::from_secs_f64(f64::from(TABLES) / pace));
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let mut times = Vec::new();
            let mut next = start + pause.unwrap_or_default() * number / TABLES;
            for seq in 2.. {
                sleep_until(Tick::from_std(next)).await;
                let begin = Instant::now();
                if begin >= end {
                    break;
                }
                let done = store.append(line(number, seq)).await.expect("it is written");
                assert_eq!(done, Appended::Done);
                times.push(begin.elapsed());
                next += pause.unwrap_or_default();
            }
            times
        });
    }
    let mut times: Vec<Duration> = tasks.join_all().await.into_iter().flatten().collect();
    times.sort();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    println!(
        "{} lines, {:.0} per second; median {:.1?}, p99 {:.1?}, longest {:.1?}",
        times.len(),
        times.len() as f64 / seconds as f64,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    store.close().await;
    Ok(())
}

fn line(number: u32, seq: u32) -> Append {
    let mut entropy = [0; 32];
    for (pair, digit) in entropy.chunks_exact_mut(2).zip(number.to_string().bytes()) {
        pair[1] = digit - b'0' + 1;
    }
    Append {
        table: TableId::from_entropy(entropy),
        seq,
        at: u64::from(seq) * 1000 + u64::from(number),
        line: "as long as a usual line of a table ".repeat(10),
        summary: Summary {
            standing: Standing::Running,
            public: number.is_multiple_of(2),
            due: Some(u64::from(seq) * 2000),
            talk: false,
            facets: Facets::default(),
            listed: "what lists show of a table ".repeat(12),
        },
        seats: None,
        mentions: Vec::new(),
    }
}
