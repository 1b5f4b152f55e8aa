//! Analysis of whole games: everything adds up, mistakes are found, and nothing is used that the
//! seat could not know.

use remparts_bots::analysis::{Analyst, Report, Third, Verdict, count};
use remparts_bots::dice::{GameDice, of_game};
use remparts_bots::judge::lead;
use remparts_bots::roster::{Rostered, player};
use remparts_bots::{Judge as _, Judged, Limits, Player, Tallied as _};
use remparts_engine::city::City;
use remparts_engine::classic::{Action, Answer, Classic, Question};
use remparts_engine::kernel::dealer::{Dealer, Seed};
use remparts_engine::kernel::game::{Game, Pending, Quiet};
use remparts_engine::kernel::list::List;
use remparts_engine::kernel::playout::{Dice as _, one_of};
use remparts_engine::kernel::seat::{Seat, Viewer};
use remparts_engine::notation::any::AnySetup;
use remparts_engine::notation::{Log, Ply, Written};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// As few visits as make sense, on so many threads.
fn few(threads: usize) -> Limits {
    Limits { threads: Some(threads), ..Limits::of_visits(48) }
}

fn analysed<G: Written + Judged>(log: &Log<G>, limits: &Limits) -> Report {
    let analyst = Analyst::named("expert").expect("the expert analyses");
    analyst.analyse(log, limits, &|| ()).expect("nobody stops it")
}

fn classic_log(name: &str, players: u8) -> Log<Classic> {
    match AnySetup::named(name, players) {
        Some(AnySetup::Classic(setup)) => Log::new(setup).expect("a possible setup"),
        _ => panic!("{name} is a setup of the classic game"),
    }
}

fn city_log(players: u8) -> Log<City> {
    match AnySetup::named("city", players) {
        Some(AnySetup::City(setup)) => Log::new(setup).expect("a possible setup"),
        _ => panic!("a setup of The City"),
    }
}

/// Someone of the roster.
fn bot<G: Rostered>(name: &str) -> Box<dyn Player<G>> {
    player(name, 5).expect("a known bot")
}

/// Lets a bot play for everyone until `wanted` says so, at the latest to the end.
fn play<G: Written + Rostered>(
    log: &mut Log<G>,
    bot: &mut dyn Player<G>,
    dealer: &mut Dealer,
    wanted: impl Fn(&G) -> bool,
) {
    while !wanted(log.game()) {
        match log.game().pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let answer = dealer.answer(log.game()).expect("a question is pending");
                log.resolve(answer, &mut Quiet).expect("a ticket is possible");
            }
            Pending::Seat(seat) => {
                let view = log.game().view(Viewer::Seat(seat));
                let action = bot.choose(&view, &Limits::of_visits(24)).expect("a choice").action;
                log.play(seat, action, &mut Quiet).expect("bots keep to the rules");
            }
        }
    }
}

/// A game played to its end by one bot in all seats.
fn finished<G: Written + Rostered>(mut log: Log<G>, name: &str, seed: u64) -> Log<G> {
    let mut dealer = Dealer::new(Seed::from_number(seed));
    play(&mut log, &mut *bot(name), &mut dealer, |_| false);
    log
}

/// Everything that has to be true of any report.
fn is_sound<G: Written + Judged>(log: &Log<G>, report: &Report) {
    let seats = log.game().seats();
    let actions = log.plies().iter().filter(|entry| matches!(entry.ply, Ply::Action(_)));
    let actions: Vec<&String> = actions.map(|entry| &entry.text).collect();
    let played: Vec<&String> = report.verdicts.iter().flat_map(|one| &one.played).collect();
    assert_eq!(played, actions, "every action belongs to one decision");
    assert_eq!(report.verdicts.len(), count(log));
    let mut expected = vec![0.0; seats];
    let mut sums = vec![0.0; seats];
    for verdict in &report.verdicts {
        let own = verdict.seat.index();
        assert_eq!((verdict.luck.len(), verdict.skill.len()), (seats, seats));
        assert_eq!(verdict.skill_error[own], verdict.error);
        assert!(verdict.draws > 0 || verdict.luck == vec![0.0; seats], "{verdict:?}");
        for seat in 0..seats {
            let step = verdict.luck[seat] + verdict.skill[seat] + verdict.estimate[seat];
            assert!((expected[seat] + step - verdict.leads[seat]).abs() < 1e-9);
            sums[seat] += step;
        }
        assert!((verdict.skill[own] + verdict.loss).abs() < 1e-9, "{verdict:?}");
        assert!(verdict.loss >= 0.0 && verdict.error >= 0.0);
        let blamed = verdict.better.is_some();
        assert_eq!(blamed, verdict.loss > 0.0, "{verdict:?}");
        assert!(!blamed || verdict.loss > 2.0 * verdict.error, "{verdict:?}");
        assert!(!blamed || verdict.better.as_ref() != Some(&verdict.played));
        assert!(verdict.chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
        assert!(!verdict.forced || !blamed, "who has no choice is not to blame");
        expected.clone_from(&verdict.leads);
    }
    for (seat, player) in report.players.iter().enumerate() {
        assert!(player.adds_up(), "{player:?}");
        assert!(player.own <= 0.0 && (player.own + player.loss).abs() < 1e-9);
        let after = player.result - expected[seat];
        assert!((sums[seat] + after - player.result).abs() < 1e-6);
        let terms = player.own + player.others + player.luck + player.estimate;
        assert!((terms - player.result).abs() < 1e-6, "{player:?}");
        let squares = |errors: fn(&Verdict) -> &Vec<f64>| {
            report.verdicts.iter().map(|one| errors(one)[seat].powi(2)).sum::<f64>()
        };
        let drawn = player.luck_error.powi(2) - squares(|one| &one.luck_error);
        assert!(drawn > -1e-9, "errors add up in squares: {player:?}");
        let skill = player.own_error.powi(2) + player.others_error.powi(2);
        assert!((skill - squares(|one| &one.skill_error)).abs() < 1e-9, "{player:?}");
    }
    let decided: usize = report.players.iter().map(|one| one.choices + one.forced).sum();
    assert_eq!(decided, report.verdicts.len());
    assert_eq!(report.scores, log.game().scores()[..seats]);
}

/// The sum of a finished game is what the points say.
fn ends_with_its_points(report: &Report) {
    assert!(report.finished);
    let last = report.verdicts.last().expect("decisions");
    assert!(last.exact, "{last:?}");
    for (seat, player) in report.players.iter().enumerate() {
        let others = report.scores.iter().enumerate().filter(|(other, _)| *other != seat);
        let others: Vec<f64> = others.map(|(_, points)| f64::from(*points)).collect();
        let best = others.iter().copied().fold(f64::MIN, f64::max);
        let mean = others.iter().sum::<f64>() / others.len() as f64;
        let lead = f64::from(report.scores[seat]) - 0.75 * best - 0.25 * mean;
        assert!((player.result - lead).abs() < 1e-4, "{} and {lead}", player.result);
        // The last turn ends the game, so nothing is left to chance after it.
        assert!((last.leads[seat] - lead).abs() < 1e-4, "{last:?}");
    }
}

#[test]
fn skill_luck_and_estimate_make_the_result() {
    let log = finished(classic_log("base", 2), "club", 1);
    let report = analysed(&log, &few(2));
    is_sound(&log, &report);
    ends_with_its_points(&report);
    let turns: Vec<usize> = report.verdicts.iter().map(|verdict| verdict.turn).collect();
    assert_eq!((turns[0], turns.last()), (1, Some(&71)), "a turn for each tile");

    let log = finished(city_log(2), "club", 2);
    let report = analysed(&log, &few(2));
    is_sound(&log, &report);
    assert!(report.finished);
}

#[test]
fn so_they_do_among_three_with_everything() {
    let log = finished(classic_log("classic-all", 3), "club", 3);
    let report = analysed(&log, &few(2));
    is_sound(&log, &report);
    ends_with_its_points(&report);
}

/// The luck that all draws of a third brought the seats that drew, in points.
fn by_thirds<G: Written + Judged>(log: &Log<G>) -> [f64; 3] {
    let analyst = Analyst::named("expert").expect("the expert analyses");
    let draws = analyst.draws_of(log, &few(1)).expect("nobody stops it");
    Third::ALL.map(|third| {
        let here = draws.iter().filter(|drawn| drawn.third == third);
        here.filter_map(|drawn| Some(drawn.luck[drawn.seat?.index()])).sum()
    })
}

/// Mean of some numbers with its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

/// Nobody is lucky for ever, at no time of the game. Few visits are no excuse: the noisier a value,
/// the more the best of many of them would promise: 0.8 points a draw and more, which is 19 points in
/// a third of a game, and three standard errors leave no room for that. Two of them are crossed by
/// chance too often with as few games as these; `examples/mean_luck.rs` plays more.
#[test]
fn luck_is_zero_on_the_whole() {
    let mut games: Vec<[f64; 3]> = Vec::new();
    for seed in 20..28 {
        games.push(by_thirds(&finished(classic_log("base", 2), "club", seed)));
        games.push(by_thirds(&finished(city_log(2), "club", seed)));
    }
    for seed in 20..22 {
        games.push(by_thirds(&finished(classic_log("classic-all", 2), "club", seed)));
    }
    for third in 0..3 {
        let (mean, error) = mean(&games.iter().map(|game| game[third]).collect::<Vec<_>>());
        assert!(error < 6.0, "{error}: too much to tell");
        assert!(mean.abs() < 3.0 * error, "third {third}: {mean} ± {error}");
    }
}

/// Draws alone are as lucky as they are in a whole report.
#[test]
fn the_luck_of_draws_is_that_of_the_report() {
    let log = finished(classic_log("base", 2), "novice", 3);
    let analyst = Analyst::named("expert").expect("the expert analyses");
    let draws = analyst.draws_of(&log, &few(1)).expect("nobody stops it");
    let report = analysed(&log, &few(2));
    for seat in 0..2 {
        let sum: f64 = draws.iter().map(|drawn| drawn.luck[seat]).sum();
        assert!((sum - report.players[seat].luck).abs() < 1e-9, "{sum}");
    }
    assert_eq!(draws[0].seat, None, "chance said who begins");
    assert!(draws[1..].iter().all(|drawn| drawn.seat.is_some()));
    assert!(draws.is_sorted_by_key(|drawn| drawn.third));
}

/// Whoever begins is level before chance says who that is.
#[test]
fn who_begins_is_luck_only_if_chance_says_so() {
    let mut dealer = Dealer::new(Seed::from_number(2));
    let mut log = classic_log("base", 2);
    play(&mut log, &mut *bot("novice"), &mut dealer, |game| game.tiles_left() < 68);
    let first = &analysed(&log, &few(1)).verdicts[0];
    assert_eq!(first.draws, 2, "who begins, and a tile");
    let Some(AnySetup::Classic(setup)) = AnySetup::named("base", 2) else { panic!("a setup") };
    let mut fixed = Log::<Classic>::new(setup.starting(Seat(0))).expect("a possible setup");
    play(&mut fixed, &mut *bot("novice"), &mut dealer, |game| game.tiles_left() < 68);
    assert_eq!(analysed(&fixed, &few(1)).verdicts[0].draws, 1, "a tile");
}

/// What a position is worth to a seat after each way through its turn, at a glance.
fn ways<G: Judged>(game: &G, seat: Seat) -> Vec<(Vec<G::Action>, f32)> {
    let mut judge = game.judge(&G::Weights::default());
    let mut open = vec![(Vec::new(), game.clone())];
    let (mut found, mut legal) = (Vec::new(), List::new());
    while let Some((actions, position)) = open.pop() {
        if position.pending() != Pending::Seat(seat) {
            judge.count(&position);
            found.push((actions, lead(&judge.worth(&position), game.seats(), seat)));
            continue;
        }
        position.legal(&mut legal);
        for action in legal.iter() {
            let mut next = position.clone();
            next.play_listed(*action, &mut Quiet);
            open.push(([&actions[..], &[*action]].concat(), next));
        }
    }
    found
}

/// In the middle of a game of good players someone plays what looks worst of all.
#[test]
fn a_blunder_is_found_and_about_as_large_as_it_is() {
    let mut found = 0;
    for seed in [4, 5, 6] {
        let mut log = classic_log("base", 2);
        let mut dealer = Dealer::new(Seed::from_number(seed));
        let mut bot = bot("expert");
        let due = |game: &Classic| {
            game.tiles_left() < 40 && matches!(game.pending(), Pending::Seat(Seat(0)))
        };
        play(&mut log, &mut *bot, &mut dealer, due);
        let by_worth = |a: &(Vec<Action>, f32), b: &(Vec<Action>, f32)| a.1.total_cmp(&b.1);
        let ways = ways(log.game(), Seat(0));
        let best = ways.iter().max_by(|a, b| by_worth(a, b)).expect("a way");
        let worst = ways.iter().min_by(|a, b| by_worth(a, b)).expect("a way");
        let looks = f64::from(best.1 - worst.1);
        let planted = log.plies().len();
        for action in &worst.0 {
            log.play(Seat(0), *action, &mut Quiet).expect("a legal action");
        }
        // Some more turns, as if nothing had happened.
        play(&mut log, &mut *bot, &mut dealer, |game| game.tiles_left() < 34);
        let report = analysed(&log, &Limits::of_visits(240));
        let verdict = report.verdicts.iter().find(|verdict| verdict.ply == planted);
        let verdict = verdict.expect("it is a decision");
        assert!(looks > 4.0, "{looks}");
        assert!(verdict.loss > 0.5 * looks && verdict.loss < 2.0 * looks, "{looks} {verdict:?}");
        let worst = report.players[0].worst.expect("a mistake");
        found += u32::from(worst.turn == verdict.turn);
    }
    assert!(found >= 2, "it is the worst of its game");
}

/// The last tile: the loss is what everything tried once says.
#[test]
fn the_end_is_exact() {
    let mut lost = 0;
    for seed in 10..16 {
        let mut log = classic_log("base", 2);
        let mut dealer = Dealer::new(Seed::from_number(seed));
        let due =
            |game: &Classic| game.tiles_left() == 0 && matches!(game.pending(), Pending::Seat(_));
        play(&mut log, &mut *bot("club"), &mut dealer, due);
        let Pending::Seat(seat) = log.game().pending() else { panic!("a tile is in hand") };
        let ways = ways(log.game(), seat);
        let best = ways.iter().map(|way| way.1).fold(f32::MIN, f32::max);
        let (actions, lead) = &ways[seed as usize * 7 % ways.len()];
        for action in actions {
            log.play(seat, *action, &mut Quiet).expect("a legal action");
        }
        let report = analysed(&log, &few(2));
        let last = report.verdicts.last().expect("decisions");
        assert!(last.exact);
        assert_eq!(last.loss, f64::from(best - lead));
        lost += u32::from(last.loss > 0.0);
    }
    assert!(lost > 2, "{lost} of them were mistakes");
}

#[test]
fn who_has_no_choice_is_forced() {
    let (mut forced, mut free) = (0, 0);
    for seed in [1, 2] {
        // Where a gift comes between tile and figure, who has no figure left has nothing to choose.
        let log = finished(classic_log("classic-all", 2), "novice", seed);
        for verdict in &analysed(&log, &few(2)).verdicts {
            let before = log.up_to(verdict.ply);
            let only = ways(before.game(), verdict.seat).len() == 1;
            assert_eq!(verdict.forced, only, "{verdict:?}");
            if only {
                assert_eq!((verdict.loss, &verdict.better), (0.0, &None));
            }
            *(if only { &mut forced } else { &mut free }) += 1;
        }
    }
    assert!(forced > 0 && free > 60, "{forced} forced and {free} free");
}

#[test]
fn threads_make_no_difference() {
    let mut log = classic_log("base", 2);
    let mut dealer = Dealer::new(Seed::from_number(9));
    play(&mut log, &mut *bot("novice"), &mut dealer, |game| game.tiles_left() < 55);
    let one = analysed(&log, &few(1));
    assert_eq!(one, analysed(&log, &few(2)));
    assert_eq!(one, analysed(&log, &few(5)));
    let other = Analyst::named("expert").expect("the expert analyses").seeded(1);
    assert_ne!(Some(one), other.analyse(&log, &few(2), &|| ()), "other luck, other numbers");
}

#[test]
fn a_running_game_has_expectations() {
    let mut log = city_log(3);
    let mut dealer = Dealer::new(Seed::from_number(9));
    play(&mut log, &mut *bot("club"), &mut dealer, |game| game.tiles_left() < 65);
    let report = analysed(&log, &few(2));
    is_sound(&log, &report);
    assert!(!report.finished);
    let last = report.verdicts.last().expect("decisions");
    for (seat, player) in report.players.iter().enumerate() {
        assert_eq!(player.result, last.leads[seat]);
    }
    // A tile that is laid without a word about a figure is no decision yet.
    let laid = log.plies().iter().rposition(|entry| entry.text.starts_with("place "));
    let open = log.up_to(laid.expect("tiles were laid") + 1);
    assert!(matches!(open.game().pending(), Pending::Seat(_)));
    assert_eq!(count(&open) + 1, count(&log.up_to(laid.expect("tiles were laid") + 2)));
    let empty = analysed(&city_log(2), &few(2));
    assert!(empty.verdicts.is_empty() && empty.players.iter().all(|one| one.result == 0.0));
}

#[test]
fn it_can_be_stopped_and_says_how_far_it_is() {
    let mut log = classic_log("base", 2);
    let mut dealer = Dealer::new(Seed::from_number(9));
    play(&mut log, &mut *bot("novice"), &mut dealer, |game| game.tiles_left() < 60);
    let done = AtomicUsize::new(0);
    let step = || {
        done.fetch_add(1, Ordering::Relaxed);
    };
    let analyst = Analyst::named("expert").expect("the expert analyses");
    let stop = Arc::new(AtomicBool::new(false));
    let limits = Limits { stop: Some(Arc::clone(&stop)), ..few(2) };
    assert!(analyst.analyse(&log, &limits, &step).is_some());
    assert_eq!(done.load(Ordering::Relaxed), count(&log));
    stop.store(true, Ordering::Relaxed);
    assert!(analyst.analyse(&log, &limits, &step).is_none());
    assert!(Analyst::named("club").is_none());
}

/// The same ply in both logs, except that the second seat is dealt other cards.
fn same_ply(one: &mut Log<Classic>, other: &mut Log<Classic>, dice: &mut GameDice) {
    match one.game().pending() {
        Pending::Over => {}
        Pending::Chance(question) => {
            let answers = one.game().answers().into_iter().map(|(answer, _)| answer);
            let both: Vec<Answer> =
                answers.filter(|answer| other.game().check_answer(*answer).is_ok()).collect();
            let (here, there) = match question {
                Question::Gift(Seat(1)) => {
                    let here = dice.below(both.len() as u32) as usize;
                    (both[here], both[(here + 1) % both.len()])
                }
                _ => {
                    let same = one_of(dice, &both);
                    (same, same)
                }
            };
            one.resolve(here, &mut Quiet).expect("possible");
            other.resolve(there, &mut Quiet).expect("possible");
        }
        Pending::Seat(seat) => {
            let mut legal = List::new();
            one.game().legal(&mut legal);
            // Whoever unwraps a card shows it, and then the games differ for everyone.
            let quiet = |action: &Action| seat == Seat(0) || !matches!(action, Action::Unwrap(_));
            let both: Vec<Action> = legal.iter().copied().filter(quiet).collect();
            let action = one_of(dice, &both);
            one.play(seat, action, &mut Quiet).expect("listed");
            other.play(seat, action, &mut Quiet).expect("possible in both games");
        }
    }
}

#[test]
fn cards_of_others_do_not_matter() {
    // A game in which the second seat is dealt a card early.
    let dealt = (0..).find_map(|number| {
        let (mut one, mut other) = (classic_log("base-gifts", 2), classic_log("base-gifts", 2));
        let mut dice = of_game(61, number);
        while one.plies().len() < 100 {
            same_ply(&mut one, &mut other, &mut dice);
        }
        let differ = one.plies().iter().zip(other.plies()).position(|(a, b)| a.text != b.text);
        differ.filter(|ply| *ply < 50).map(|ply| (one, other, ply))
    });
    let (one, other, differ) = dealt.expect("cards are dealt sooner or later");
    let reports = [&one, &other].map(|log| analysed(log, &few(2)));
    // Luck is left out: who looks at it knows all cards. So is what it leaves to the estimate.
    let said = |verdict: &Verdict| Verdict {
        luck: Vec::new(),
        luck_error: Vec::new(),
        estimate: Vec::new(),
        visits: 0,
        ..verdict.clone()
    };
    let mut compared = 0;
    for (here, there) in reports[0].verdicts.iter().zip(&reports[1].verdicts) {
        if here.seat == Seat(0) {
            assert_eq!(said(here), said(there));
            compared += u32::from(here.ply > differ);
        }
    }
    assert!(compared > 5, "{compared} decisions with different cards around");
}
