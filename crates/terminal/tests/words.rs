//! The catalogue: both languages say everything, and say it in lines.

use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, Occasion, ShareName,
    SideLetter, Step, SymbolName,
};
use remparts_screen::{
    Category, ChoiceKind, Count, EdgeName, FactName, Happening, Phase, Sign, Spot, Why,
};
use remparts_terminal::command::{self, Command, Topic};
use remparts_terminal::words::{KEYMAP, Language, Words, all_of, ascii, capital, keys_of};

const FEATURES: [FeatureName; 9] = [
    FeatureName::City,
    FeatureName::Road,
    FeatureName::Field,
    FeatureName::Abbey,
    FeatureName::Garden,
    FeatureName::Street,
    FeatureName::Market,
    FeatureName::Homes,
    FeatureName::Guard,
];
const FIGURES: [FigureName; 6] = [
    FigureName::Meeple,
    FigureName::Farmer,
    FigureName::Big,
    FigureName::Abbot,
    FigureName::Guard,
    FigureName::Tower,
];
const GIFTS: [GiftName; 5] =
    [GiftName::Synod, GiftName::Sweeper, GiftName::Retreat, GiftName::StandLie, GiftName::TakeTwo];
const SYMBOLS: [SymbolName; 3] = [SymbolName::Pair, SymbolName::Anywhere, SymbolName::Repeat];
const SIDES: [SideLetter; 4] = [SideLetter::N, SideLetter::E, SideLetter::S, SideLetter::W];
const EDGES: [EdgeName; 7] = [
    EdgeName::City,
    EdgeName::Road,
    EdgeName::Field,
    EdgeName::River,
    EdgeName::Street,
    EdgeName::Market,
    EdgeName::Homes,
];
const SIGNS: [Sign; 10] = [
    Sign::Shield,
    Sign::Inn,
    Sign::Cathedral,
    Sign::Abbey,
    Sign::Garden,
    Sign::Arrow,
    Sign::Spring,
    Sign::Lake,
    Sign::Public,
    Sign::Historic,
];
const COUNTED: [Counted; 6] = [
    Counted::Tiles,
    Counted::Shields,
    Counted::Cities,
    Counted::Markets,
    Counted::Public,
    Counted::Historic,
];
const OCCASIONS: [Occasion; 6] = [
    Occasion::Completed,
    Occasion::Recalled,
    Occasion::Swept,
    Occasion::Walled,
    Occasion::Closed,
    Occasion::Final,
];
const CATEGORIES: [Category; 12] = [
    Category::Roads,
    Category::Cities,
    Category::Abbeys,
    Category::Gardens,
    Category::Streets,
    Category::Markets,
    Category::Fields,
    Category::Homes,
    Category::Towers,
    Category::Guards,
    Category::Gifts,
    Category::Bonus,
];
const SHARES: [ShareName; 11] = [
    ShareName::Banked,
    ShareName::Roads,
    ShareName::Cities,
    ShareName::Abbeys,
    ShareName::Gardens,
    ShareName::Fields,
    ShareName::Gifts,
    ShareName::Streets,
    ShareName::Markets,
    ShareName::Homes,
    ShareName::Guards,
];
const STEPS: [Step; 11] = [
    Step::First,
    Step::Draw,
    Step::Tile,
    Step::Arrow,
    Step::Gift,
    Step::Figure,
    Step::Gate,
    Step::Wall,
    Step::Guard,
    Step::Tower,
    Step::Over,
];

fn both() -> [Words; 2] {
    [Language::English.words(), Language::French.words()]
}

fn why(feature: FeatureName, occasion: Occasion, winners: &[u8]) -> Why {
    Why {
        feature,
        terms: vec![
            Count { what: Counted::Tiles, count: 4, each: 2 },
            Count { what: Counted::Shields, count: 1, each: 2 },
        ],
        points: 10,
        winners: winners.to_vec(),
        strength: vec![(0, 1)],
        tiles: vec![(0, 0)],
        spots: Vec::new(),
        returned: Vec::new(),
        occasion,
        rule: "CITY-1",
    }
}

/// Everything that can happen, once.
fn happenings() -> Vec<Happening> {
    let spot = Spot { x: 1, y: -2, part: 0 };
    let (seat, x, y, side) = (1, 1, -2, SideLetter::E);
    let (figure, feature) = (FigureName::Meeple, FeatureName::City);
    let face = || "base/D".to_owned();
    let mut all = vec![
        Happening::Begins { seat },
        Happening::Boxed { face: face() },
        Happening::Laid { seat, face: face(), x, y, rotation: 1 },
        Happening::SpareReturned { face: face() },
        Happening::Bonus { seat, points: 2 },
        Happening::GiftReceived { seat },
        Happening::DeckRefilled,
        Happening::Retreated { seat, figure, feature, from: spot, left: 1, points: 4 },
        Happening::Moved { seat, figure, feature, from: spot, to: spot },
        Happening::AnotherTurn { seat },
        Happening::WentHome { seats: vec![0, 1, 1] },
        Happening::GiftsLeft { seat, gifts: 2, points: 4 },
        Happening::Gate { seat, x, y, side },
        Happening::Wall { seat, x, y, side },
        Happening::Guard { seat, x, y, side },
        Happening::Tower { seat, x, y, side, walls: 3, points: 3, tiles: Vec::new() },
        Happening::RimClosed { sides: 4 },
    ];
    all.extend(SYMBOLS.map(|symbol| Happening::Activated { seat, symbol, x, y }));
    all.extend(GIFTS.map(|gift| Happening::Unwrapped { seat, gift }));
    for feature in FEATURES {
        all.push(Happening::Put { seat, figure, feature, spot });
        for occasion in OCCASIONS {
            all.push(Happening::Scored(why(feature, occasion, &[])));
            all.push(Happening::Scored(why(feature, occasion, &[0, 1])));
        }
    }
    all
}

/// Everything that names and sentences about games can say.
fn everything(words: Words) -> Vec<String> {
    let mut said: Vec<String> = happenings().iter().filter_map(|it| words.happened(it)).collect();
    let mut add = |text: &str| said.push(text.to_owned());
    for feature in FEATURES {
        add(words.feature(feature));
        add(words.feature_title(feature));
        add(words.on_feature(feature));
        add(&words.region(feature, true, 2));
        add(&words.region(feature, false, 1));
        for figure in FIGURES {
            add(&words.put_figure(figure, Some(feature)));
        }
        for occasion in OCCASIONS {
            add(&words.would_score(&why(feature, occasion, &[0]), "Ann"));
            add(&words.would_be_nobodys(&why(feature, occasion, &[])));
        }
        add(&words.warn_free(feature, 4));
    }
    for figure in FIGURES {
        add(words.figure(figure));
        add(&words.supply(3, figure));
        add(&words.figure_of("Ann", figure));
    }
    for gift in GIFTS {
        add(words.gift(gift));
        add(&words.unwrap(gift));
        add(&words.use_gift(gift));
    }
    SYMBOLS.iter().for_each(|it| add(words.symbol(*it)));
    SIGNS.iter().for_each(|it| add(words.sign(*it)));
    CATEGORIES.iter().for_each(|it| add(words.category(*it)));
    SHARES.iter().for_each(|it| add(words.share(*it)));
    STEPS.iter().filter_map(|it| words.step(*it)).for_each(&mut add);
    for side in SIDES {
        add(words.side(side));
        add(words.at_side(side));
        for piece in [ChoiceKind::Gate, ChoiceKind::Wall, ChoiceKind::Guard, ChoiceKind::Tower] {
            add(&words.piece(piece, side));
        }
    }
    for edge in EDGES {
        add(words.edge(edge));
        add(&words.edge_on(edge, &SIDES));
        add(&words.edge_on(edge, &SIDES[..2]));
    }
    for what in COUNTED {
        (0..4).for_each(|count| add(&words.counted(what, count)));
    }
    for goods in [GoodsName::Livestock, GoodsName::Grain, GoodsName::Fish] {
        add(words.goods(goods));
    }
    for fact in [FactName::Tiles, FactName::Trapped, FactName::Biggest, FactName::Without] {
        add(words.fact(fact));
    }
    for game in [GameName::Classic, GameName::City] {
        add(words.game_name(game));
    }
    for phase in [Phase::During, Phase::End] {
        add(words.phase(phase));
    }
    for (group, acts) in KEYMAP {
        add(words.key_group(group));
        for (act, ways) in acts {
            add(words.key_act(*act));
            add(&keys_of(words, ways));
        }
    }
    for topic in Topic::HERE.iter().chain(&Topic::ONLINE) {
        let (typed, means) = words.topic(*topic);
        add(typed);
        add(means);
    }
    said
}

#[test]
fn both_languages_say_everything_in_a_line() {
    let [english, french] = both().map(everything);
    assert_eq!(english.len(), french.len());
    for text in english.iter().chain(&french) {
        assert!(!text.trim().is_empty() && text.trim() == text, "{text:?}");
        assert!(!text.chars().any(char::is_control), "{text:?}");
        // Wider than they look, or no space at all to some terminals.
        assert!(!text.contains(['\u{a0}', '\u{202f}']), "{text:?}");
    }
    let same = english.iter().zip(&french).filter(|(one, other)| one == other);
    let same: Vec<_> = same.map(|(text, _)| text).collect();
    assert!(same.len() * 5 < english.len(), "hardly translated: {same:?}");
}

#[test]
fn everything_can_be_said_without_accents() {
    for words in both() {
        for text in everything(words) {
            let plain = ascii(&text);
            assert!(plain.is_ascii(), "{plain:?}");
            assert_eq!(plain.matches('?').count(), text.matches('?').count(), "{text:?}");
        }
    }
}

#[test]
fn numbers_agree_with_nouns() {
    let [english, french] = both();
    let said = |words: Words| [0, 1, 2].map(|count| words.tiles(count));
    assert_eq!(said(english), ["0 tiles", "1 tile", "2 tiles"]);
    assert_eq!(said(french), ["0 tuile", "1 tuile", "2 tuiles"]);
    assert_eq!(french.gap(1), "1 tuile restante convient");
    assert_eq!(english.gap(0), "No tile that is left fits");
}

#[test]
fn points_are_told_with_their_sum() {
    let scored = Happening::Scored(why(FeatureName::City, Occasion::Completed, &[0]));
    let [english, french] = both().map(|words| words.happened(&scored));
    let sum = "+10, city completed: 4 tiles × 2 + 1 coat of arms × 2";
    assert_eq!(english.as_deref(), Some(sum));
    let sum = "+10, ville (complétion) : 4 tuiles × 2 + 1 blason × 2";
    assert_eq!(french.as_deref(), Some(sum));
}

#[test]
fn several_are_named_as_one() {
    let [english, french] = both();
    assert_eq!(all_of(english, &["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
    assert_eq!(all_of(french, &["Ann", "Ben"]), "Ann et Ben");
    assert_eq!(all_of::<&str>(french, &[]), "");
    assert_eq!((capital("état"), capital("")), ("État".into(), String::new()));
}

#[test]
fn keys_are_printed_as_they_are_pressed() {
    let [english, french] = both();
    let printed = |words: Words| {
        let ways = KEYMAP.iter().flat_map(|(_, acts)| acts.iter());
        ways.map(|(_, ways)| keys_of(words, ways)).collect::<Vec<_>>()
    };
    let english = printed(english);
    for keys in ["Arrows", "R, Shift+R", "1 to 9", "Esc, Ctrl+Z", "Shift+1 to 6", "W, A, S, D"] {
        assert!(english.iter().any(|it| it == keys), "{keys} is not in {english:?}");
    }
    assert!(printed(french).iter().any(|it| it == "Échap, Ctrl+Z"));
}

/// What is offered as a word can be typed, in either language, accents or not.
#[test]
fn every_word_that_is_explained_is_understood() {
    for words in both() {
        for topic in Topic::HERE.iter().chain(&Topic::ONLINE) {
            let (typed, _) = words.topic(*topic);
            for typed in [typed.to_owned(), ascii(typed), typed.to_uppercase()] {
                let [command] = &*command::read(&typed) else {
                    panic!("{typed} is not one command")
                };
                assert!(!matches!(command, Command::Move(_)), "{typed} is taken for a move");
            }
        }
    }
}

#[test]
fn the_language_is_what_the_environment_asks_for() {
    let of = |pairs: &[(&str, &str)]| {
        let get = |name: &str| {
            let found = pairs.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Language::of_environment(get)
    };
    assert_eq!(of(&[("LANG", "fr_CA.UTF-8")]), Language::French);
    assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Language::English);
    assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "fr"), ("LANG", "de")]), Language::French);
    assert_eq!(of(&[]), Language::English);
}
