//! The catalogue: both languages say everything, and say it in lines.

use remparts_engine::classic::setup::Module;
use remparts_screen::names::{
    Counted, FeatureName, FigureName, GameName, GiftName, GoodsName, Occasion, ShareName,
    SideLetter, Step, SymbolName,
};
use remparts_screen::{
    Category, ChoiceKind, Count, EdgeName, FactName, Happening, Phase, ProblemCode, Reason, Sign,
    Spot, Why,
};
use remparts_session::Topic;
use remparts_terminal::full::Expansion;
use remparts_terminal::words::{KEYMAP, Language, Setting, Words, all_of, ascii, capital, keys_of};

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

/// Every reason for which a move is refused, once.
fn reasons() -> Vec<Reason> {
    let (seat, x, y, side) = (1, 1, -2, SideLetter::E);
    let face = || "base/D".to_owned();
    let mut all = vec![
        Reason::GameOver,
        Reason::NotYourTurn { seat },
        Reason::ChancePending,
        Reason::NothingToDraw,
        Reason::NotInHand { face: face() },
        Reason::NoneLeft { face: face() },
        Reason::NotInDeck,
        Reason::NoSuchSeat { seat },
        Reason::CellTaken { x, y },
        Reason::Detached { x, y },
        Reason::FitsNoWay { x, y },
        Reason::RiverNotContinued,
        Reason::RiverEndLost,
        Reason::RiverUTurn,
        Reason::RiverTowardRiver,
        Reason::NotInTheMiddle,
        Reason::BeyondTheWall { x, y },
        Reason::BreaksTheRun { x, y },
        Reason::NoTile { x, y },
        Reason::NoSuchPart { x, y },
        Reason::ArrowNotTouched { x, y },
        Reason::NoFollower,
        Reason::Resting,
        Reason::NoFarmers,
        Reason::NotOnNewTile,
        Reason::Occupied,
        Reason::Complete,
        Reason::Finished,
        Reason::NothingToPair,
        Reason::NoAbbotToRecall,
        Reason::AbbotJustPlaced,
        Reason::GiftAlreadyUnwrapped,
        Reason::NoSecondTile,
        Reason::NoAbbey { x, y },
        Reason::AbbeyComplete { x, y },
        Reason::NoRoadToSweep,
        Reason::NoFigureThere,
        Reason::RetreatFromGarden,
        Reason::NoChange,
        Reason::CompleteToStandIn,
        Reason::NotOnTheRim { x, y, side },
        Reason::NotNextToAnEnd { x, y, side },
        Reason::NotTheWall { x, y, side },
        Reason::GuardedOpposite,
        Reason::NoTower,
        Reason::NotAnEnd { x, y, side },
    ];
    all.extend(STEPS.map(|step| Reason::WrongStep { step }));
    all.extend(SIDES.map(|side| Reason::EdgeMismatch { side }));
    all.extend(SIDES.map(|side| Reason::StreetMismatch { side }));
    all.extend(GIFTS.map(|gift| Reason::NoSuchGift { gift }));
    for figure in [FigureName::Meeple, FigureName::Big, FigureName::Abbot] {
        all.extend([Reason::NoneInSupply { figure }, Reason::WrongFigure { figure }]);
    }
    all
}

/// Whatever is refused is refused in whole sentences, and never in the other language.
#[test]
fn refusals_are_sentences() {
    let names = ["Ann".to_owned(), "Ben".to_owned()];
    let [english, french] = both();
    for reason in reasons() {
        let (one, other) = (english.reason(&reason, &names), french.reason(&reason, &names));
        assert_ne!(one, other, "{reason:?}");
        for said in [one, other] {
            assert!(said.ends_with('.') && said.len() > 15, "{said}");
            assert!(said.chars().count() < 130, "{said}");
        }
    }
    assert!(english.reason(&Reason::NotYourTurn { seat: 1 }, &names).contains("Ben’s turn"));
    assert!(french.reason(&Reason::Detached { x: 1, y: -2 }, &names).contains("1,-2"));
}

/// Every rule that a refusal can rest on is named by its ID, and in plain words.
#[test]
fn rules_are_named_with_what_they_are_about() {
    let sources = [
        include_str!("../../engine/src/classic/illegal.rs"),
        include_str!("../../engine/src/city/illegal.rs"),
    ];
    for source in sources {
        let (_, answers) = source.split_once("fn rule(&self)").expect("reasons name rules");
        let (answers, _) = answers.split_once("\n    }\n").expect("the function ends");
        for rule in answers.split('"').skip(1).step_by(2) {
            for words in both() {
                let named = words.rule(rule);
                assert!(named.contains(rule) && named.contains(':'), "{named}");
            }
        }
    }
    assert_eq!(both()[0].rule("TILE-3"), "(rule TILE-3: placing tiles)");
    let beyond = both()[1].rule("RUL-TC-BEYOND-1");
    assert_eq!(beyond, "(règle RUL-TC-BEYOND-1 : au-delà des remparts)");
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
    for game in [GameName::Classic, GameName::City] {
        for figure in FIGURES {
            add(words.figure(figure, game));
            add(&words.supply(3, figure, game));
            add(&words.figure_of("Ann", figure, game));
        }
        add(&words.warn_last(game));
    }
    for gift in GIFTS {
        add(words.gift(gift));
        add(&words.unwrap(gift));
        add(&words.unwrap_for(gift, words.feature(FeatureName::Road)));
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
        add(&words.beside(side, -1, 2));
        add(&words.compass(Some(SideLetter::S), Some(side)));
        add(&words.in_cell(words.side(side), -1, 2));
        add(&words.corner(words.side(side)));
        add(&words.initials(None, Some(side)));
        for piece in [ChoiceKind::Gate, ChoiceKind::Wall, ChoiceKind::Guard, ChoiceKind::Tower] {
            add(&words.piece(piece, side, -1, 2));
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

/// The screen before a game has a line of 76 letters for them in a window of 80 columns.
#[test]
fn choices_are_described_in_a_line() {
    for words in both() {
        let mut lines = Vec::new();
        lines.extend([GameName::Classic, GameName::City].map(|game| words.game_line(game)));
        lines.extend(Expansion::ALL.map(|it| words.expansion_line(it)));
        let levels = ["beginner", "novice", "club", "advanced", "expert", "master"];
        lines.extend(levels.map(|level| words.level_line(level)));
        let parts = [Module::InnTiles, Module::BigMeeples, Module::SixthColor];
        lines.extend(parts.map(|it| words.setting_line(Setting::Module(it))));
        let settings = [
            Setting::Quick,
            Setting::Expansions,
            Setting::More,
            Setting::Farmers,
            Setting::SmallCities,
            Setting::River,
            Setting::Bends,
            Setting::StartTile,
            Setting::Guards,
            Setting::First,
            Setting::Players,
            Setting::Help,
        ];
        lines.extend(settings.map(|it| words.setting_line(it)));
        for line in lines {
            assert!(line.chars().count() <= 76, "{line}");
        }
        // Why nothing can begin stands beside the word for beginning.
        for code in [ProblemCode::Players, ProblemCode::SixthColor] {
            for game in [GameName::Classic, GameName::City] {
                let line = format!("      {}  {}", words.begin(), words.cannot_play(game, code));
                assert!(line.chars().count() <= 76, "{line}");
            }
        }
        // The names of choices have a column of their own.
        for name in settings.map(|it| words.setting(it)) {
            assert!(name.chars().count() < 19, "{name}");
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
    assert_eq!(english.gap(0), "No tile left fits here");
    assert_eq!(english.gap(1), "1 tile left fits here");
}

#[test]
fn points_are_told_with_their_sum() {
    let scored = Happening::Scored(why(FeatureName::City, Occasion::Completed, &[0]));
    let [english, french] = both().map(|words| words.happened(&scored));
    let sum = "+10, city completed: 4 tiles × 2 + 1 shield × 2";
    assert_eq!(english.as_deref(), Some(sum));
    let sum = "+10, ville achevée : 4 tuiles × 2 + 1 blason × 2";
    assert_eq!(french.as_deref(), Some(sum));
}

/// What happens to a feature has another word than what it is, as the glossary decides.
#[test]
fn features_are_complete_once_they_were_completed() {
    let [english, french] = both();
    assert_eq!(english.region(FeatureName::City, true, 4), "City, complete, 4 tiles");
    assert_eq!(french.region(FeatureName::Abbey, true, 9), "Abbaye, complète, 9 tuiles");
    assert_eq!(english.label_completed(FeatureName::Road), "If completed");
    assert_eq!(french.label_completed(FeatureName::Street), "Une fois terminée");
    let nobodys = Happening::Scored(why(FeatureName::Road, Occasion::Completed, &[]));
    assert_eq!(english.happened(&nobodys).as_deref(), Some("Road completed: nobody scores"));
    assert_eq!(french.happened(&nobodys).as_deref(), Some("Route achevée : aucun point"));
    let walled = why(FeatureName::Street, Occasion::Walled, &[]);
    assert_eq!(french.would_be_nobodys(&walled), "Route terminée par un rempart : aucun point");
}

/// Stand/Lie tells what the meeple does, so that nobody takes it for one that was placed.
#[test]
fn meeples_that_change_their_state_are_not_told_as_placed() {
    let spot = Spot { x: 1, y: -2, part: 0 };
    let moved =
        |feature, figure| Happening::Moved { seat: 1, figure, feature, from: spot, to: spot };
    let [english, french] = both();
    let down = moved(FeatureName::Field, FigureName::Farmer);
    assert_eq!(english.happened(&down).as_deref(), Some("lies down, farmer in the field"));
    let up = moved(FeatureName::Road, FigureName::Big);
    assert_eq!(french.happened(&up).as_deref(), Some("se relève, gros meeple sur la route"));
}

/// Sides in a row could be taken for one direction between them.
#[test]
fn sides_are_told_one_by_one() {
    let [english, french] = both();
    assert_eq!(english.edge_on(EdgeName::City, &SIDES[..3]), "city north, east and south");
    assert_eq!(french.edge_on(EdgeName::Road, &SIDES[..2]), "route nord et est");
    assert_eq!(french.edge_on(EdgeName::Field, &SIDES), "pré tout autour");
}

/// Complaints stand behind a word of their own, in one line and in the language of whoever plays.
#[test]
fn complaints_are_half_sentences_in_their_language() {
    let said = |words: Words| {
        [
            words.too_many_players(3, 2),
            words.too_many_names(3, 2),
            words.name_too_long("Ann", 24),
            words.name_without_table().to_owned(),
            words.open_without_table().to_owned(),
            words.file_is_there("game.log"),
            words.no_running_game().to_owned(),
            words.no_server_address("here"),
            words.no_table_address().to_owned(),
            words.plays_other_game("ranking"),
            words.did_you_mean(&words.no_such_bot("exprt"), "expert"),
        ]
    };
    let [english, french] = both();
    for (one, other) in said(english).iter().zip(&said(french)) {
        assert_ne!(one, other);
        for said in [one, other] {
            assert!(!said.ends_with('.') || said.ends_with("..."), "{said}");
            assert!(!said.contains('\n') && said.len() > 20, "{said}");
        }
        assert_eq!(other.matches(" ; ").count(), other.matches(";").count(), "{other}");
    }
    assert_eq!(english.error("no"), "error: no");
    assert_eq!(french.error("non"), "erreur : non");
}

#[test]
fn figures_are_called_what_they_are_where_they_stand() {
    let [english, french] = both();
    let said = |words: Words| {
        let put = |feature| words.put_figure(FigureName::Meeple, Some(feature));
        [FeatureName::Road, FeatureName::Street, FeatureName::Market].map(put)
    };
    assert_eq!(
        said(english),
        ["traveler on the road", "traveler in the street", "merchant on the market"]
    );
    assert_eq!(
        said(french),
        ["voyageur sur la route", "voyageur sur la route", "marchande sur le marché"]
    );
    let big = french.put_figure(FigureName::Big, Some(FeatureName::City));
    assert_eq!(big, "gros meeple dans la ville");
    assert_eq!(english.warn_last(GameName::City), "This is your last follower.");
    assert_eq!(french.supply(7, FigureName::Meeple, GameName::City), "reste 7 × bonhomme");
}

/// Names that begin with a vowel, whatever it looks like, take the vowel of what stands before them.
#[test]
fn french_elides_before_names() {
    let [_, french] = both();
    for name in ["Ana", "Expert", "Élise", "Ève", "Œdipe", "Ægir", "Hugo", "hélène", "Yves"] {
        assert_eq!(french.turn_of(name), format!("Au tour d’{name}"));
        assert_eq!(french.wait_ready(name, 1), format!("On attend qu’{name} soit prêt."));
    }
    for name in ["Ben", "Yann", "7up", "Ωmega", "Zoé", ""] {
        assert_eq!(french.turn_of(name), format!("Au tour de {name}"));
        assert_eq!(french.wait_ready(name, 2), format!("On attend que {name} soient prêts."));
    }
}

#[test]
fn several_are_named_as_one() {
    let [english, french] = both();
    assert_eq!(all_of(english, &["Ann", "Ben", "Cleo"]), "Ann, Ben and Cleo");
    assert_eq!(all_of(french, &["Ann", "Ben"]), "Ann et Ben");
    assert_eq!(all_of::<&str>(french, &[]), "");
    assert_eq!((capital("état"), capital("")), ("État".into(), String::new()));
}
