//! What is said where a game is told line by line.

/// What is said where a game is told line by line.
pub trait PlainWords {
    /// What is played, and by whom.
    fn greeting(&self, game: &str, names: &str) -> String;

    /// How to learn what can be typed.
    fn help_hint(&self) -> &'static str;

    /// What stands before what is typed.
    fn prompt(&self) -> &'static str;

    /// The tile in hand, by its name and as it is spoken.
    fn your_tile(&self, face: &str, spoken: &str) -> String;

    /// A tile as it was laid.
    fn laid_as(&self, line: &str, spoken: &str) -> String;

    /// The gifts in hand.
    fn your_gifts(&self, gifts: &str) -> String;

    /// How to hear what can be done.
    fn legal_hint(&self) -> &'static str;

    /// What can be done instead of laying the tile at once.
    fn gifts_hint(&self) -> &'static str;

    /// How whoever sits down goes on.
    fn enter_when_ready(&self) -> &'static str;

    /// How the turn is ended.
    fn enter_to_commit(&self) -> &'static str;

    /// The game is kept nowhere.
    fn kept_nowhere(&self) -> &'static str;

    /// There is no server.
    fn only_online(&self) -> &'static str;

    /// Giving up has to be said twice.
    fn resign_again(&self) -> &'static str;

    /// What was done from a turn on counts no longer.
    fn taken_back_to(&self, turn: usize) -> String;

    /// How to answer what is asked.
    fn answer_hint(&self) -> &'static str;

    /// What was asked was refused or taken back.
    fn asked_no_more(&self) -> &'static str;

    /// A seat by its number, and who sits there.
    fn seat_line(&self, seat: usize, who: &str) -> String;

    /// Something is counted for everyone.
    fn counts(&self, what: &str, values: &str) -> String;

    /// Points of a kind, by when they were given.
    fn given(&self, what: &str, when: &str) -> String;
}
