//! Packs the built page, if there is one, into the program.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// Where `cargo xtask web` puts the page.
const DIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={DIST}");
    // Cargo takes a missing folder for one that changes all the time.
    fs::create_dir_all(DIST)?;
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names a folder"));
    let dist = fs::canonicalize(DIST)?;
    let mut files = Vec::new();
    collect(&dist, &mut files)?;
    files.sort();

    let mut table = String::from("&[\n");
    for (index, path) in files.iter().enumerate() {
        let plain = fs::read(path)?;
        // Each coding only where it saves something over what every browser takes.
        let keep = |ending: &str, coded: Vec<u8>, least: usize| -> io::Result<(String, usize)> {
            if coded.len() >= least {
                return Ok(("None".to_owned(), least));
            }
            let to = out.join(format!("{index}.{ending}"));
            fs::write(&to, &coded)?;
            Ok((format!("Some(include_bytes!({to:?}))"), coded.len()))
        };
        let (gzip, least) = keep("gz", gzip(&plain)?, plain.len())?;
        let (brotli, _) = keep("br", brotli(&plain)?, least)?;
        let (name, tag) = (name(&dist, path), tag(&plain));
        writeln!(
            table,
            "Asset {{ name: {name:?}, tag: {tag:?}, plain: include_bytes!({path:?}), gzip: {gzip}, \
             brotli: {brotli} }},"
        )
        .expect("text grows as it likes");
    }
    table.push(']');
    fs::write(out.join("page.rs"), table)
}

/// Every file below a folder that does not hide.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), files)?;
        } else {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// The path below the page's folder as addresses have it.
fn name(dist: &Path, path: &Path) -> String {
    let below = path.strip_prefix(dist).expect("it was found there");
    below.to_string_lossy().replace('\\', "/")
}

/// As long as it has to be to tell versions of one file apart.
fn tag(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// As short as brotli gets: the whole file is its window.
fn brotli(mut bytes: &[u8]) -> io::Result<Vec<u8>> {
    let params = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut coded = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut coded, &params)?;
    Ok(coded)
}
