//! Whether all languages say the same, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::{Argument, Kind, Language, Text};
use super::pattern::Choice;
use super::sets::Sets;
use super::signature::References;

/// Functions that both sides know.
const FUNCTIONS: &[&str] = &["CAPITAL", "ELIDE", "MINUS", "SIGNED"];
/// Functions that only the page knows.
const PAGE_FUNCTIONS: &[&str] = &["DATETIME"];

/// The categories of plural rules, beside which numbers can be chosen by themselves.
const PLURALS: &[&str] = &["zero", "one", "two", "few", "many", "other"];

pub(super) fn faults(source: &Language, languages: &[Language], sets: &Sets) -> Vec<String> {
    let mut faults = Vec::new();
    let english = References::of(source);
    for language in languages {
        let references = References::of(language);
        let mut say = |name: &str, what: &str| {
            faults.push(format!("{}: {name}: {what}", language.code));
        };
        let referred = references.referred();
        doubles(language, &mut say);
        for topic in &source.topics {
            if !language.topics.contains(topic) {
                say(&topic.name, "is missing, or shown elsewhere");
            }
        }
        for document in &source.documents {
            if !language.documents.contains(document) {
                say(document, "is missing");
            }
        }
        for document in &language.documents {
            if !source.documents.contains(document) {
                say(document, "is unknown to the source language");
            }
        }
        for text in &source.texts {
            if !text.is_term() && references.get(&text.name()).is_none() {
                say(&text.name(), "is missing");
            }
        }
        for text in &language.texts {
            let name = text.name();
            let Some((_, uses)) = references.get(&name) else { continue };
            for other in &uses.texts {
                let Some((other_text, _)) = references.get(other) else {
                    say(&name, &format!("refers to {other}, which is not there"));
                    continue;
                };
                if !text.topic.screens.reach(other_text.topic.screens) {
                    say(&name, &format!("refers to {other}, which is not everywhere where it is"));
                }
            }
            for function in &uses.functions {
                let page = PAGE_FUNCTIONS.contains(&function.as_str());
                let known = FUNCTIONS.contains(&function.as_str());
                let here = known || (page && !text.topic.screens.rust());
                if !here {
                    say(&name, &format!("nobody knows the function {function}"));
                }
            }
            if uses.odd {
                say(&name, "chooses by something else than an argument");
            }
            if text.is_term() {
                continue;
            }
            let Some((told, _)) = english.get(&name) else {
                // A language may say in a text of its own what several others refer to.
                if !referred.contains(&name) {
                    say(&name, "is unknown to the source language");
                }
                continue;
            };
            if language.code != source.code && !text.declared.is_empty() {
                say(&name, "only the source language says what arguments are");
            }
            arguments(text, told, &references, &english, &mut say);
            for choice in &uses.chosen {
                let argument = told.declared.iter().find(|it| it.name == choice.argument);
                if let Some(argument) = argument {
                    choices(&name, argument, choice, sets, &mut say);
                }
            }
        }
        for text in &language.texts {
            if text.is_term() && text.attribute.is_none() && !referred.contains(&text.name()) {
                say(&text.name(), "is used nowhere");
            }
        }
    }
    declared(source, languages, &mut faults);
    faults
}

fn doubles(language: &Language, say: &mut impl FnMut(&str, &str)) {
    let mut seen = BTreeSet::new();
    for text in &language.texts {
        if !seen.insert(text.name()) {
            say(&text.name(), "is there twice");
        }
    }
}

/// A language shows the arguments that the source shows, unless a comment says that it does not need
/// one, and no others.
fn arguments(
    text: &Text,
    told: &Text,
    references: &References<'_>,
    english: &References<'_>,
    say: &mut impl FnMut(&str, &str),
) {
    let name = text.name();
    let (here, there) = (references.arguments(&name), english.arguments(&name));
    for argument in &here.all {
        if !told.declared.iter().any(|it| it.name == *argument) {
            say(&name, &format!("nobody gives it ${argument}"));
        }
    }
    for argument in there.shown.difference(&here.all) {
        if !text.without.contains(argument) {
            say(&name, &format!("does not say ${argument}, nor that it does without"));
        }
    }
}

/// A choice has a text for every key that there can be.
fn choices(
    name: &str,
    argument: &Argument,
    choice: &Choice,
    sets: &Sets,
    say: &mut impl FnMut(&str, &str),
) {
    let mut keys: BTreeSet<&str> = choice.keys.iter().map(String::as_str).collect();
    if keys.len() < choice.keys.len() {
        say(name, &format!("chooses twice by a key of ${}", argument.name));
    }
    if argument.optional {
        keys.remove("none");
    }
    let other = keys.contains("other");
    if other && choice.default != "other" {
        say(name, &format!("takes [{}] of ${} where [other] is", choice.default, argument.name));
    }
    match argument.kind {
        Kind::Number => {
            if !other {
                say(name, &format!("does not say what of any other ${}", argument.name));
            }
            for key in keys {
                if !PLURALS.contains(&key) && key.parse::<f64>().is_err() {
                    say(name, &format!("no number ${} is [{key}]", argument.name));
                }
            }
        }
        Kind::Text => {
            if !other {
                say(name, &format!("does not say what of any other ${}", argument.name));
            }
        }
        Kind::Date => say(name, "chooses by a date"),
        Kind::Flag | Kind::Set(_) => {
            let known = sets.keys(&argument.kind);
            for key in &keys {
                if *key != "other" && !known.contains(*key) {
                    say(name, &format!("${} is never [{key}]", argument.name));
                }
            }
            for key in &known {
                if !other && !keys.contains(key.as_str()) {
                    say(name, &format!("does not say what if ${} is [{key}]", argument.name));
                }
            }
        }
    }
}

/// Every argument that a comment declares is used, in some language.
fn declared(source: &Language, languages: &[Language], faults: &mut Vec<String>) {
    let mut used: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for language in languages {
        let references = References::of(language);
        for text in &language.texts {
            used.entry(&text.id).or_default().extend(references.arguments(&text.name()).all);
        }
    }
    for text in &source.texts {
        for argument in &text.declared {
            let known = used.get(text.id.as_str());
            if known.is_none_or(|it| !it.contains(&argument.name)) {
                faults.push(format!("{}: ${} is used nowhere", text.name(), argument.name));
            }
        }
    }
}
