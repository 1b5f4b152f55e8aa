//! Accessors for Rust: a method for each text, an enum for each set of the catalogue itself.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::catalogue::{Argument, Kind, Language};
use super::sets::Sets;
use super::signature::{Shape, Signature};

const HEAD: &str = "\
//! Made by `cargo xtask words` from `locales/`: what is said, and with which arguments.

";

/// The method by which Rust says a text.
pub(super) fn word(signature: &Signature) -> String {
    signature.name.replace(['-', '.'], "_")
}

pub(super) fn accessors(
    root: &Path,
    languages: &[Language],
    signatures: &[Signature],
    sets: &Sets,
) -> Result<String> {
    let said: Vec<&Signature> =
        signatures.iter().filter(|signature| signature.topic.screens.rust()).collect();
    let used = used_sets(&said);
    let mut text = HEAD.to_owned();
    text.push_str(&imports(&said, sets, &used));
    text.push_str(&sources(languages));
    for (name, set) in sets.iter().filter(|(name, _)| used.contains(name)) {
        if set.home.is_none() {
            text.push_str(&own_set(name, &set.keys));
        }
        text.push_str(&keys(name, &set.keys));
    }
    text.push_str("/// What is said.\nimpl Words {\n");
    for signature in &said {
        text.push_str(&method(signature));
    }
    text.push_str("}\n");
    formatted(root, &text)
}

fn used_sets<'a>(said: &[&'a Signature]) -> BTreeSet<&'a str> {
    let arguments = said.iter().flat_map(|signature| signature.arguments());
    arguments
        .filter_map(|argument| match &argument.kind {
            Kind::Set(name) => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

fn imports(said: &[&Signature], sets: &Sets, used: &BTreeSet<&str>) -> String {
    let has = |wanted: fn(&Argument) -> bool| {
        said.iter().flat_map(|signature| signature.arguments()).any(wanted)
    };
    let mut own = vec!["Source", "Words"];
    if !used.is_empty() {
        own.push("Key");
    }
    if has(|argument| argument.kind == Kind::Number) {
        own.push("Number");
    }
    if said.iter().any(|signature| matches!(signature.shape, Shape::Said(_))) {
        own.push("Given");
    }
    own.sort_unstable();
    let mut text = format!("use crate::{{{}}};\n", own.join(", "));
    let mut by_home: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in used {
        if let Some(home) = sets.get(name).and_then(|set| set.home) {
            by_home.entry(home.rust).or_default().push(name);
        }
    }
    for (home, names) in by_home {
        text.push_str(&format!("use {home}::{{{}}};\n", names.join(", ")));
    }
    text
}

/// The files of all languages, put into the program.
fn sources(languages: &[Language]) -> String {
    let mut text = "\n/// The files of each language.\n\
                    pub(crate) const SOURCES: &[Source] = &[\n"
        .to_owned();
    for Language { code, topics, documents, .. } in languages {
        text.push_str(&format!("Source {{ code: \"{code}\", texts: &[\n"));
        for topic in topics.iter().filter(|topic| topic.screens.rust()) {
            let name = &topic.name;
            text.push_str(&format!("include_str!(\"../../../locales/{code}/{name}.ftl\"),\n"));
        }
        text.push_str("], documents: &[\n");
        for name in documents {
            text.push_str(&format!(
                "(\"{name}\", include_str!(\"../../../locales/{code}/{name}.md\")),\n"
            ));
        }
        text.push_str("] },\n");
    }
    text.push_str("];\n\n");
    text
}

fn own_set(name: &str, keys: &[String]) -> String {
    let variants: String = keys
        .iter()
        .map(|key| format!("/// The key `{key}` in texts.\n{},\n", pascal(key)))
        .collect();
    format!(
        "/// A set of keys by which texts are chosen.\n\
         #[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {name} {{\n{variants}}}\n\n\
         impl {name} {{\n/// All keys of this set.\npub const ALL: &[Self] = &[{}];\n}}\n\n",
        keys.iter().map(|key| format!("Self::{}", pascal(key))).collect::<Vec<_>>().join(", ")
    )
}

fn keys(name: &str, keys: &[String]) -> String {
    let arms: String =
        keys.iter().map(|key| format!("Self::{} => \"{key}\",\n", pascal(key))).collect();
    format!(
        "impl Key for {name} {{\nfn key(self) -> &'static str {{\nmatch self {{\n{arms}}}\n}}\n}}\n\n"
    )
}

fn method(signature: &Signature) -> String {
    let doc: String = signature.doc.iter().map(|line| format!("/// {line}\n")).collect();
    let doc = doc.replace("\n/// “", "\n///\n/// “").replace('[', "\\[").replace('<', "\\<");
    let (word, name) = (word(signature), &signature.name);
    match &signature.shape {
        Shape::Fixed => {
            format!("{doc}pub fn {word}(self) -> &'static str {{\nself.fixed(\"{name}\")\n}}\n\n")
        }
        Shape::Table(argument) => {
            let (it, kind) = (snake(&argument.name), type_of(argument));
            let key = &argument.name;
            format!(
                "{doc}pub fn {word}(self, {it}: {kind}) -> &'static str {{\n\
                 self.entry(\"{name}\", \"{key}\", {it}.key())\n}}\n\n"
            )
        }
        Shape::Said(arguments) => {
            let params: String = arguments
                .iter()
                .map(|argument| format!(", {}: {}", snake(&argument.name), type_of(argument)))
                .collect();
            let given: Vec<String> = arguments
                .iter()
                .map(|argument| format!("(\"{}\", {})", argument.name, given(argument)))
                .collect();
            format!(
                "{doc}pub fn {word}(self{params}) -> String {{\n\
                 self.say(\"{name}\", [{}])\n}}\n\n",
                given.join(", ")
            )
        }
    }
}

fn type_of(argument: &Argument) -> String {
    let kind = match &argument.kind {
        Kind::Number => "impl Into<Number>",
        Kind::Text => "&str",
        Kind::Flag => "bool",
        Kind::Date => "Never",
        Kind::Set(name) => name,
    };
    if argument.optional { format!("Option<{kind}>") } else { kind.to_owned() }
}

fn given(argument: &Argument) -> String {
    let name = snake(&argument.name);
    let give = match argument.kind {
        Kind::Number => "Given::number",
        Kind::Text => "Given::text",
        Kind::Flag => "Given::flag",
        Kind::Date | Kind::Set(_) => "Given::key",
    };
    if argument.optional {
        format!("Given::maybe({name}.map({give}))")
    } else {
        format!("{give}({name})")
    }
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}

/// `stand-lie` as Rust names a variant: `StandLie`.
fn pascal(name: &str) -> String {
    let parts = name.split(['-', '_']).map(|part| {
        let mut letters = part.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    parts.collect()
}

/// The same as rustfmt leaves it, so that the check of the format holds.
fn formatted(root: &Path, text: &str) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start rustfmt")?;
    let mut input = rustfmt.stdin.take().context("rustfmt reads what it formats")?;
    input.write_all(text.as_bytes()).context("rustfmt reads to the end")?;
    drop(input);
    let output = rustfmt.wait_with_output().context("rustfmt answers")?;
    ensure!(output.status.success(), "rustfmt does not understand the accessors");
    String::from_utf8(output.stdout).context("rustfmt writes text")
}

#[cfg(test)]
mod tests {
    use super::pascal;

    #[test]
    fn keys_become_variants() {
        assert_eq!(pascal("stand-lie"), "StandLie");
        assert_eq!(pascal("N"), "N");
    }
}
