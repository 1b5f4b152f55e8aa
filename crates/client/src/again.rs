//! Commands that wait for their answer, and which of them may be sent twice.

use crate::failure::Failure;
use remparts_protocol::{Code, Command, Order, Problem};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// The channel by which the sender of a command hears which event it made.
pub(crate) type Reply = oneshot::Sender<Result<u32, Failure>>;

/// Most times that a command is sent, however often the connection is lost.
const MOST_TIMES: u32 = 100;
/// Pause before a command is sent again to a busy server.
const BUSY: Duration = Duration::from_millis(250);

/// A command that waits for its answer.
struct Waiting {
    order: Order,
    /// Where the answer goes; `None` if nobody waits for it.
    reply: Option<Reply>,
    times: u32,
    /// When to send it again, if the server was busy.
    again: Option<Instant>,
}

/// All commands that wait for their answer, in the order in which they were given.
#[derive(Default)]
pub(crate) struct Unanswered {
    waiting: VecDeque<Waiting>,
    last: u32,
}

impl Unanswered {
    /// Number of commands that wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Adds a command; returns the text to send.
    pub(crate) fn add(&mut self, command: Command, reply: Option<Reply>) -> String {
        self.last = self.last.wrapping_add(1);
        let waiting =
            Waiting { order: Order { id: self.last, command }, reply, times: 1, again: None };
        let text = waiting.text();
        self.waiting.push_back(waiting);
        text
    }

    /// The command with this id was carried out, by event `seq`.
    pub(crate) fn done(&mut self, id: u32, seq: u32) {
        if let Some(waiting) = self.take(id) {
            waiting.answer(Ok(seq));
        }
    }

    /// The command with this id was refused. `seq` is the last event that is known.
    pub(crate) fn refused(&mut self, id: u32, problem: Problem, seq: u32) {
        let Some(mut waiting) = self.take(id) else { return };
        let safe = may_repeat(&waiting.order.command);
        if problem.code == Code::Busy && safe && waiting.times < MOST_TIMES {
            waiting.again = Some(Instant::now() + BUSY);
            self.waiting.push_back(waiting);
        } else if waiting.times > 1 && is_done_already(&waiting.order.command, problem.code) {
            waiting.answer(Ok(seq));
        } else {
            waiting.answer(Err(Failure::Refused(problem)));
        }
    }

    /// The connection was lost: commands that cannot be sent twice fail, the rest stays.
    pub(crate) fn lost(&mut self) {
        for waiting in std::mem::take(&mut self.waiting) {
            let keep = may_repeat(&waiting.order.command) && waiting.times < MOST_TIMES;
            if keep && waiting.reply.as_ref().is_some_and(|reply| !reply.is_closed()) {
                self.waiting.push_back(waiting);
            } else {
                waiting.answer(Err(Failure::Unsure));
            }
        }
    }

    /// The texts of all commands, to be sent over a new connection.
    pub(crate) fn resend(&mut self) -> Vec<String> {
        self.waiting.iter_mut().map(Waiting::send_again).collect()
    }

    /// When the next command is to be sent again to a server that was busy.
    pub(crate) fn next_again(&self) -> Option<Instant> {
        self.waiting.iter().filter_map(|waiting| waiting.again).min()
    }

    /// The texts of commands that are to be sent again by now.
    pub(crate) fn due(&mut self) -> Vec<String> {
        let now = Instant::now();
        let due = |waiting: &&mut Waiting| waiting.again.is_some_and(|again| again <= now);
        self.waiting.iter_mut().filter(due).map(Waiting::send_again).collect()
    }

    /// Fails all commands: nothing more will come.
    pub(crate) fn end(&mut self, why: &Failure) {
        for waiting in std::mem::take(&mut self.waiting) {
            waiting.answer(Err(why.clone()));
        }
    }

    fn take(&mut self, id: u32) -> Option<Waiting> {
        let at = self.waiting.iter().position(|waiting| waiting.order.id == id)?;
        self.waiting.remove(at)
    }
}

impl Waiting {
    fn text(&self) -> String {
        serde_json::to_string(&self.order).expect("orders are plain data")
    }

    fn send_again(&mut self) -> String {
        self.times += 1;
        self.again = None;
        self.text()
    }

    fn answer(self, answer: Result<u32, Failure>) {
        if let Some(reply) = self.reply {
            // Whoever gave the command may have left.
            let _ = reply.send(answer);
        }
    }
}

/// Whether a command is idempotent. A second request could meet another question than the first,
/// and a second line of the chat would be read twice.
const fn may_repeat(command: &Command) -> bool {
    match command {
        Command::Ping
        | Command::Sit { .. }
        | Command::Stand
        | Command::Bot { .. }
        | Command::Ready { .. }
        | Command::Nonce { .. }
        | Command::Dismiss { .. }
        | Command::Play { .. }
        | Command::Resign
        | Command::Close
        | Command::Rematch => true,
        Command::Say { .. }
        | Command::Undo
        | Command::Abandon
        | Command::Agree
        | Command::Decline => false,
    }
}

/// Whether a command that is sent again is refused because it has been carried out before.
const fn is_done_already(command: &Command, code: Code) -> bool {
    matches!(
        (command, code),
        (Command::Sit { .. }, Code::Seated)
            | (Command::Stand, Code::NotSeated)
            | (Command::Ready { ready: true } | Command::Close, Code::Begun)
            | (Command::Resign, Code::NotRunning)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play() -> Command {
        Command::Play { ply: 2, actions: vec!["pass".to_owned()] }
    }

    fn given(orders: &mut Unanswered, command: Command) -> oneshot::Receiver<Result<u32, Failure>> {
        let (reply, heard) = oneshot::channel();
        orders.add(command, Some(reply));
        heard
    }

    #[tokio::test]
    async fn moves_are_sent_again_and_lines_of_the_chat_are_not() {
        let mut orders = Unanswered::default();
        let mut moved = given(&mut orders, play());
        let said = given(&mut orders, Command::Say { text: "hello".to_owned() });
        orders.lost();
        assert_eq!(said.await, Ok(Err(Failure::Unsure)));
        assert!(moved.try_recv().is_err(), "it still waits");
        let text = serde_json::to_string(&Order { id: 1, command: play() }).expect("plain data");
        assert_eq!(orders.resend(), [text]);
        orders.done(1, 9);
        assert_eq!(moved.await, Ok(Ok(9)));
    }

    #[tokio::test]
    async fn what_was_done_before_is_done() {
        let begun = || Problem::new(Code::Begun, "the game has begun");
        let mut orders = Unanswered::default();
        let first = given(&mut orders, Command::Ready { ready: true });
        orders.refused(1, begun(), 4);
        assert_eq!(first.await, Ok(Err(Failure::Refused(begun()))));
        let second = given(&mut orders, Command::Ready { ready: true });
        orders.lost();
        orders.resend();
        orders.refused(2, begun(), 4);
        assert_eq!(second.await, Ok(Ok(4)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_busy_server_is_asked_again() {
        let mut orders = Unanswered::default();
        let moved = given(&mut orders, play());
        orders.refused(1, Problem::new(Code::Busy, "busy"), 0);
        assert!(orders.due().is_empty());
        tokio::time::advance(BUSY).await;
        assert!(orders.next_again().is_some_and(|again| again <= Instant::now()));
        assert_eq!(orders.due().len(), 1);
        assert_eq!(orders.next_again(), None);
        orders.done(1, 5);
        assert_eq!(moved.await, Ok(Ok(5)));
    }

    #[tokio::test]
    async fn orders_that_nobody_waits_for_are_forgotten_with_the_connection() {
        let mut orders = Unanswered::default();
        drop(given(&mut orders, play()));
        orders.add(Command::Ping, None);
        orders.lost();
        assert_eq!(orders.len(), 0);
    }
}
