//! Where a picture is written to. Written to a temporary file beside the target and then renamed,
//! so that nobody ever sees half of a picture.

use crate::output::Output;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    /// An SVG document, as text.
    Svg,
    /// A PNG picture, as pixels.
    Png,
}

impl Format {
    /// The format that the extension of a file name asks for.
    pub(super) fn of(name: &str) -> Result<Self> {
        let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            _ if name == "-" => Ok(Self::Svg),
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!("`{name}` should end in .svg or .png"),
        }
    }
}

/// A file to be written, or standard output.
pub(super) struct Target {
    /// The temporary file, its path, and the final path; `None` for standard output.
    files: Option<(File, PathBuf, PathBuf)>,
}

impl Target {
    /// Opens the file before the work begins: a name that cannot be written should not cost a long
    /// run.
    pub(super) fn new(name: &str) -> Result<Self> {
        if name == "-" {
            return Ok(Self { files: None });
        }
        let path = PathBuf::from(name);
        let mut beside = path.file_name().unwrap_or_default().to_owned();
        beside.push(format!(".{}.part", std::process::id()));
        let beside = path.with_file_name(beside);
        let file = File::create(&beside).with_context(|| format!("cannot write {name}"))?;
        Ok(Self { files: Some((file, beside, path)) })
    }

    /// Writes the whole picture.
    pub(super) fn write(mut self, bytes: &[u8], out: &mut Output) -> Result<()> {
        let Some((mut file, beside, path)) = self.files.take() else {
            return Ok(out.write_all(bytes)?);
        };
        let written = file
            .write_all(bytes)
            .and_then(|()| file.sync_all())
            .and_then(|()| fs::rename(&beside, &path));
        if written.is_err() {
            // Half a file helps nobody; the first error is the one to tell.
            let _ = fs::remove_file(&beside);
        }
        written.with_context(|| format!("cannot write {}", path.display()))
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        if let Some((_, beside, _)) = &self.files {
            let _ = fs::remove_file(beside);
        }
    }
}
