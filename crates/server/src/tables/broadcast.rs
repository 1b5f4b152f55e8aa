//! An event on its way to everyone who looks on. What several viewers see alike is serialized once.

use super::hearing::Hearer;
use super::sheet::Sheet;
use axum::extract::ws::Utf8Bytes;
use remparts_protocol::{Event, Message, What, You};

/// An event before it is known who looks: it holds no plies yet, and talk that not everyone hears. It
/// leaves the server as the text for one viewer, and in no other way.
pub(crate) struct Broadcast(Event);

impl Broadcast {
    /// What the last record of a table has changed.
    pub(crate) fn new(sheet: &Sheet, what: What, now: u64) -> Self {
        Self(Event {
            seq: sheet.seq,
            at: sheet.touched,
            what,
            from: sheet.unchanged,
            plies: Vec::new(),
            state: sheet.state(now),
        })
    }

    /// The number of the event.
    pub(crate) const fn seq(&self) -> u32 {
        self.0.seq
    }

    /// Whether plies of an earlier event are gone with this one, or no longer hidden.
    pub(crate) const fn replaces(&self, earlier: &Self) -> bool {
        self.0.from < earlier.0.state.ply
    }

    /// The texts of the event for viewers of this table.
    pub(crate) const fn texts<'a>(&'a self, sheet: &'a Sheet) -> Texts<'a> {
        Texts { sheet, event: &self.0, made: Vec::new() }
    }
}

/// An event as texts for viewers, each made when the first viewer needs it.
pub(crate) struct Texts<'a> {
    sheet: &'a Sheet,
    event: &'a Event,
    made: Vec<Text>,
}

/// What some viewers see alike of an event.
struct Text {
    /// Whether they are told what happened.
    is_told: bool,
    /// The plies as they may know them.
    plies: Vec<String>,
    /// The event as JSON.
    event: String,
    /// The whole message for those who have not said who they are.
    anonymous: Option<Utf8Bytes>,
}

impl Texts<'_> {
    /// The message for a viewer. Two viewers share an event only if they may know the same plies and
    /// both hear what was said, or both do not.
    pub(crate) fn message(&mut self, hearer: &Hearer) -> Utf8Bytes {
        let you = self.sheet.you(hearer.who);
        let is_told = self.sheet.is_told(hearer, &self.event.what);
        let mut plies = self.sheet.plies(self.event.from, you.seat);
        // Those who come back are told of what they missed one event after the other.
        plies.truncate(self.event.state.ply.saturating_sub(self.event.from) as usize);
        let same = |text: &Text| text.is_told == is_told && text.plies == plies;
        let index = self.made.iter().position(same).unwrap_or_else(|| {
            self.made.push(Text::new(self.event, is_told, plies));
            self.made.len() - 1
        });
        self.made[index].message(you)
    }

    /// The number of times that the event was serialized.
    #[cfg(test)]
    pub(crate) const fn made(&self) -> usize {
        self.made.len()
    }
}

impl Text {
    fn new(event: &Event, is_told: bool, plies: Vec<String>) -> Self {
        let what = if is_told { event.what.clone() } else { What::Unheard };
        let event = Event { what, plies, state: event.state.clone(), ..*event };
        let text = serde_json::to_string(&event).expect("events are plain data");
        Self { is_told, plies: event.plies, event: text, anonymous: None }
    }

    fn message(&mut self, you: You) -> Utf8Bytes {
        let whole = || Message::event_text(you, &self.event).into();
        match you.player {
            None => self.anonymous.get_or_insert_with(whole).clone(),
            Some(_) => whole(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::tests::{TestTable, person, wish};
    use remparts_protocol::{Command, PlayerId, Status};

    /// The message as it is made for one viewer alone.
    fn alone(desk: &TestTable, what: &What, hearer: &Hearer) -> String {
        let sheet = &desk.sheet;
        let you = sheet.you(hearer.who);
        let told = sheet.is_told(hearer, what);
        let event = Event {
            seq: sheet.seq,
            at: sheet.touched,
            what: if told { what.clone() } else { What::Unheard },
            from: sheet.unchanged,
            plies: sheet.plies(sheet.unchanged, you.seat),
            state: sheet.state(desk.now),
        };
        serde_json::to_string(&Message::Event { you, event }).expect("events are plain data")
    }

    /// 50 viewers: those with a seat, strangers, and players without a seat, some of whom do not hear
    /// the player on seat 0.
    fn viewers(players: u8) -> Vec<Hearer> {
        let player = |number| person(number).player;
        (0..50)
            .map(|number| match number {
                _ if number < players => Hearer::from(Some(player(number))),
                _ if number < 25 => Hearer::default(),
                _ if number < 40 => Hearer::without(player(number), vec![player(0)]),
                _ => Hearer::from(Some(player(number))),
            })
            .collect()
    }

    /// Tells all viewers, and says how often the event was serialized, and how many different events
    /// they got.
    fn told(desk: &TestTable, what: &What, viewers: &[Hearer]) -> (usize, usize) {
        let broadcast = Broadcast::new(&desk.sheet, what.clone(), desk.now);
        let mut texts = broadcast.texts(&desk.sheet);
        let mut different = std::collections::BTreeSet::new();
        for viewer in viewers {
            let text = texts.message(viewer);
            assert_eq!(&*text, alone(desk, what, viewer), "as if nobody else were there");
            let Ok(Message::Event { event, .. }) = serde_json::from_str(&text) else {
                panic!("it is an event: {text}");
            };
            different.insert(serde_json::to_string(&event).expect("events are plain data"));
        }
        (texts.made(), different.len())
    }

    #[test]
    fn what_viewers_see_alike_is_serialized_once() {
        for (name, players) in [("base", 2), ("classic-all", 3)] {
            let mut desk = TestTable::begun(wish(name, players), 3);
            let viewers = viewers(players);
            let mut most = 0;
            while desk.sheet.status == Status::Running {
                let what = desk.play_on().expect("something was played");
                let (made, different) = told(&desk, &what, &viewers);
                assert_eq!(made, different);
                most = most.max(made);
                if desk.sheet.seq.is_multiple_of(20) {
                    let said = Command::Say { text: "hello".to_owned() };
                    let what = desk.ask(0, said).expect("it can be said").expect("it is told");
                    assert_eq!(told(&desk, &what, &viewers), (2, 2), "some do not hear it");
                }
            }
            // A card that one seat is dealt is told to that seat, and hidden from all others alike.
            assert_eq!(most, if name == "base" { 1 } else { 2 }, "{name}");
        }
    }

    #[test]
    fn strangers_share_the_bytes_of_a_message() {
        let mut desk = TestTable::begun(wish("base", 2), 3);
        let what = desk.play_on().expect("something was played");
        let broadcast = Broadcast::new(&desk.sheet, what, desk.now);
        let mut texts = broadcast.texts(&desk.sheet);
        let [one, other] = [(); 2].map(|()| texts.message(&Hearer::default()));
        assert_eq!(one.as_ptr(), other.as_ptr());
        let player: Option<PlayerId> = Some(person(9).player);
        assert_ne!(one.as_ptr(), texts.message(&player.into()).as_ptr());
    }
}
