//! Whether a build step has to be done again, by a hash of its sources.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::workspace;

/// A note beside what was built, with the hash of what it was built from.
pub(crate) struct Stamp {
    file: PathBuf,
    text: String,
}

impl Stamp {
    /// The stamp for `folder`, built from these files and folders.
    pub(crate) fn of(folder: &Path, sources: &[PathBuf]) -> Result<Self> {
        // Another version of Rust may hash otherwise; then things are built once more.
        let mut hash = DefaultHasher::new();
        for source in sources {
            for path in workspace::files_in(source)? {
                let bytes = fs::read(&path);
                (&path, bytes.with_context(|| format!("cannot read {}", path.display()))?)
                    .hash(&mut hash);
            }
        }
        Ok(Self { file: folder.join(".made-from"), text: format!("{:016x}\n", hash.finish()) })
    }

    /// Whether the folder was built from the same sources.
    pub(crate) fn holds(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|text| text == self.text)
    }

    /// Writes the stamp, after the folder was built.
    pub(crate) fn press(&self) -> Result<()> {
        fs::write(&self.file, &self.text)
            .with_context(|| format!("cannot write {}", self.file.display()))
    }
}
