//! What is chosen before a game, and the wish that comes of it.

use crate::host::saved::PRESETS;
use remparts_bots::levels::{LEVELS, Style};
use remparts_engine::city;
use remparts_engine::classic::setup::{
    Farmers, Module, Modules, RiverBends, RiverSet, Setup, StartTile, TwoTileCity,
};
use remparts_engine::kernel::seat::{MAX_SEATS, Seat};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::tile_file::AnyTiles;
use remparts_protocol::{Preset, text};
use remparts_screen::names::GameName;
use remparts_screen::{Problem, check};
use remparts_session::host::Wish;
use remparts_session::{Kind, Sitter};

/// Games that are chosen with one key, by their short names.
pub(super) const QUICK: [&str; 7] =
    ["base", "base-river", "base-inns", "base-gifts", "classic-all", "base-first-edition", "city"];
/// The fewest players of any game.
const FEWEST: usize = 2;

/// An expansion of the classic game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expansion {
    /// The River.
    River,
    /// Abbot and gardens.
    Abbot,
    /// Anniversary arrows.
    Arrows,
    /// Inns & Cathedrals.
    Inns,
    /// The Gifts.
    Gifts,
}

impl Expansion {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::River, Self::Abbot, Self::Arrows, Self::Inns, Self::Gifts];
}

/// A place at the table. What the other kind of player would need is kept for a change of mind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// The level of the bot; a person where there is none.
    pub level: Option<usize>,
    /// What the bot likes.
    pub style: Option<usize>,
    /// What the person is called.
    pub name: String,
    /// Which of the six colors.
    pub livery: u8,
}

impl Chair {
    /// Whether a bot of this level can have a style: the lower ones see too little for one.
    pub fn has_style(&self) -> bool {
        self.level.is_some_and(|level| level >= 2)
    }

    fn sitter(&self) -> Sitter {
        let kind = match (self.level, self.style.filter(|_| self.has_style())) {
            (None, _) => Kind::Human,
            (Some(level), None) => Kind::Bot(level_name(level).to_owned()),
            (Some(level), Some(style)) => {
                Kind::Bot(format!("{}+{}", level_name(level), style_name(style)))
            }
        };
        let name = if kind == Kind::Human { &*self.name } else { "" };
        let name = text::name(name).unwrap_or_default();
        Sitter { kind, name, livery: self.livery }
    }
}

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which of the two games.
    pub game: GameName,
    /// The classic game, should it be chosen.
    pub classic: Setup,
    /// The City, should it be.
    pub city: city::Setup,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// Which help players get.
    pub preset: Preset,
    /// Who begins; chance says if nobody is named.
    pub first: Option<u8>,
    /// Loaded tile sets, each played with where its part of the game is.
    pub tiles: Vec<AnyTiles>,
}

impl Default for Form {
    /// The first game of a newcomer: the base game against a fair opponent.
    fn default() -> Self {
        let chair = |level, livery| Chair { level, style: None, name: String::new(), livery };
        Self {
            game: GameName::Classic,
            classic: Setup::base(2),
            city: city::Setup::new(2),
            chairs: vec![chair(None, 0), chair(Some(2), 1)],
            preset: Preset::Learner,
            first: None,
            tiles: Vec::new(),
        }
    }
}

/// A level by its place, the weakest first.
pub(super) const fn level_name(level: usize) -> &'static str {
    LEVELS[level].0
}

/// What bots can like, by its place.
pub(super) const fn style_name(style: usize) -> &'static str {
    Style::NAMED[style].1
}

/// The next of so many, or the one before.
pub(super) const fn turned(at: usize, by: isize, count: usize) -> usize {
    (at as isize + by).rem_euclid(count as isize) as usize
}

impl Form {
    fn players(&self) -> u8 {
        self.chairs.len() as u8
    }

    fn first_seat(&self) -> Option<Seat> {
        self.first.filter(|first| *first < self.players()).map(Seat)
    }

    /// The setup, as the engine has it.
    pub fn setup(&self) -> AnySetup {
        let (players, first) = (self.players(), self.first_seat());
        let setup = match self.game {
            GameName::Classic => AnySetup::Classic(Setup { players, first, ..self.classic }),
            GameName::City => AnySetup::City(city::Setup { players, first, ..self.city }),
        };
        setup.with_tiles(&self.tiles)
    }

    /// The lines of the setup.
    pub fn lines(&self) -> String {
        self.setup().write()
    }

    /// The wish that comes of it.
    pub fn wish(&self) -> Wish {
        let sitters = self.chairs.iter().map(Chair::sitter).collect();
        Wish { setup: self.lines(), sitters, preset: self.preset }
    }

    /// Why it cannot be played.
    pub fn problem(&self) -> Option<Problem> {
        check(&self.lines())
    }

    /// Takes everything that a quick choice decides; the table stays as it is.
    pub fn take_quick(&mut self, quick: usize) {
        match AnySetup::named(QUICK[quick], self.players()) {
            Some(AnySetup::Classic(setup)) => {
                (self.game, self.classic) = (GameName::Classic, setup);
            }
            Some(AnySetup::City(setup)) => (self.game, self.city) = (GameName::City, setup),
            None => {}
        }
    }

    /// The quick choice that comes to the same.
    pub fn quick(&self) -> Option<usize> {
        let setup = Self { first: None, ..self.clone() }.setup();
        let named = |name: &str| AnySetup::named(name, self.players());
        let wished = |name: &str| named(name).map(|named| named.with_tiles(&self.tiles));
        QUICK.iter().position(|name| wished(name) == Some(setup))
    }

    /// Whether an expansion is played, or a part of it.
    pub fn has(&self, expansion: Expansion) -> bool {
        let has = |module| self.classic.modules.has(module);
        match expansion {
            Expansion::River => self.classic.river.is_some(),
            Expansion::Abbot => has(Module::Abbot),
            Expansion::Arrows => has(Module::Anniversary),
            Expansion::Inns => {
                has(Module::InnTiles) || has(Module::BigMeeples) || has(Module::SixthColor)
            }
            Expansion::Gifts => has(Module::Gifts),
        }
    }

    /// Adds an expansion, or leaves it out.
    pub fn toggle(&mut self, expansion: Expansion) {
        let on = !self.has(expansion);
        match expansion {
            Expansion::River => {
                let first = self.classic.two_tile_city == TwoTileCity::HalfPoints;
                let river = if first { RiverSet::River1 } else { RiverSet::River20 };
                self.classic.river = on.then_some(river);
            }
            Expansion::Abbot => self.set(Module::Abbot, on),
            Expansion::Arrows => self.set(Module::Anniversary, on),
            Expansion::Inns => {
                [Module::InnTiles, Module::BigMeeples, Module::SixthColor]
                    .into_iter()
                    .for_each(|module| self.set(module, on));
            }
            Expansion::Gifts => self.set(Module::Gifts, on),
        }
    }

    /// Whether a part of an expansion is played.
    pub const fn has_module(&self, module: Module) -> bool {
        self.classic.modules.has(module)
    }

    /// Adds a part of an expansion, or leaves it out.
    pub fn toggle_module(&mut self, module: Module) {
        self.set(module, !self.has_module(module));
    }

    fn set(&mut self, module: Module, on: bool) {
        let others = self.classic.modules.iter().filter(|other| *other != module);
        let others = others.fold(Modules::NONE, Modules::with);
        self.classic.modules = if on { others.with(module) } else { others };
    }

    /// The next way to score fields, or the one before.
    pub fn turn_farmers(&mut self, by: isize) {
        const ALL: [Farmers; 3] = [Farmers::Field3, Farmers::City4, Farmers::Off];
        self.classic.farmers = next_of(&ALL, self.classic.farmers, by);
    }

    /// The other worth of small cities.
    pub fn turn_cities(&mut self) {
        self.classic.two_tile_city = match self.classic.two_tile_city {
            TwoTileCity::FullPoints => TwoTileCity::HalfPoints,
            TwoTileCity::HalfPoints => TwoTileCity::FullPoints,
        };
    }

    /// The next river, or the one before.
    pub fn turn_river(&mut self, by: isize) {
        const ALL: [Option<RiverSet>; 4] =
            [None, Some(RiverSet::River20), Some(RiverSet::River1), Some(RiverSet::River3)];
        self.classic.river = next_of(&ALL, self.classic.river, by);
    }

    /// The next reading of the ban on turning back, or the one before.
    pub fn turn_bends(&mut self, by: isize) {
        const ALL: [RiverBends; 3] =
            [RiverBends::Corridor, RiverBends::TwoAhead, RiverBends::Alternating];
        self.classic.river_bends = next_of(&ALL, self.classic.river_bends, by);
    }

    /// The other place for the start tile.
    pub fn turn_start(&mut self) {
        self.classic.start_tile = match self.classic.start_tile {
            StartTile::Box => StartTile::Bag,
            StartTile::Bag => StartTile::Box,
        };
    }

    /// The next seat to begin, or the one before; chance is among them.
    pub fn turn_first(&mut self, by: isize) {
        let at = self.first_seat().map_or(0, |seat| usize::from(seat.0) + 1);
        let at = turned(at, by, self.chairs.len() + 1);
        self.first = at.checked_sub(1).map(|seat| seat as u8);
    }

    /// The next preset, or the one before.
    pub fn turn_preset(&mut self, by: isize) {
        self.preset = next_of(&PRESETS.map(|(_, preset)| preset), self.preset, by);
    }

    /// More players, or fewer.
    pub fn turn_players(&mut self, by: isize) {
        if by < 0 && self.chairs.len() > FEWEST {
            self.chairs.pop();
        }
        let worn = |livery: &u8| self.chairs.iter().any(|chair| chair.livery == *livery);
        let free = (0..MAX_SEATS as u8).find(|livery| !worn(livery));
        if let Some(livery) = free.filter(|_| by > 0) {
            self.chairs.push(Chair { level: Some(2), style: None, name: String::new(), livery });
        }
    }

    /// The next kind of player on a chair, or the one before: a person, then the levels.
    pub fn turn_level(&mut self, chair: usize, by: isize) {
        let chair = &mut self.chairs[chair];
        let at = turned(chair.level.map_or(0, |level| level + 1), by, LEVELS.len() + 1);
        chair.level = at.checked_sub(1);
    }

    /// The next style of a bot, or the one before.
    pub fn turn_style(&mut self, chair: usize, by: isize) {
        let chair = &mut self.chairs[chair];
        if chair.has_style() {
            let at = turned(chair.style.map_or(0, |style| style + 1), by, Style::NAMED.len() + 1);
            chair.style = at.checked_sub(1);
        }
    }

    /// The next color for a chair; whoever wears it takes the old one.
    pub fn turn_color(&mut self, chair: usize, by: isize) {
        let old = self.chairs[chair].livery;
        let new = turned(usize::from(old), by, MAX_SEATS) as u8;
        if let Some(other) = self.chairs.iter_mut().find(|other| other.livery == new) {
            other.livery = old;
        }
        self.chairs[chair].livery = new;
    }
}

fn next_of<T: Copy + PartialEq>(all: &[T], now: T, by: isize) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    all[turned(at, by, all.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_choices_are_known_again_and_can_be_played() {
        let mut form = Form::default();
        for quick in 0..QUICK.len() {
            form.take_quick(quick);
            assert_eq!(form.quick(), Some(quick));
            assert_eq!(form.problem(), None);
        }
        form.take_quick(0);
        form.toggle(Expansion::Abbot);
        assert_eq!(form.quick(), None);
    }

    #[test]
    fn every_short_name_can_be_reached() {
        for (name, _) in AnySetup::names() {
            let wanted = AnySetup::named(name, 2).expect("a known name");
            let mut form = Form::default();
            match wanted {
                AnySetup::City(setup) => {
                    form.game = GameName::City;
                    form.city.guard_each_wall = setup.guard_each_wall;
                }
                AnySetup::Classic(setup) => {
                    (0..3).for_each(|_| {
                        if form.classic.farmers != setup.farmers {
                            form.turn_farmers(1);
                        }
                    });
                    if form.classic.two_tile_city != setup.two_tile_city {
                        form.turn_cities();
                    }
                    (0..4).for_each(|_| {
                        if form.classic.river != setup.river {
                            form.turn_river(1);
                        }
                    });
                    for module in Module::ALL {
                        if form.has_module(module) != setup.modules.has(module) {
                            form.toggle_module(module);
                        }
                    }
                }
            }
            assert_eq!(form.setup(), wanted, "{name}");
        }
    }

    #[test]
    fn chairs_come_in_colors_that_nobody_wears() {
        let mut form = Form::default();
        form.turn_color(1, 2);
        (0..9).for_each(|_| form.turn_players(1));
        let mut worn: Vec<u8> = form.chairs.iter().map(|chair| chair.livery).collect();
        worn.sort_unstable();
        assert_eq!(worn, [0, 1, 2, 3, 4, 5]);
        assert!(form.problem().is_some(), "six need the sixth color");
        form.toggle(Expansion::Inns);
        assert_eq!(form.problem(), None);
        (0..9).for_each(|_| form.turn_players(-1));
        assert_eq!(form.chairs.len(), FEWEST);
    }

    #[test]
    fn what_is_wished_is_what_was_chosen() {
        let mut form = Form::default();
        form.chairs[0].name = "  Ann ".to_owned();
        form.turn_style(1, 1);
        form.turn_first(-1);
        let wish = form.wish();
        assert_eq!(wish.sitters[0].name, "Ann");
        assert_eq!(wish.sitters[1].kind, Kind::Bot("club+builder".to_owned()));
        assert!(wish.setup.contains("first 2"), "{}", wish.setup);
        form.turn_level(1, -1);
        assert_eq!(form.wish().sitters[1].kind, Kind::Bot("novice".to_owned()));
    }
}
