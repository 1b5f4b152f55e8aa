//! Line by line: for screen readers, dumb terminals and pipes. What is written has no escape codes at
//! all, and what is read is the language of the command box.

mod around;
mod lines;
mod orders;
mod story;
#[cfg(test)]
mod tests;
mod voice;

use crate::answers;
use crate::session::{Ending, Session};
use crate::tell;
use crate::words::Words;
use lines::Heard;
use remparts_screen::ChoiceKind;
use remparts_session::{Around, Command, Feed, Order, Question, Reply, Standing, read};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use voice::Voice;

/// How often others are asked whether they have done something.
const PACE: Duration = Duration::from_millis(30);
/// The same where somebody only waits for a bot.
const SHORT: Duration = Duration::from_millis(5);
/// Whoever leaves waits no longer for a turn to reach its server.
const PATIENCE: Duration = Duration::from_secs(10);

/// How it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// Whether someone types: then there is a prompt, and what is typed is answered at once. Otherwise
    /// lines wait until bots have played, so that a script need not know when they have.
    pub prompt: bool,
    /// Whether letters have no accents.
    pub ascii: bool,
}

/// Plays a game to its end, or until whoever plays leaves. At the end of the input whoever plays has
/// left; the game is kept by its host.
///
/// # Errors
///
/// When nothing can be written any more.
pub fn run(
    session: Session,
    words: Words,
    manner: Manner,
    input: impl BufRead + Send + 'static,
    output: impl Write,
) -> io::Result<Ending> {
    let talk = Talk {
        feed: Feed::from_now(&session),
        around: Around::default(),
        voice: Voice::new(output, manner),
        waiting: VecDeque::new(),
        announced: None,
        is_new: true,
        is_resigning: false,
        has_left: false,
        closed: None,
        session,
        words,
        manner,
    };
    let (lines, wake) = lines::of(input);
    if let Some(bell) = talk.session.host().bell() {
        // Whoever has something else to look at already wakes anyway.
        bell.connect(move || drop(wake.try_send(Heard::News)));
    }
    talk.run(&lines)
}

/// A game that is told, and whoever listens.
struct Talk<W: Write> {
    session: Session,
    words: Words,
    manner: Manner,
    voice: Voice<W>,
    feed: Feed,
    around: Around,
    /// What was typed and is still to be done.
    waiting: VecDeque<Command>,
    /// The moment that was announced last: the ply, who looks, and whether they have sat down.
    announced: Option<(usize, Option<u8>, bool)>,
    /// Whether nobody has been told yet how to go on.
    is_new: bool,
    is_resigning: bool,
    has_left: bool,
    /// When the input ended.
    closed: Option<Instant>,
}

impl<W: Write> Talk<W> {
    fn run(mut self, lines: &Receiver<Heard>) -> io::Result<Ending> {
        self.greet()?;
        loop {
            self.session.poll();
            self.tell()?;
            if let Some(ending) = self.ending()? {
                self.voice.flush()?;
                return Ok(ending);
            }
            if !self.waiting.is_empty() {
                if self.must_wait(self.waiting.front()) {
                    std::thread::sleep(SHORT);
                } else if let Some(command) = self.waiting.pop_front() {
                    self.obey(command)?;
                }
            } else if self.closed.is_some() || self.must_wait(None) {
                self.voice.flush()?;
                std::thread::sleep(SHORT);
            } else {
                self.listen(lines)?;
            }
        }
    }

    fn greet(&mut self) -> io::Result<()> {
        let names = tell::names(self.words, &self.session);
        let game = self.words.game_name(self.session.base().game);
        self.voice.say(&self.words.greeting(game, &names.join(", ")))?;
        self.voice.say(self.words.help_hint())
    }

    /// Whether what is typed has to wait until others have played. Whoever types at a prompt is
    /// answered at once.
    fn must_wait(&self, command: Option<&Command>) -> bool {
        if self.manner.prompt || self.session.is_veiled() {
            return false;
        }
        let host = self.session.host();
        match command {
            // The next line waits for bots alone: people elsewhere take their time.
            None => host.told().is_none() && host.thinking().is_some(),
            Some(Command::Move(_) | Command::Commit) if host.told().is_some() => {
                !self.session.is_mine() || self.session.is_sending()
            }
            Some(_) => host.told().is_none() && host.thinking().is_some(),
        }
    }

    /// Waits for a line, or for something else to happen.
    fn listen(&mut self, lines: &Receiver<Heard>) -> io::Result<()> {
        self.voice.ask(self.words.prompt())?;
        let host = self.session.host();
        let alone = host.told().is_none() && host.thinking().is_none();
        let due = host.due().map(|due| due.saturating_duration_since(Instant::now()));
        // Hosts without a bell have to be asked.
        let patience = if alone || host.bell().is_some() { due } else { Some(PACE) };
        let heard = match patience {
            None => lines.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => lines.recv_timeout(patience),
        };
        match heard {
            Ok(Heard::Line(line)) => self.hear(&line),
            Ok(Heard::News) | Err(RecvTimeoutError::Timeout) => Ok(()),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => {
                self.closed = Some(Instant::now());
                Ok(())
            }
        }
    }

    fn hear(&mut self, line: &str) -> io::Result<()> {
        self.voice.heard();
        if self.session.is_veiled() {
            self.session.unveil();
        } else if line.trim().is_empty() {
            if !self.session.draft().is_empty() {
                self.waiting.push_back(Command::Commit);
            } else if self.session.is_mine() {
                self.announce()?;
            }
            return Ok(());
        }
        self.waiting.extend(read(line));
        Ok(())
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        let words = self.words;
        if !matches!(command, Command::Order(Order::Resign)) {
            self.is_resigning = false;
        }
        match command {
            Command::Ask(Question::Bag) => {
                let lines = answers::bag_in_words(words, &self.session);
                self.voice.say_all(&lines)
            }
            Command::Ask(question) => {
                let lines = answers::answer(words, &self.session, &question);
                self.voice.say_all(&lines)
            }
            command => {
                let reply = self.session.obey(command);
                self.reply(reply)
            }
        }
    }

    /// Says what became of a command.
    fn reply(&mut self, reply: Reply) -> io::Result<()> {
        let words = self.words;
        match reply {
            Reply::Answer(_) => Ok(()),
            Reply::Committed => {
                let sending = self.session.is_sending();
                self.voice.say(if sending { words.sending() } else { words.committed() })
            }
            Reply::Forbidden(refused) => {
                self.refuse(&tell::refused_by(words, &self.session, &refused))
            }
            Reply::CannotCommit => self.refuse(words.cannot_commit()),
            Reply::NotYou => self.refuse(words.not_you()),
            Reply::Undone => {
                self.voice.say(words.undone())?;
                self.tell_draft()
            }
            Reply::NothingToUndo => self.voice.say(words.nothing_to_undo()),
            Reply::Proposed(choice) => {
                self.voice.say(&words.proposed(&choice.text))?;
                // What comes next on the line says the rest.
                if self.waiting.is_empty() { self.tell_draft() } else { Ok(()) }
            }
            Reply::Unclear(unclear) => {
                self.refuse(&answers::unclear_move(words, &self.session, &unclear))
            }
            Reply::Elsewhere(Command::Order(order)) => self.order(order),
            Reply::Elsewhere(Command::Save) => match &*self.session.host().place() {
                "" => self.voice.say(words.kept_nowhere()),
                place => self.voice.say(&words.saved_in(place)),
            },
            Reply::Elsewhere(_) => {
                self.has_left = true;
                Ok(())
            }
        }
    }

    /// Says why something is not done. The rest of the line was meant for afterwards.
    fn refuse(&mut self, why: &str) -> io::Result<()> {
        self.waiting.clear();
        self.voice.say(why)
    }

    /// What the draft would bring, and what is still to be said.
    fn tell_draft(&mut self) -> io::Result<()> {
        let words = self.words;
        let names = tell::names(words, &self.session);
        let told = tell::preview(words, &self.session, &names);
        for line in &told {
            self.voice.say(&format!("{line}."))?;
        }
        if let Some(warning) = tell::warning(words, &self.session) {
            self.voice.say(&warning)?;
        }
        let open = self.session.choices().iter().any(|choice| choice.kind != ChoiceKind::Pass);
        if open {
            self.voice.say(&format!("{}.", tell::instruction(words, &self.session, &names)))?;
        }
        if self.session.can_commit() && !self.session.draft().is_empty() {
            self.voice.say(words.enter_to_commit())?;
        }
        Ok(())
    }

    /// Tells what has happened since.
    fn tell(&mut self) -> io::Result<()> {
        let words = self.words;
        if let Some(failure) = tell::failure(words, &mut self.session) {
            self.voice.say(&failure)?;
        }
        for event in self.feed.news(&self.session) {
            if let Some(line) = story::event(words, &self.session, &event) {
                self.voice.say(&line)?;
            }
        }
        for announced in self.around.news(&self.session) {
            self.voice.say_all(&around::lines(words, &self.session, &announced))?;
        }
        let session = &self.session;
        let now = (session.ply(), session.seat(), session.is_veiled());
        if session.is_over() || self.announced == Some(now) {
            return Ok(());
        }
        if session.is_veiled() {
            self.announced = Some(now);
            let names = tell::names(words, session);
            let name =
                session.seat().map_or_else(String::new, |it| tell::named(words, &names, &[it]));
            self.voice.say(&words.veil_title(&name))?;
            self.voice.say(words.veil_why())?;
            return self.voice.say(words.enter_when_ready());
        }
        if session.is_mine() && !session.is_sending() {
            self.announced = Some(now);
            return self.announce();
        }
        if session.host().told().is_some() && session.host().is_running() {
            self.announced = Some(now);
            let names = tell::names(words, session);
            return self.voice.say(&tell::status(words, session, &names));
        }
        Ok(())
    }

    /// Whose turn it is, and what they have in hand.
    fn announce(&mut self) -> io::Result<()> {
        let lines = story::turn(self.words, &self.session);
        self.voice.say_all(&lines)?;
        if std::mem::take(&mut self.is_new) {
            self.voice.say(self.words.legal_hint())?;
        }
        if !self.session.draft().is_empty() {
            let drafted = self.session.draft().texts().join("; ");
            self.voice.say(&self.words.proposed(&drafted))?;
            return self.tell_draft();
        }
        Ok(())
    }

    /// How it ends, once it does.
    fn ending(&mut self) -> io::Result<Option<Ending>> {
        if self.session.is_over() {
            self.voice.say_all(&story::end(self.words, &self.session))?;
            if let Some(address) = self.session.host().rematch() {
                self.voice.say(&self.words.rematch_at(&address))?;
            }
            return Ok(Some(Ending::Over));
        }
        if self.session.host().standing() == Standing::Ended {
            let why = self.session.host().ended().unwrap_or_default().to_owned();
            self.voice.say(&why)?;
            return Ok(Some(Ending::Lost(why)));
        }
        let leaves = self.has_left || (self.waiting.is_empty() && self.is_forsaken());
        Ok(leaves.then_some(Ending::Left))
    }

    /// Whether the input has ended and nothing is waited for any more: no bot, no turn that is on
    /// its way, and no game that is only looked at.
    fn is_forsaken(&self) -> bool {
        let Some(closed) = self.closed else { return false };
        let host = self.session.host();
        if self.session.is_sending() {
            return closed.elapsed() > PATIENCE;
        }
        let watches = self.session.people_here() == 0 && host.is_running();
        let thinks = host.told().is_none() && host.thinking().is_some();
        !(watches || thinks)
    }
}
