//! Tables over real sockets, with the real program as server.

#![cfg(unix)]

mod bots;
mod client;
mod clocks;
mod crowd;
mod faults;
#[cfg(target_os = "linux")]
mod full;
mod games;
mod house;
mod kept;
mod manners;
mod moderate;
mod node;
mod operator;
mod programs;
mod proof;
mod restore;
mod views;

use std::path::PathBuf;

/// An empty folder below the build folder that no other test uses.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("online").join(name);
    match std::fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{error}"),
        _ => {}
    }
    std::fs::create_dir_all(&folder).expect("there is room for a folder");
    folder
}
