//! What choices are called: no two of a list alike, however much they have in common.

use crate::words::Words;
use remparts_screen::names::{FeatureName, FigureName, GameName, GiftName, SideLetter, SymbolName};
use remparts_screen::{Choice, ChoiceKind, Face, Screen};

/// What a choice is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// In full, understood alone.
    pub full: String,
    /// In a word or two, where what has to be done is said beside it.
    pub brief: String,
}

impl Label {
    fn same(text: String) -> Self {
        Self { brief: text.clone(), full: text }
    }

    /// Both forms with something added.
    fn with(&self, added: impl Fn(&str) -> String) -> Self {
        Self { full: added(&self.full), brief: added(&self.brief) }
    }

    /// With what tells it apart from others.
    fn but(&self, apart: &Self) -> Self {
        let both = |name: &str, apart: &str| format!("{name} ({apart})");
        Self { full: both(&self.full, &apart.full), brief: both(&self.brief, &apart.brief) }
    }
}

/// What the choices of a list are called, in its order. Where a cell, or a direction on it, is all
/// that tells some of them apart, these are told as well.
pub fn labels(words: Words, screen: &Screen, faces: &[Face], choices: &[&Choice]) -> Vec<Label> {
    let puts = choices.iter().filter(|choice| choice.kind == ChoiceKind::Put);
    let mut cells: Vec<_> = puts.filter_map(|choice| choice.cell).collect();
    cells.dedup();
    // Figures go on the tile just laid, and nobody needs to be told; an arrow lets them go elsewhere.
    let anywhere = cells.len() > 1;
    let plain = choices.iter().map(|choice| label(words, choice, screen, faces, anywhere));
    let plain: Vec<Label> = plain.collect();
    let named = tell_apart(&plain, &plain, choices, |choice| toward(words, choice));
    // Of two fields in the same direction, one lies in the corner and the other around it.
    let named = tell_apart(&plain, &named, choices, |choice| corner(words, choice));
    // What nothing else tells apart is told by its notation.
    let named =
        tell_apart(&plain, &named, choices, |choice| Some(Label::same(choice.text.clone())));
    choices.iter().zip(named).map(|(choice, label)| unwrapped(words, choice, label)).collect()
}

/// Adds something to the plain names of those that are still called the same as another, be it in
/// brief alone.
fn tell_apart(
    plain: &[Label],
    named: &[Label],
    choices: &[&Choice],
    how: impl Fn(&Choice) -> Option<Label>,
) -> Vec<Label> {
    let alike = |one: usize, other: usize| {
        let same_gift = choices[one].gift == choices[other].gift;
        one != other && same_gift && named[one].brief == named[other].brief
    };
    let told = choices.iter().enumerate().map(|(at, choice)| {
        let unclear = (0..named.len()).any(|other| alike(at, other));
        let added = if unclear { how(choice) } else { None };
        added.map_or_else(|| named[at].clone(), |added| plain[at].but(&added))
    });
    told.collect()
}

/// The kind of feature that a choice is about.
fn feature_of(choice: &Choice, screen: &Screen) -> Option<FeatureName> {
    // Synod names a cell alone: there is no more than one abbey on it.
    if choice.gift == Some(GiftName::Synod) {
        return Some(FeatureName::Abbey);
    }
    let region = screen.regions.iter().find(|region| Some(region.id) == choice.region);
    region.map(|region| region.kind)
}

/// The name of one choice, before others are looked at; gifts are not named yet.
fn label(words: Words, choice: &Choice, screen: &Screen, faces: &[Face], anywhere: bool) -> Label {
    let feature = feature_of(choice, screen);
    let figure = choice.figure.map(|figure| figure_on(words, figure, feature));
    let said = match choice.kind {
        ChoiceKind::Pass => Some(Label::same(words.none().to_owned())),
        ChoiceKind::Recall => Some(Label::same(words.recall().to_owned())),
        ChoiceKind::Put => figure.map(|figure| match choice.cell.filter(|_| anywhere) {
            Some((x, y)) => figure.with(|name| words.in_cell(name, x, y)),
            None => figure,
        }),
        ChoiceKind::Unwrap => {
            let road = || feature.map(|feature| Label::same(words.feature(feature).to_owned()));
            let target = figure.or_else(road).zip(choice.cell);
            target.map(|(target, (x, y))| target.with(|name| words.in_cell(name, x, y)))
        }
        ChoiceKind::Arrow => choice.cell.map(|(x, y)| {
            let symbol = symbol_at((x, y), screen, faces);
            Label::same(words.arrow(x, y, symbol))
        }),
        ChoiceKind::Gate | ChoiceKind::Wall | ChoiceKind::Guard | ChoiceKind::Tower => {
            choice.side.zip(choice.cell).map(|(side, (x, y))| Label {
                full: words.piece(choice.kind, side, x, y),
                brief: words.beside(side, x, y),
            })
        }
        ChoiceKind::Place => None,
    };
    said.unwrap_or_else(|| match choice.gift {
        Some(gift) => Label::same(words.unwrap(gift)),
        None => Label::same(choice.text.clone()),
    })
}

/// A figure on a feature; in brief, its role says where it stands.
fn figure_on(words: Words, figure: FigureName, feature: Option<FeatureName>) -> Label {
    let full = words.put_figure(figure, feature);
    let Some(feature) = feature else { return Label::same(full) };
    let is_plain = matches!(figure, FigureName::Meeple | FigureName::Farmer);
    let role = words.role(feature).filter(|_| is_plain).map(str::to_owned);
    let name = words.figure(figure, GameName::Classic);
    Label { full, brief: role.unwrap_or_else(|| format!("{name}, {}", words.feature(feature))) }
}

/// What the arrow of a tile brings.
fn symbol_at(cell: (i8, i8), screen: &Screen, faces: &[Face]) -> Option<SymbolName> {
    let tile = screen.tiles.iter().find(|tile| (tile.x, tile.y) == cell)?;
    faces.iter().find(|face| face.name == tile.face)?.symbol
}

/// The target of a gift with the gift; in brief, the gift is named elsewhere.
fn unwrapped(words: Words, choice: &Choice, target: Label) -> Label {
    match choice.gift.filter(|_| choice.cell.is_some()) {
        Some(gift) => Label { full: words.unwrap_for(gift, &target.full), ..target },
        None => target,
    }
}

/// The ends that a spot reaches: sides, or halves of sides, counted clockwise from the north-west
/// corner. Its notation ends with them.
fn reached(choice: &Choice) -> Option<&str> {
    Some(choice.text.rsplit(' ').next()?.split_once('-')?.1)
}

/// The corner of its tile that a spot is confined to.
fn corner(words: Words, choice: &Choice) -> Option<Label> {
    let confined = matches!(reached(choice)?, "07" | "12" | "34" | "56");
    toward(words, choice)
        .filter(|_| confined)
        .map(|direction| direction.with(|it| words.corner(it)))
}

/// Where on its tile a spot is; in brief, in letters.
fn toward(words: Words, choice: &Choice) -> Option<Label> {
    let (mut east, mut south) = (0, 0);
    for end in reached(choice)?.chars() {
        // In halves of half a side.
        let (dx, dy) = match end {
            'N' => (0, -2),
            'E' => (2, 0),
            'S' => (0, 2),
            'W' => (-2, 0),
            '0' => (-1, -2),
            '1' => (1, -2),
            '2' => (2, -1),
            '3' => (2, 1),
            '4' => (1, 2),
            '5' => (-1, 2),
            '6' => (-2, 1),
            '7' => (-2, -1),
            _ => return None,
        };
        east += dx;
        south += dy;
    }
    // One of the two is said alone where the other hardly counts.
    let rows = match south {
        _ if i32::abs(east) > 2 * i32::abs(south) => None,
        ..0 => Some(SideLetter::N),
        0 => None,
        1.. => Some(SideLetter::S),
    };
    let columns = match east {
        _ if i32::abs(south) > 2 * i32::abs(east) => None,
        ..0 => Some(SideLetter::W),
        0 => None,
        1.. => Some(SideLetter::E),
    };
    (rows.is_some() || columns.is_some())
        .then(|| Label { full: words.compass(rows, columns), brief: words.initials(rows, columns) })
}
