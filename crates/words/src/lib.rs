//! Everything that is said to people, in every language of `locales/`.
//!
//! The texts are files of [Project Fluent](https://projectfluent.org), a folder for each language. Each
//! has an accessor of its own, a method of [`Words`] whose parameters are the arguments of the text:
//! whatever is missing or of another kind does not compile. `cargo xtask words` makes the accessors and
//! checks that all languages say the same.
//!
//! ```
//! use remparts_screen::names::FeatureName;
//! use remparts_words::Words;
//!
//! let words = Words::of("fr").expect("French is spoken");
//! assert_eq!(words.names_feature(FeatureName::Field), "pré");
//! ```

mod catalogue;
mod functions;
mod generated;
mod given;

pub use catalogue::{Unreadable, Words};
pub use functions::elided;
pub use generated::*;
pub use given::{Given, Key, Number};

/// The files of a language.
pub(crate) struct Source {
    /// Its code, such as `fr`.
    pub(crate) code: &'static str,
    pub(crate) texts: &'static [&'static str],
    /// Texts of several paragraphs by name, such as `rules/turn`.
    pub(crate) documents: &'static [(&'static str, &'static str)],
}
