//! The texts of a language, ready to be said.

use std::collections::HashMap;
use std::fmt;
use std::sync::{OnceLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Given;
use crate::functions::{FUNCTIONS, written};
use crate::generated::SOURCES;

/// Everything that is said in a language.
#[derive(Clone, Copy)]
pub struct Words(&'static Catalogue);

struct Catalogue {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Texts that never change, by their name and the key that chooses among them.
    fixed: RwLock<HashMap<(&'static str, &'static str), &'static str>>,
}

/// Why texts could not be read.
#[derive(Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "texts cannot be read: {}", self.0)
    }
}

impl std::error::Error for Unreadable {}

/// The languages of the program in their order, each read when it is first spoken and kept for good.
static SPOKEN: OnceLock<Vec<OnceLock<Words>>> = OnceLock::new();

impl Words {
    /// What is said in the language of a code, such as `fr` or `fr_FR.UTF-8`; nothing if nobody speaks
    /// it.
    pub fn of(code: &str) -> Option<Self> {
        let language = code.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        let index = SOURCES.iter().position(|source| source.code == language)?;
        let spoken = SPOKEN.get_or_init(|| SOURCES.iter().map(|_| OnceLock::new()).collect());
        let source = SOURCES.get(index)?;
        Some(*spoken.get(index)?.get_or_init(|| {
            Self::read(source.code, source.texts)
                .expect("`cargo xtask words` has read every text of the program")
        }))
    }

    /// The codes of all languages.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        SOURCES.iter().map(|source| source.code)
    }

    /// The files of a language as they are, for tests that make another one of them.
    pub fn sources(code: &str) -> &'static [&'static str] {
        SOURCES.iter().find(|source| source.code == code).map_or(&[], |source| source.texts)
    }

    /// Reads the texts of a language. They stay in memory for good: screens keep them as long as they
    /// live.
    pub fn read(code: &'static str, texts: &[&str]) -> Result<Self, Unreadable> {
        let wrong = |error: &dyn fmt::Debug| Unreadable(format!("{code}: {error:?}"));
        let language: LanguageIdentifier = code.parse().map_err(|error| wrong(&error))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names come isolated where they need it, and most never do.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(written(number.value)),
            _ => None,
        }));
        for (name, function) in FUNCTIONS {
            bundle.add_function(name, function).map_err(|error| wrong(&error))?;
        }
        for text in texts {
            let resource =
                FluentResource::try_new((*text).to_owned()).map_err(|(_, error)| wrong(&error))?;
            bundle.add_resource(resource).map_err(|error| wrong(&error))?;
        }
        let fixed = RwLock::default();
        Ok(Self(Box::leak(Box::new(Catalogue { code, bundle, fixed }))))
    }

    /// The code of the language, such as `fr`.
    pub fn code(self) -> &'static str {
        self.0.code
    }

    /// A text of several paragraphs, such as `rules/turn`: a title, then prose in a simple kind of
    /// Markdown. Nothing if there is none.
    pub fn document(self, name: &str) -> Option<&'static str> {
        let source = SOURCES.iter().find(|source| source.code == self.0.code)?;
        source.documents.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }

    /// A text with its arguments, by its name: its id, with a dot before an attribute. Accessors are
    /// to be preferred; this is for names that are put together from data, such as the reason of a
    /// refusal. A text or an argument that is missing is a fault of the program.
    pub fn say<'a>(
        self,
        name: &str,
        given: impl IntoIterator<Item = (&'a str, Given<'a>)>,
    ) -> String {
        let given: FluentArgs<'_> =
            given.into_iter().map(|(name, given)| (name, given.0)).collect();
        let (id, attribute) = name.split_once('.').map_or((name, None), |(id, it)| (id, Some(it)));
        let message = self.0.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|it| it.value()),
        });
        let Some(pattern) = pattern else { unreachable!("{}: no text `{name}`", self.0.code) };
        let mut errors: Vec<FluentError> = Vec::new();
        let said = self.0.bundle.format_pattern(pattern, Some(&given), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {name}: {errors:?}", self.0.code);
        said.into_owned()
    }

    /// A text that is always the same.
    pub(crate) fn fixed(self, name: &'static str) -> &'static str {
        self.kept((name, ""), || self.say(name, []))
    }

    /// The text of a table for a key.
    pub(crate) fn entry(
        self,
        name: &'static str,
        argument: &'static str,
        key: &'static str,
    ) -> &'static str {
        self.kept((name, key), || self.say(name, [(argument, Given(FluentValue::from(key)))]))
    }

    fn kept(
        self,
        key: (&'static str, &'static str),
        make: impl FnOnce() -> String,
    ) -> &'static str {
        // A text is put in whole, so whoever panicked with the lock has left nothing half done.
        let kept = self.0.fixed.read().unwrap_or_else(PoisonError::into_inner).get(&key).copied();
        kept.unwrap_or_else(|| {
            let text: &'static str = make().leak();
            let mut fixed = self.0.fixed.write().unwrap_or_else(PoisonError::into_inner);
            fixed.entry(key).or_insert(text)
        })
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.0.code).finish()
    }
}
