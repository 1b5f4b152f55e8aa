//! Accessors for the page: types of all texts, and the arguments that they take in order.

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::{Argument, Kind};
use super::sets::Sets;
use super::signature::{Shape, Signature};

const HEAD: &str = "\
/** Made by `cargo xtask words` from `locales/`: what the page says, and with which arguments. */
";

/// The topic whose texts are not below a name of their own.
const ROOT: &str = "game";

/// The last word by which the page calls a text.
pub(super) fn word(signature: &Signature) -> String {
    signature.path.last().map(|it| camel(it)).unwrap_or_default()
}

pub(super) fn accessors(signatures: &[Signature], sets: &Sets) -> String {
    let page: Vec<&Signature> =
        signatures.iter().filter(|signature| signature.topic.screens.page()).collect();
    let mut text = HEAD.to_owned();
    text.push_str(&imports(&page, sets));
    text.push_str(&own_sets(&page, sets));
    text.push_str(&interfaces(&page));
    text.push_str(&given(&page));
    text.push_str(&keys(&page, sets));
    text.push_str(&arguments(&page));
    text
}

fn used_sets<'a>(page: &[&'a Signature]) -> BTreeSet<&'a str> {
    let arguments = page.iter().flat_map(|signature| signature.arguments());
    arguments
        .filter_map(|argument| match &argument.kind {
            Kind::Set(name) => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

fn imports(page: &[&Signature], sets: &Sets) -> String {
    let mut by_home: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for name in used_sets(page) {
        if let Some(home) = sets.get(name).and_then(|set| set.home) {
            by_home.entry(home.page).or_default().push(name);
        }
    }
    let lines = by_home
        .iter()
        .map(|(home, names)| format!("import type {{ {} }} from '{home}';\n", names.join(", ")));
    lines.collect()
}

fn own_sets(page: &[&Signature], sets: &Sets) -> String {
    let used = used_sets(page);
    let own = sets.iter().filter(|(name, set)| set.home.is_none() && used.contains(name));
    own.map(|(name, set)| format!("\nexport type {name} = {};\n", union(&set.keys))).collect()
}

fn union(keys: &[String]) -> String {
    keys.iter().map(|key| format!("'{key}'")).collect::<Vec<_>>().join(" | ")
}

/// Names that lead to something, with what is there.
#[derive(Default)]
struct Node<'a> {
    inner: BTreeMap<String, Node<'a>>,
    text: Option<&'a Signature>,
}

impl<'a> Node<'a> {
    fn put(&mut self, path: &[String], signature: &'a Signature) {
        match path {
            [] => self.text = Some(signature),
            [first, rest @ ..] => {
                self.inner.entry(first.clone()).or_default().put(rest, signature);
            }
        }
    }

    fn write(&self, depth: usize, into: &mut String) {
        let indent = "  ".repeat(depth);
        for (name, node) in &self.inner {
            if let Some(signature) = node.text {
                into.push_str(&format!("{indent}/** {} */\n", doc(signature)));
                into.push_str(&format!("{indent}readonly {name}: {};\n", kind(&signature.shape)));
            } else {
                into.push_str(&format!("{indent}readonly {name}: {{\n"));
                node.write(depth + 1, into);
                into.push_str(&format!("{indent}}};\n"));
            }
        }
    }
}

fn doc(signature: &Signature) -> String {
    signature.doc.join(" ").replace("*/", "* /")
}

/// What every language says at once, and what is loaded topic by topic.
fn interfaces(page: &[&Signature]) -> String {
    use super::catalogue::Screens;
    let mut at_once = Node::default();
    let mut on_demand: BTreeMap<&str, Node<'_>> = BTreeMap::new();
    for signature in page {
        let topic = signature.topic.name.as_str();
        let inner: Vec<String> = signature.path.iter().map(|it| camel(it)).collect();
        if signature.topic.screens == Screens::PageOnDemand {
            let mut outer = topic.split('-');
            let group = outer.next().unwrap_or(topic);
            let path: Vec<String> = outer.map(camel).chain(inner).collect();
            on_demand.entry(group).or_default().put(&path, signature);
        } else {
            let outer = topic.split('-').filter(|_| topic != ROOT).map(camel);
            let path: Vec<String> = outer.chain(inner).collect();
            at_once.put(&path, signature);
        }
    }
    let mut text = "\n/** What every language says. */\nexport interface Catalogue {\n".to_owned();
    at_once.write(1, &mut text);
    text.push_str(
        "  /** A text by its name, for names that are put together from data. */\n  \
         readonly say: <Name extends keyof Given>(name: Name, given: Given[Name]) => string;\n",
    );
    text.push_str("}\n\n/** What every language says where it is needed. */\n");
    text.push_str("export interface OnDemand {\n");
    for (group, node) in &on_demand {
        text.push_str(&format!("  readonly {group}: {{\n"));
        node.write(2, &mut text);
        text.push_str("  };\n");
    }
    text.push_str("}\n");
    text
}

/// What each text needs, by name.
fn given(page: &[&Signature]) -> String {
    let mut text = "\n/** What texts are given. */\nexport interface Given {\n".to_owned();
    for signature in page {
        let arguments = signature.arguments().iter();
        let told: Vec<String> = arguments
            .map(|argument| format!("'{}': {}", argument.name, type_of(argument)))
            .collect();
        text.push_str(&format!("  '{}': {{ {} }};\n", signature.name, told.join("; ")));
    }
    text.push_str("}\n");
    text
}

fn kind(shape: &Shape) -> String {
    match shape {
        Shape::Fixed => "string".to_owned(),
        Shape::Table(argument) => format!("Readonly<Record<{}, string>>", type_of(argument)),
        Shape::Said(arguments) => {
            let told: Vec<String> = arguments
                .iter()
                .map(|argument| format!("{}: {}", camel(&argument.name), type_of(argument)))
                .collect();
            format!("(this: void, {}) => string", told.join(", "))
        }
    }
}

fn type_of(argument: &Argument) -> String {
    let kind = match &argument.kind {
        Kind::Number => "number",
        Kind::Text => "string",
        Kind::Flag => "boolean",
        Kind::Date => "Date",
        Kind::Set(name) => name,
    };
    if argument.optional { format!("{kind} | null") } else { kind.to_owned() }
}

/// The keys of the sets for which there are tables.
fn keys(page: &[&Signature], sets: &Sets) -> String {
    let mut told = BTreeMap::new();
    for signature in page {
        if let Shape::Table(Argument { kind: Kind::Set(name), .. }) = &signature.shape
            && let Some(set) = sets.get(name)
        {
            told.insert(name, set.keys.join(" "));
        }
    }
    let mut text =
        "\n/** The keys of sets. */\nexport const KEYS: Readonly<Record<string, string>> = {\n"
            .to_owned();
    for (name, keys) in told {
        text.push_str(&format!("  {name}: '{keys}',\n"));
    }
    text.push_str("};\n");
    text
}

/// The arguments of all texts that take any, in their order; of tables the set in brackets.
fn arguments(page: &[&Signature]) -> String {
    let mut text = "\n/** The arguments of texts in order; a table has its set in brackets. */\n\
                    export const ARGUMENTS: Readonly<Record<string, string>> = {\n"
        .to_owned();
    for signature in page {
        let told = match &signature.shape {
            Shape::Fixed => continue,
            Shape::Table(argument) => {
                let Kind::Set(set) = &argument.kind else { continue };
                format!("{} [{set}]", argument.name)
            }
            Shape::Said(arguments) => {
                arguments.iter().map(|it| it.name.as_str()).collect::<Vec<_>>().join(" ")
            }
        };
        text.push_str(&format!("  '{}': '{told}',\n", signature.name));
    }
    text.push_str("};\n");
    text
}

/// `turn-of` as TypeScript writes it: `turnOf`.
fn camel(name: &str) -> String {
    let mut text = String::new();
    for (n, part) in name.split(['-', '_']).enumerate() {
        let mut letters = part.chars();
        if n == 0 {
            text.push_str(part);
        } else if let Some(first) = letters.next() {
            text.extend(first.to_uppercase());
            text.push_str(letters.as_str());
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::camel;

    #[test]
    fn ids_become_names() {
        assert_eq!(camel("turn-of"), "turnOf");
        assert_eq!(camel("board"), "board");
    }
}
