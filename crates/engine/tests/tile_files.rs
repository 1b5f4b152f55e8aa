//! Tile files that are loaded while the program runs: by name and digest in every text, refused
//! with the name of the tile, never replaced.

use remparts_engine::city::tiles as town;
use remparts_engine::city::{self, City};
use remparts_engine::classic::setup::{RiverSet, Setup};
use remparts_engine::classic::tiles::{self, Role};
use remparts_engine::classic::{Classic, Module};
use remparts_engine::kernel::game::{Game as _, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::random_game;
use remparts_engine::kernel::tile_sets::{MAX_BYTES, PrintedSet as _, SetDigest};
use remparts_engine::notation::any::{AnyLog, AnySetup};
use remparts_engine::notation::position::Positioned as _;
use remparts_engine::notation::tile_file::{self, AnyTiles, TileFileError, load, missing};
use remparts_engine::notation::{Log, Reading, setup};

use crate::common::dice;

/// The shipped set of The City under another name, with one tile more of a kind than of another.
fn town_called(name: &str) -> String {
    let text = town::FILE.replacen("set city", &format!("set {name}"), 1);
    text.replacen("tile market4-l x1 MMMM", "tile market4-l x2 MMMM", 1).replacen(
        "tile deadend-public x3",
        "tile deadend-public x2",
        1,
    )
}

fn loaded_town(name: &str) -> town::Loaded {
    town::load(&town_called(name)).expect("a proper file").expect("another set")
}

/// The shipped set of a role under another name.
fn land(role: Role, shipped: &str, name: &str) -> tiles::Loaded {
    let text = tiles::FILES.iter().find(|text| text.starts_with(&format!("set {shipped}\n")));
    let text = text.expect("shipped").replacen(shipped, name, 1);
    let loaded = tiles::load(&text).expect("a proper file").expect("another set");
    assert_eq!(loaded.set().role, Some(role));
    loaded
}

/// What the reader says of the shipped set of The City with one text in place of another.
fn complaint(old: &str, new: &str) -> String {
    assert!(town::FILE.contains(old), "the file holds `{old}`");
    load(&town::FILE.replacen(old, new, 1)).expect_err("a broken file").to_string()
}

/// RUL-TC-TILE-1: a game is played with a loaded set, and its texts name it.
#[test]
fn a_loaded_set_is_named_in_every_text() {
    let tiles = loaded_town("named");
    let wish = city::Setup::new(2).with_tiles(tiles);
    let text = setup::write(&wish);
    assert!(text.contains(&format!("\ntiles named {}\n", tiles.digest())), "{text}");
    assert_eq!(setup::read(&text), Ok(wish));
    let mut log = Log::<City>::new(wish).expect("playable");
    let mut game = log.game().clone();
    random_game(&mut game, &mut dice(7), &mut List::new(), &mut Quiet);
    assert_eq!(game.pending(), Pending::Over);
    let position = game.write_position();
    assert!(position.contains("tile named/"), "{position}");
    assert_eq!(City::read_position(&position).expect("a position").rules().setup, wish);
    let first = remparts_engine::notation::ply::read_ply(log.game(), "first 1").expect("a ply");
    log.make(first, &mut Quiet).expect("legal");
    let written = log.write();
    let Ok(AnyLog::City(read)) = AnyLog::read(&written) else { panic!("{written}") };
    assert_eq!(read.setup(), &wish);
    assert_eq!(missing(&written), []);
}

/// RUL-TC-TILE-1: a text that names a set nobody has loaded is refused with its name and digest.
#[test]
fn a_set_that_is_not_loaded_is_refused() {
    let digest = "0123456789abcdef0123456789abcdef";
    let text = format!("game city\ntiles nowhere {digest}\n");
    let error = AnySetup::read(&text).expect_err("nobody has it");
    assert_eq!((error.line, error.column), (2, 7));
    let digest = SetDigest::read(digest).expect("a digest");
    assert_eq!(error.reading, Reading::NoTiles { name: "nowhere".into(), digest });
    assert!(error.to_string().contains("--tiles FILE"), "{error}");
    assert_eq!(missing(&text), [("nowhere".to_owned(), digest)]);
    let classic = format!("tiles nowhere {digest}\n");
    assert!(matches!(
        AnySetup::read(&classic).expect_err("nobody has it").reading,
        Reading::NoTiles { .. }
    ));
    let log = format!("remparts 1\ngame city\ntiles nowhere {digest}\nplies\n");
    let said = AnyLog::read(&log).err().expect("refused").to_string();
    assert!(said.contains("`nowhere`") && said.contains(&digest.to_string()), "{said}");
    // A name alone, or with another digest, is no set.
    let known = loaded_town("known");
    for wrong in [
        "game city\ntiles known\n".to_owned(),
        format!("game city\ntiles known {digest}\n"),
        format!("game city\ntiles other {}\n", known.digest()),
        format!("game city\ntiles known {}\n", known.digest().to_string().to_uppercase()),
        format!("game city\ntiles known {0} known {0}\n", known.digest()),
        format!("tiles known {}\n", known.digest()),
    ] {
        assert!(AnySetup::read(&wrong).is_err(), "{wrong}");
    }
}

/// Remarks, spaces, titles and certainties can be improved without making another set.
#[test]
fn the_digest_is_that_of_the_tiles() {
    let text = town_called("digest");
    let first = town::load(&text).expect("proper").expect("another set");
    let polished = text
        .replace("  market N E S W goods", "\tmarket W  N S E goods")
        .replace("stand-in", "exact")
        .replace("title Carcassonne: The City", "title Seen on the table")
        .replace("status reconstruction\n", "# typed from the box\n#no list\n");
    assert_ne!(polished, text);
    let second = town::load(&polished).expect("proper").expect("another set");
    assert_eq!(first.digest(), second.digest());
    assert_eq!(second.text(), text, "what was loaded first stays as it is");
    let other = text.replacen("goods livestock", "goods grain", 1);
    let other = town::load(&other).expect("proper").expect("another set");
    assert_ne!(first.digest(), other.digest());
    assert_eq!(other.name(), "digest", "two sets of one name live side by side");
    assert_eq!(town::find("digest", first.digest()), Some(first));
    assert_eq!(town::find("digest", other.digest()), Some(other));
}

/// The same file again is the same set, and the shipped one is no loaded one.
#[test]
fn shipped_files_stay_the_shipped_sets() {
    for text in tiles::FILES.into_iter().chain([town::FILE]) {
        assert_eq!(load(text), Ok(None));
    }
    let all = tile_file::shipped();
    let roles: Vec<_> = all.iter().map(|set| (set.name, set.role, set.tiles)).collect();
    assert_eq!(
        roles,
        [
            ("base", "base", 72),
            ("inns", "inns", 18),
            ("anniversary", "anniversary", 15),
            ("river20", "river", 17),
            ("river1", "river", 12),
            ("river3", "river", 12),
            ("city", "city", 75),
        ]
    );
    assert!(all.iter().all(|set| set.certainties.iter().sum::<usize>() == set.kinds));
    assert_eq!(all.last().map(|set| (set.is_reconstruction, set.certainties)), {
        Some((true, [0, 0, 0, 66]))
    });
}

/// Digests in texts of all times: a change of how they are made would orphan every log.
#[test]
fn digests_stay_what_they_are() {
    let digests: Vec<String> =
        tile_file::shipped().iter().map(|set| format!("{} {}", set.name, set.digest)).collect();
    assert_eq!(
        digests,
        [
            "base af341520c07a75b709cc8d014b13134a",
            "inns adf9ea7376d91ccc02bc1861fc94e42e",
            "anniversary 508ec2514d519d984411f6dfef66720d",
            "river20 12f1883be4130cbefb2dbc786cfa8ad9",
            "river1 2c9633f1a8c1f148c1ebd5ab7fbc1f26",
            "river3 6f93edaa3de12558a0f5210cf40ef509",
            "city 3a1cb17f3284d19adf50dfbd50e9373c",
        ]
    );
}

/// TC-SETUP-4: the piles of another number of tiles follow the proportions of the book.
#[test]
fn piles_are_split_as_in_the_book() {
    assert_eq!(city::Setup::split(75), city::setup::PILES);
    for tiles in 0..=126 {
        let [first, second, third] = city::Setup::split(tiles).map(u32::from);
        assert_eq!(first + second + third, tiles);
        assert!(tiles < 6 || first >= second && second >= third, "{tiles}");
    }
    let more = town_called("more").replacen("tiles 75", "tiles 80", 1).replacen(
        "tile market4-l x2",
        "tile market4-l x7",
        1,
    );
    let more = town::load(&more).expect("proper").expect("another set");
    let text = format!("game city\ntiles more {}\n", more.digest());
    let Ok(AnySetup::City(wish)) = AnySetup::read(&text) else { panic!("{text}") };
    assert_eq!((wish.piles, City::new(wish).is_ok()), ([32, 27, 21], true));
    let said = format!("game city\npiles 40 30 9\ntiles more {}\n", more.digest());
    let Ok(AnySetup::City(wish)) = AnySetup::read(&said) else { panic!("{said}") };
    let error = City::new(wish).err().expect("79 tiles in the piles").to_string();
    assert_eq!(error, "the piles hold 79 tiles, the box 80; `piles 32 27 21` would fit");
}

#[test]
fn classic_sets_take_the_place_of_their_role() {
    let base = land(Role::Base, "base", "ours");
    let river = land(Role::River, "river3", "brook");
    let inns = land(Role::Inns, "inns", "taverns");
    let arrows = land(Role::Anniversary, "anniversary", "arrows");
    let all = [base, river, inns, arrows].map(AnyTiles::Classic);
    let AnySetup::Classic(wish) = AnySetup::Classic(Setup::all(3)).with_tiles(&all) else {
        panic!("a classic game")
    };
    let text = setup::write(&wish);
    let line = format!("tiles {base} {river} {inns} {arrows}\n");
    assert!(text.contains(&line), "{text}");
    assert_eq!(setup::read(&text), Ok(wish));
    let mut game = Classic::new(wish).expect("playable");
    let sets = ["ours/", "brook/", "taverns/", "arrows/"];
    for set in sets {
        assert!(game.rules().faces.iter().any(|face| face.name.starts_with(set)), "{set}");
    }
    assert!(
        game.rules().faces.iter().all(|face| sets.iter().any(|set| face.name.starts_with(set)))
    );
    random_game(&mut game, &mut dice(3), &mut List::new(), &mut Quiet);
    assert_eq!(game.pending(), Pending::Over);
    // What is not played is not named.
    let AnySetup::Classic(plain) = AnySetup::Classic(Setup::base(2)).with_tiles(&all) else {
        panic!("a classic game")
    };
    assert_eq!(plain.tiles.iter().collect::<Vec<_>>(), [base]);
    let with_river = Setup::base(2).with_river(RiverSet::River1).with_tiles(river);
    assert_eq!(with_river.set(Role::River).map(|set| &*set.name), Some("brook"));
    assert_eq!(Setup::base(2).with(Module::Abbot).set(Role::Inns), None);
}

/// The same game with the same draws, but for the names of its tiles.
#[test]
fn a_copy_under_another_name_plays_the_same() {
    let copy = land(Role::Base, "base", "copy");
    let mut ours = Classic::new(Setup::base(2).with_tiles(copy)).expect("playable");
    let mut theirs = Classic::new(Setup::base(2)).expect("playable");
    random_game(&mut ours, &mut dice(11), &mut List::new(), &mut Quiet);
    random_game(&mut theirs, &mut dice(11), &mut List::new(), &mut Quiet);
    assert_eq!(ours.scores(), theirs.scores());
}

#[test]
fn a_broken_file_is_refused_with_the_name_of_the_tile() {
    let line = |text: &str| 1 + town::FILE.lines().position(|line| line.contains(text)).unwrap();
    let at = line("tile market3-l ");
    for (old, new, expected) in [
        (
            "tile market3-l x1 MMHM",
            "tile market3-l x1 MMSM",
            format!(
                "set city, tile market3-l, line {at}: \
                 side S is owned by 0 parts of its ground instead of one"
            ),
        ),
        (
            "tile market3-l x1",
            "tile market3-l x0",
            format!("set city, tile market3-l, line {at}: a tile has 1 to 255 copies, not x0"),
        ),
        (
            "tile market3-l x1 MMHM stand-in",
            "tile market3-l x1 MMHM stand-in again",
            format!(
                "set city, tile market3-l, line {at}: unexpected `again` at the end of the line"
            ),
        ),
        (
            "  market N E W goods livestock",
            "  market N E W goods horses",
            format!("set city, tile market3-l, line {}: `horses` is not a known goods", at + 1),
        ),
        (
            "street S end building",
            "street S end wall",
            format!(
                "set city, tile deadend-public, line {}: `wall` is not a known end of a street",
                line("street S end building")
            ),
        ),
    ] {
        assert_eq!(complaint(old, new), expected);
    }
    assert!(complaint("tile market3-l", "tile market/3").contains("`market/3` is no name"));
    assert!(complaint("for city", "for cities").contains("`cities` is not a known part"));
    assert!(complaint("set city\n", "set The City\n").contains("`The City` is no name"));
    let many = complaint("tile market4-l x1", "tile market4-l x200");
    assert!(many.contains("274"), "{many}");
    assert_eq!(load("set t\ntiles 0\n"), Err(TileFileError::NoRole));
    assert_eq!(load("for city\ntiles 0\n"), Err(TileFileError::NoName));
    assert_eq!(load(&"#\n".repeat(MAX_BYTES)), Err(TileFileError::Oversized));
    let none = load("set t\nfor city\ntiles 0\n").expect_err("nothing to draw").to_string();
    assert_eq!(none, "set t: there are no tiles to play with");
}

#[test]
fn a_set_holds_what_its_part_of_the_game_has() {
    let refused = |shipped: &str, changes: &[(&str, &str)]| {
        let text = tiles::FILES.iter().find(|text| text.starts_with(&format!("set {shipped}\n")));
        let mut text = (*text.expect("shipped")).to_owned();
        for (old, new) in changes {
            assert!(text.contains(old), "{shipped} holds `{old}`");
            text = text.replacen(old, new, 1);
        }
        load(&text).expect_err("it does not belong there").to_string()
    };
    for (shipped, changes, expected) in [
        ("river1", &[("for river", "for base")][..], "tile A, line 9: a set for base has no water"),
        ("anniversary", &[("for anniversary", "for inns")], "a set for inns has no arrow"),
        ("inns", &[("for inns", "for base")], "a set for base names its start piece"),
        ("base", &[("start D\n", "")], "a set for base names its start piece"),
        ("base", &[("for base", "for river")], "tile A, line 8: a set for river has no tile"),
        ("river1", &[("start A\n", "start B\n")], "has no spring but the start piece"),
        ("river1", &[("last L\n", "")], "`last` are the lakes"),
        ("inns", &[("set inns", "set base")], "set base: another set of this name is for base"),
        ("base", &[("shields 1", "shields 99")], "tile C, line 17: a city has at most 9 shields"),
        ("base", &[("  road E W\n", "  road E W\n  city\n")], "tile D"),
    ] {
        let said = refused(shipped, changes);
        assert!(said.contains(expected), "{shipped} {changes:?}: {said}");
    }
}

/// What is canonical says everything, so that the digest does.
#[test]
fn every_change_of_a_tile_makes_another_digest() {
    let digest = |text: &str| town::parse(text).map(|set| SetDigest::of(&set));
    let shipped = digest(town::FILE).expect("shipped");
    for (old, new) in [
        ("set city", "set town"),
        ("tile market4-l x1", "tile market4-r x1"),
        ("goods livestock", "goods livestock grain"),
        ("building historic Château Comtal", "building historic Porte Narbonnaise II"),
        ("  building public\n", ""),
        ("street S end building", "street S end square"),
    ] {
        let changed = digest(&town::FILE.replacen(old, new, 1)).expect(new);
        assert_ne!(changed, shipped, "{new}");
    }
    let base = tiles::set("base").expect("shipped");
    let mut garden = base.clone();
    garden.kinds[4].gardens += 1;
    let mut other = base.clone();
    other.start = Some("E".into());
    assert_ne!(SetDigest::of(&garden), SetDigest::of(base));
    assert_ne!(SetDigest::of(&other), SetDigest::of(base));
    assert!(base.canonical().starts_with("set base\nfor base\nstart D\n"));
}
