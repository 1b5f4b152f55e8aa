//! Programs that checks need, installed by the system's package manager.

use std::path::Path;

use anyhow::{Result, bail};

use crate::workspace;

/// Installs packages of the system, where that is allowed.
pub(crate) fn install(root: &Path, packages: &[&str]) -> Result<()> {
    if workspace::find_program(&["apt-get"]).is_none() {
        bail!("packages of the system cannot be installed");
    }
    let quiet = "DEBIAN_FRONTEND=noninteractive";
    let begin: &[&str] = if is_root() {
        &["env", quiet, "apt-get"]
    } else if workspace::program_output("sudo", &["-n", "true"]).is_some() {
        &["sudo", "-n", "env", quiet, "apt-get"]
    } else {
        bail!("only root may install packages of the system");
    };
    let apt = |args: &[&str]| workspace::run(root, begin[0], &[&begin[1..], args].concat(), &[]);
    apt(&["update"])?;
    apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())
}

/// Whether this process runs as root.
pub(crate) fn is_root() -> bool {
    workspace::program_output("id", &["-u"]).is_some_and(|id| id.trim() == "0")
}
