//! The texts of a language, read from its folder.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use fluent_syntax::ast::{Comment, Entry, Pattern};
use fluent_syntax::parser;

use crate::workspace;

/// Everything that a language says.
pub(super) struct Language {
    /// Its folder, such as `fr`.
    pub(super) code: String,
    pub(super) topics: Vec<Topic>,
    pub(super) texts: Vec<Text>,
    /// Texts of several paragraphs, each a file of its own in a folder: `rules/turn`.
    pub(super) documents: Vec<String>,
}

/// A file of a language; its name comes before every id in it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Topic {
    pub(super) name: String,
    pub(super) screens: Screens,
}

/// Where the texts of a topic are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Screens {
    Both,
    Page,
    /// The page, which loads them when they are needed.
    PageOnDemand,
    Terminal,
}

impl Screens {
    pub(super) const fn page(self) -> bool {
        !matches!(self, Self::Terminal)
    }

    pub(super) const fn rust(self) -> bool {
        matches!(self, Self::Both | Self::Terminal)
    }

    /// Whether texts of these may refer to texts of others: those are at hand wherever these are.
    pub(super) fn reach(self, others: Self) -> bool {
        match self {
            Self::Both => others == Self::Both,
            Self::Page => matches!(others, Self::Both | Self::Page),
            Self::PageOnDemand => others.page(),
            Self::Terminal => others.rust(),
        }
    }
}

/// The value of a message or term, or one of its attributes.
pub(super) struct Text {
    pub(super) topic: Topic,
    /// The id of a message, that of a term with its hyphen.
    pub(super) id: String,
    pub(super) attribute: Option<String>,
    /// What the comment says besides its arguments.
    pub(super) about: String,
    /// The arguments that the comment declares, for the value and all attributes.
    pub(super) declared: Vec<Argument>,
    /// Arguments that the comment says this language does without.
    pub(super) without: Vec<String>,
    pub(super) pattern: Pattern<String>,
}

impl Text {
    /// The id with its attribute, as messages refer to each other.
    pub(super) fn name(&self) -> String {
        full_name(&self.id, self.attribute.as_deref())
    }

    pub(super) fn is_term(&self) -> bool {
        self.id.starts_with('-')
    }
}

pub(super) fn full_name(id: &str, attribute: Option<&str>) -> String {
    attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"))
}

/// An argument as a comment declares it: `$count (Number) how many tiles`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether it can be left out; a text then chooses by `none`.
    pub(super) optional: bool,
}

/// What an argument can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Text,
    /// Chosen by `true` and `false`.
    Flag,
    /// A moment, for `DATETIME`.
    Date,
    /// One of a closed set of keys, by the name of the set.
    Set(String),
}

/// All languages, by their folders.
pub(super) fn read(folder: &Path) -> Result<Vec<Language>> {
    let mut codes = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            codes.push(path);
        }
    }
    codes.sort();
    codes.iter().map(|path| language(path)).collect()
}

fn language(folder: &Path) -> Result<Language> {
    let name = |path: &Path| path.file_stem().map(|it| it.to_string_lossy().into_owned());
    let code = name(folder).context("a language has a name")?;
    let mut language =
        Language { code, topics: Vec::new(), texts: Vec::new(), documents: Vec::new() };
    let mut paths = workspace::files_in(folder)?;
    paths.sort();
    for path in paths {
        let is = |wanted: &str| path.extension().is_some_and(|it| it == wanted);
        if is("md") {
            let inner = path.strip_prefix(folder)?.with_extension("");
            language.documents.push(inner.to_string_lossy().replace('\\', "/"));
            continue;
        }
        ensure!(is("ftl"), "{} is neither .ftl nor .md", path.display());
        let topic = name(&path).context("a topic has a name")?;
        let source = workspace::read(&path)?;
        let told = file(&topic, &source).with_context(|| path.display().to_string())?;
        language.topics.push(told.0);
        language.texts.extend(told.1);
    }
    Ok(language)
}

fn file(name: &str, source: &str) -> Result<(Topic, Vec<Text>)> {
    let resource = match parser::parse(source.to_owned()) {
        Ok(resource) => resource,
        Err((_, errors)) => {
            let lines = |at: usize| source[..at.min(source.len())].lines().count().max(1);
            let told: Vec<String> = errors
                .iter()
                .map(|error| format!("line {}: {}", lines(error.pos.start), error.kind))
                .collect();
            bail!("{}", told.join("\n"));
        }
    };
    let screens = resource
        .body
        .iter()
        .find_map(|entry| match entry {
            Entry::ResourceComment(comment) => screens(comment),
            _ => None,
        })
        .context("the first line says where it is shown, such as `### For: both`")??;
    let topic = Topic { name: name.to_owned(), screens };
    let mut texts = Vec::new();
    for entry in resource.body {
        let (id, value, attributes, comment) = match entry {
            Entry::Message(it) => (it.id.name, it.value, it.attributes, it.comment),
            Entry::Term(it) => {
                (format!("-{}", it.id.name), Some(it.value), it.attributes, it.comment)
            }
            _ => continue,
        };
        let expected = id.strip_prefix('-').unwrap_or(&id);
        ensure!(
            id.starts_with('-') || expected.starts_with(&format!("{name}-")),
            "`{id}` does not begin with `{name}-`"
        );
        let said = comment.map_or_else(|| Ok(Said::default()), |comment| said(&id, &comment))?;
        let text = |attribute, pattern| Text {
            topic: topic.clone(),
            id: id.clone(),
            attribute,
            about: said.about.clone(),
            declared: said.declared.clone(),
            without: said.without.clone(),
            pattern,
        };
        texts.extend(value.map(|pattern| text(None, pattern)));
        texts.extend(attributes.into_iter().map(|it| text(Some(it.id.name), it.value)));
    }
    Ok((topic, texts))
}

fn screens(comment: &Comment<String>) -> Option<Result<Screens>> {
    let wanted = comment.content.iter().find_map(|line| line.strip_prefix("For: "))?;
    Some(match wanted {
        "both" => Ok(Screens::Both),
        "page" => Ok(Screens::Page),
        "page, on demand" => Ok(Screens::PageOnDemand),
        "terminal" => Ok(Screens::Terminal),
        other => Err(anyhow::anyhow!("nothing is shown on `{other}`")),
    })
}

#[derive(Default)]
struct Said {
    about: String,
    declared: Vec<Argument>,
    without: Vec<String>,
}

/// Reads a comment: lines that begin with `$` declare arguments, `Without $name` says which ones a
/// language does not need, all others are prose.
fn said(id: &str, comment: &Comment<String>) -> Result<Said> {
    let mut said = Said::default();
    for line in &comment.content {
        if let Some(rest) = line.strip_prefix('$') {
            let (name, rest) = rest.split_once(" (").with_context(|| format!("{id}: `{line}`"))?;
            let (kind, _) = rest.split_once(')').with_context(|| format!("{id}: `{line}`"))?;
            let (kind, optional) = kind.strip_suffix('?').map_or((kind, false), |it| (it, true));
            let kind = match kind {
                "Number" => Kind::Number,
                "Text" => Kind::Text,
                "Flag" => Kind::Flag,
                "Date" => Kind::Date,
                set => Kind::Set(set.to_owned()),
            };
            said.declared.push(Argument { name: name.to_owned(), kind, optional });
        } else if let Some(names) = line.strip_prefix("Without ") {
            let names = names.split(", ").filter_map(|name| name.strip_prefix('$'));
            said.without.extend(names.map(str::to_owned));
        } else if !line.trim().is_empty() {
            let space = if said.about.is_empty() { "" } else { " " };
            said.about = format!("{}{space}{}", said.about, line.trim());
        }
    }
    Ok(said)
}
