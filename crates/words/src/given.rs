//! What texts are given: names, numbers, and keys by which they choose.

use fluent_bundle::FluentValue;

/// One of a closed set of keys by which texts choose.
pub trait Key: Copy {
    /// The key as the files of texts write it.
    fn key(self) -> &'static str;
}

/// A number as texts count with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Number(f64);

macro_rules! numbers {
    ($($kind:ty)*) => {$(
        impl From<$kind> for Number {
            fn from(number: $kind) -> Self {
                Self(f64::from(number))
            }
        }
    )*};
}

numbers!(i8 i16 i32 u8 u16 u32 f32 f64);

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        // Nobody counts further than the 53 bits of a float.
        Self(number as f64)
    }
}

/// An argument of a text.
pub struct Given<'a>(pub(crate) FluentValue<'a>);

impl<'a> Given<'a> {
    /// A number, by which texts may choose singular or plural.
    pub fn number(number: impl Into<Number>) -> Self {
        Self(FluentValue::from(number.into().0))
    }

    /// A name or another text.
    pub fn text(text: &'a str) -> Self {
        Self(FluentValue::from(text))
    }

    /// One of a closed set.
    pub fn key(key: impl Key) -> Self {
        Self(FluentValue::from(key.key()))
    }

    /// Whether something is so: texts choose by `true` and `false`.
    pub fn flag(flag: bool) -> Self {
        Self(FluentValue::from(if flag { "true" } else { "false" }))
    }

    /// Something that can be absent: texts then choose by `none`.
    pub fn maybe(given: Option<Self>) -> Self {
        given.unwrap_or_else(|| Self(FluentValue::from("none")))
    }
}
