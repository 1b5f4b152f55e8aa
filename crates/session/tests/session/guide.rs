//! What is said beside the board.

use crate::play::{lay, offered, people, session, turn};
use remparts_protocol::Preset;
use remparts_screen::names::{FeatureName, FigureName, GiftName};
use remparts_screen::{ChoiceKind, Happening};
use remparts_session::host::{Local, Wish};
use remparts_session::{
    Answer, Command, Consequence, Done, End, Host, Instruction, Kind, Question, Reply, Session,
    Sitter, Task, Unclear, Warning, read,
};

#[test]
fn a_turn_is_guided_from_its_tile_to_its_end() {
    let mut session = session("base", 2, 1);
    let spots = session.spots().len();
    let place = Instruction::PlaceTile { tiles: 1, spots: Some(spots) };
    assert_eq!((session.instruction(), session.end()), (place, End::Turn));
    lay(&mut session);
    let put = offered(&session, ChoiceKind::Put).expect("the first tile has room for a meeple");
    let task = Task::PlaceFigure { figure: Some(FigureName::Meeple), far: false, recall: false };
    assert_eq!(session.instruction(), Instruction::Choose { task, or: Some(End::Turn) });
    session.choose(&put.text);
    let Instruction::Ready { done, end } = session.instruction() else { panic!("all is said") };
    let kind = session.screen().regions.iter().find(|it| Some(it.id) == put.region);
    let feature = kind.map(|region| region.kind);
    assert!(feature.is_some());
    assert_eq!((done, end), (Done::Put { figure: FigureName::Meeple, feature }, End::Turn));
}

#[test]
fn what_was_not_agreed_on_is_not_said() {
    let mut session = people("base", 2, Preset::Purist, 1);
    assert_eq!(session.instruction(), Instruction::PlaceTile { tiles: 1, spots: None });
    lay(&mut session);
    assert_eq!((session.consequence(), session.warning()), (Consequence::Nothing, None));
    let puts: Vec<_> = session.choices().to_vec();
    assert!(puts.iter().all(|choice| session.worth(choice).is_none()));
    assert_eq!(session.answer(&Question::Bag), Answer::NoAid);
}

#[test]
fn bots_are_waited_for_and_asked_once() {
    let sitters = vec![Sitter::new(Kind::Human, 0), Sitter::new(Kind::Bot("club".to_owned()), 1)];
    let setup = "players 2\nfirst 2\n".to_owned();
    let local = Local::new(Wish { setup, sitters, preset: Preset::Standard }, [3; 32]);
    let mut session = Session::new(Box::new(local.expect("a game"))).expect("a table");
    assert_eq!(session.instruction(), Instruction::Thinking { seat: 1 });
    let thought = session.host_mut().ask().expect("the bot has to choose");
    assert_eq!((thought.seat, &*thought.bot), (1, "club"));
    assert!(session.host_mut().ask().is_none(), "it is thinking");
    let log = remparts_screen::Table::load(&thought.log, None).expect("a log");
    let viewer = remparts_engine::kernel::seat::Viewer::Audience;
    assert_eq!(log.screen(viewer, &[]).expect("a table").turn.seat, Some(1));
    assert!(session.host_mut().answer(&["place nowhere"]).is_err());
    assert!(session.host_mut().ask().is_none(), "a bot that failed is not asked again");
    assert_eq!(session.instruction(), Instruction::Thinking { seat: 1 });
}

#[test]
fn the_city_is_guided_to_its_winners() {
    for seed in 0..3 {
        let mut session = session("city", 2, seed);
        while !session.is_over() {
            lay(&mut session);
            while let Some(choice) = session.choices().last().cloned() {
                let told = session.instruction();
                let is_ready = choice.kind == ChoiceKind::Pass;
                assert_eq!(matches!(told, Instruction::Ready { .. }), is_ready, "{told:?}");
                session.choose(&choice.text);
            }
            assert!(session.commit(), "{:?}", session.failure());
        }
        let Instruction::Won { winners } = session.instruction() else { panic!("it is over") };
        assert_eq!(winners, session.winners());
        assert!(!winners.is_empty());
    }
}

#[test]
fn the_last_meeple_and_what_nobody_gets_are_warned_of() {
    let (mut last, mut free) = (0, 0);
    for seed in 0..4 {
        let mut session = people("base", 2, Preset::Learner, seed);
        while !session.is_over() {
            lay(&mut session);
            match session.warning() {
                Some(Warning::Free { feature, points }) => {
                    assert!(points > 0);
                    assert_ne!(feature, FeatureName::Field);
                    free += 1;
                }
                Some(Warning::Last) => panic!("no meeple is chosen"),
                None => {}
            }
            // Who never puts a meeple down completes things for nobody.
            if let Some(put) = offered(&session, ChoiceKind::Put).filter(|_| seed % 2 == 0) {
                session.choose(&put.text);
                let seat = usize::from(session.seat().expect("someone plays"));
                let left: u8 = session.screen().seats[seat].supply.iter().map(|it| it.left).sum();
                assert_eq!(session.warning(), (left == 0).then_some(Warning::Last));
                last += usize::from(left == 0);
            }
            assert!(session.commit(), "{:?}", session.failure());
        }
    }
    assert!(last > 0 && free > 0, "{last} and {free}");
}

/// What a gift does is told while it is in hand, and the button says that a second tile comes.
#[test]
fn a_gift_in_hand_says_what_it_does() {
    let mut seconds = 0;
    for seed in 0..12 {
        let mut session = session("base-gifts", 2, seed);
        while !session.is_over() {
            turn(&mut session);
            session.unveil();
            for gift in session.gifts() {
                session.reach(gift);
                assert_eq!(session.consequence(), Consequence::Gift { gift });
                if gift == GiftName::TakeTwo {
                    assert_eq!(session.end(), End::Second);
                    seconds += 1;
                } else {
                    assert_eq!(session.instruction(), Instruction::UseGift { gift });
                }
                session.undo();
            }
        }
    }
    assert!(seconds > 0, "nobody could take two");
}

#[test]
fn consequences_are_what_then_happens() {
    let mut session = session("classic-all", 3, 5);
    let mut told = 0;
    while !session.is_over() {
        session.unveil();
        if !session.placements().is_empty() {
            lay(&mut session);
        }
        if let Consequence::Happenings { happenings } = session.consequence() {
            assert!(!happenings.iter().any(|it| matches!(it, Happening::Drawn { .. })));
            told += 1;
        }
        turn(&mut session);
    }
    assert!(told > 5, "{told} times");
}

#[test]
fn a_typed_line_is_a_turn_and_its_questions_are_answered() {
    let mut session = session("base", 2, 1);
    let place = session.choices()[0].text.clone();
    let mut replies = read(&format!("{place}; pass; score; undo; undo; undo; quit")).into_iter();
    let mut next = || session.obey(replies.next().expect("as many as were typed"));
    assert!(matches!(next(), Reply::Proposed(choice) if choice.text == place));
    assert!(matches!(next(), Reply::Proposed(choice) if choice.text == "pass"));
    let Reply::Answer(Answer::Players { players }) = next() else { panic!("scores") };
    assert_eq!(players.iter().map(|it| it.seat).collect::<Vec<_>>(), [0, 1]);
    assert!(players[0].to_play != players[1].to_play);
    assert_eq!(next(), Reply::Undone);
    assert_eq!(next(), Reply::Undone);
    assert_eq!(next(), Reply::NothingToUndo);
    assert_eq!(next(), Reply::Elsewhere(Command::Quit));
    assert_eq!(session.obey(Command::Commit), Reply::CannotCommit);
    let unclear = session.obey(Command::Move("place".to_owned()));
    let Reply::Unclear(Unclear::Several { some }) = unclear else { panic!("{unclear:?}") };
    assert_eq!(some.texts.len() + some.more, session.choices().len());
    let unclear = session.obey(Command::Move("0,0".to_owned()));
    assert!(matches!(unclear, Reply::Unclear(Unclear::Refused { .. })), "{unclear:?}");
    assert!(session.host().told().is_none());
}
