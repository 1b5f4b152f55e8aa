//! What a message needs to be said, and by what name screens call it.

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::{Argument, Kind, Language, Text, Topic};
use super::pattern::{self, Uses};
use super::sets::Sets;

/// A text as screens call it.
pub(super) struct Signature {
    pub(super) topic: Topic,
    /// The id, with a dot before an attribute.
    pub(super) name: String,
    /// The id without its topic, and the attribute.
    pub(super) path: Vec<String>,
    pub(super) shape: Shape,
    /// What accessors say of it: the comment, and the source text.
    pub(super) doc: Vec<String>,
}

pub(super) enum Shape {
    /// Always the same.
    Fixed,
    /// One text for every key of a set.
    Table(Argument),
    /// Whatever its arguments make of it.
    Said(Vec<Argument>),
}

impl Signature {
    pub(super) fn arguments(&self) -> &[Argument] {
        match &self.shape {
            Shape::Fixed => &[],
            Shape::Table(argument) => std::slice::from_ref(argument),
            Shape::Said(arguments) => arguments,
        }
    }
}

/// Everything that texts refer to, directly and through others.
pub(super) struct References<'a>(BTreeMap<String, (&'a Text, Uses)>);

impl<'a> References<'a> {
    pub(super) fn of(language: &'a Language) -> Self {
        let texts = language.texts.iter();
        Self(texts.map(|text| (text.name(), (text, pattern::uses(&text.pattern)))).collect())
    }

    pub(super) fn get(&self, name: &str) -> Option<&(&'a Text, Uses)> {
        self.0.get(name)
    }

    /// Every text that another one refers to.
    pub(super) fn referred(&self) -> BTreeSet<String> {
        self.0.values().flat_map(|(_, uses)| uses.texts.clone()).collect()
    }

    /// The arguments that a text needs, also for those it refers to. Terms have arguments of their own.
    pub(super) fn arguments(&self, name: &str) -> Arguments {
        let mut arguments = Arguments::default();
        self.collect(name, &mut BTreeSet::new(), &mut arguments);
        arguments
    }

    fn collect(&self, name: &str, seen: &mut BTreeSet<String>, into: &mut Arguments) {
        if name.starts_with('-') || !seen.insert(name.to_owned()) {
            return;
        }
        let Some((_, uses)) = self.0.get(name) else { return };
        into.shown.extend(uses.shown.iter().cloned());
        into.all.extend(uses.shown.iter().cloned());
        into.all.extend(uses.chosen.iter().map(|choice| choice.argument.clone()));
        for other in &uses.texts {
            self.collect(other, seen, into);
        }
    }
}

/// The arguments of a text, also of those it refers to.
#[derive(Default)]
pub(super) struct Arguments {
    pub(super) shown: BTreeSet<String>,
    pub(super) all: BTreeSet<String>,
}

/// All messages of the source language, in its order.
pub(super) fn all(
    source: &Language,
    languages: &[Language],
    sets: &Sets,
    faults: &mut Vec<String>,
) -> Vec<Signature> {
    let references: Vec<References<'_>> = languages.iter().map(References::of).collect();
    let messages = source.texts.iter().filter(|text| !text.is_term());
    messages
        .map(|text| {
            let name = text.name();
            let used: BTreeSet<String> =
                references.iter().flat_map(|it| it.arguments(&name).all).collect();
            for argument in &used {
                if !text.declared.iter().any(|it| it.name == *argument) {
                    faults.push(format!("{name}: no comment says what ${argument} is"));
                }
            }
            let arguments = text.declared.iter().filter(|it| used.contains(&it.name));
            let shape = shape(text, arguments.cloned().collect(), sets);
            let topic = &text.topic.name;
            let id = text.id.strip_prefix(&format!("{topic}-")).unwrap_or(&text.id).to_owned();
            let doc = [text.about.clone(), format!("“{}”", pattern::told(&text.pattern))];
            Signature {
                topic: text.topic.clone(),
                name,
                path: [id].into_iter().chain(text.attribute.clone()).collect(),
                shape,
                doc: doc.into_iter().filter(|line| !line.is_empty()).collect(),
            }
        })
        .collect()
}

fn shape(text: &Text, arguments: Vec<Argument>, sets: &Sets) -> Shape {
    match arguments.as_slice() {
        [] => Shape::Fixed,
        [only]
            if !only.optional
                && matches!(&only.kind, Kind::Set(name) if sets.get(name).is_some())
                && pattern::sole_choice(&text.pattern) == Some(only.name.as_str()) =>
        {
            Shape::Table(only.clone())
        }
        _ => Shape::Said(arguments),
    }
}
