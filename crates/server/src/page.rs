//! The files of the page.

/// One file, ready for the wire.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its path below the page's folder, with forward slashes.
    pub name: &'static str,
    /// Another one for each version of the file.
    pub tag: &'static str,
    /// Its bytes, not compressed.
    pub plain: &'static [u8],
    /// The same compressed with gzip, where that saves something.
    pub gzip: Option<&'static [u8]>,
    /// The same compressed with brotli, where that saves more.
    pub brotli: Option<&'static [u8]>,
}

/// All files of the page. What is not in this table does not exist, whatever an address says.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub &'static [Asset]);

/// What the build script found.
const BUILT: &[Asset] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

impl Page {
    /// The page this program was built with.
    #[must_use]
    pub const fn built() -> Self {
        Self(BUILT)
    }

    /// Whether the program was built without a page.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The file of this name; the page itself has none.
    pub(crate) fn find(self, name: &str) -> Option<&'static Asset> {
        let name = if name.is_empty() { "index.html" } else { name };
        self.0.iter().find(|asset| asset.name == name)
    }
}

impl Asset {
    /// What kind of file it is, for browsers.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        let extension = self.name.rsplit_once('.').map_or("", |(_, extension)| extension);
        match extension {
            "css" => "text/css; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "ico" => "image/x-icon",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "txt" => "text/plain; charset=utf-8",
            // Browsers compile it while it arrives, but only under this name.
            "wasm" => "application/wasm",
            "webmanifest" => "application/manifest+json",
            "webp" => "image/webp",
            "woff2" => "font/woff2",
            _ => "application/octet-stream",
        }
    }

    /// How long it may be kept. The names of assets change with what is in them; all others are
    /// asked for again.
    pub(crate) fn keeping(&self) -> &'static str {
        if self.name.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }
}
