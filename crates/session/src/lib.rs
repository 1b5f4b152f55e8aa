//! A game in front of someone, for any screen.
//!
//! A [`Session`] is the turn as one draft, the way back, and what there is to say at every moment. It is
//! a value with methods; [`Session::snapshot`] gives all of it as plain data. It knows no widget, clock,
//! file or thread, and speaks no language. Where the game is played is the affair of its [`Host`].
//!
//! # What was decided twice
//!
//! The terminal and the page each had a copy of the following. The second column names what the page
//! still has in `web/src`, which goes once it is driven by the snapshot. Where both behaved differently
//! the last column says which behaviour is kept here, and why; where it is empty they agreed.
//!
//! | here | in `web/src` | where they differed |
//! | --- | --- | --- |
//! | [`Draft`]: `texts`, `index_of`, `keep`, `decide`, `after` | `game/draft.ts` | |
//! | [`Session`]: `choices`, `placements`, `placed`, `face`, `offer`, `actions`, `pass`, `tap`, `turn`, `choose`, `propose`, `undo` | `game/drafting.svelte.ts` | the page: behind the veil a draft is neither seen nor changed, because it is somebody else's |
//! | `pick`, `gifts`, `gift`, `can_undo`, `can_commit`, `commit`, `unveil`, `show`, `renew` | `game/session.svelte.ts` | the page: whoever looks back stays at their ply when others are told anew, as long as there is one |
//! | `reach` | `game/session.svelte.ts` | the page: a gift with places on the board is used by choosing one, even the only one; it cost a gift to look at it |
//! | `is_mine`, `is_live`, `is_over`, `is_running`, `is_sending`, `ply`, `told`, `outlook`, `afterwards` | `game/session.svelte.ts`, `online/session.svelte.ts` | |
//! | the veil: `sit`, `must_veil` | `game/local.svelte.ts` | both in part. The page: whoever comes back may be somebody else, and the draft waits below. The terminal: only a seat that holds a gift has something to hide, and how many it holds is known to all |
//! | `ask`, `refusal`, `refused` | `game/session.svelte.ts` | the page: a cell far away from all tiles is no question |
//! | [`Aids`] | `app/aids.ts` | |
//! | [`called`], [`Sitter`] | `game/words.ts` (`namesOf`, `styled`), `online/session.svelte.ts` (`sitterOf`) | the terminal: open seats are no people, and are not numbered |
//! | [`Guide`]: instruction, consequence, end | `game/guide.ts` | the page, which says how a turn can be ended and why no figure can be placed; both say who is waited for |
//! | [`Warning`] | `game/guide.ts` (`warningOf`) | the terminal: a complete feature without a figure decides, of several the one with most points. The page looks for it at what the draft makes happen, where nothing is scored yet and nobody's features never are, so it never warns of one |
//! | [`about`], [`consequences`] | `game/words.ts` (`lineOf`, `consequences`) | the page: an arrow that brings the next turn is told as that turn |
//! | `boxed`, `recent`, `winners`, `projected` | `game/dock/Above.svelte`, `game/stage.ts` (`recentOf`), `game/guide.ts` (`resultOf`), `game/words.ts` (`totalOf`) | the terminal: games that are given up have winners too |
//! | [`Worth`], [`Closed`] | `game/stage.ts` (`detailOf`, `completed`) | |
//! | `spots`, `features_at`, `symbol_at` | `game/stage.ts` (`cellsOf`, `waysAt`, `featuresAt`), `game/session.svelte.ts` | |
//! | [`CellTold`], [`edges`] | `game/speech.ts` | the terminal: symbols and goods are told too |
//! | [`Stop`], `go_to`, `step` | `history/turns.ts` | |
//! | [`Command`], [`read`], [`meant`] | `help/command.ts` | the terminal: a line may hold questions and orders among moves, and a pipe may send longer ones; more than 1,000 characters or 24 commands are not read |
//! | [`Answer`], [`Unclear`], `moves`, `propose_typed` | `help/answers.ts` | the terminal: cells that are no help to be given are not given away by being asked for; what lies on a side is asked of the tile and not of pixels |
//! | [`Missing`] | `online/view-room.ts` (`waitingOf`) | |
//! | [`host::Local`], [`host::Online`], [`host::Replay`] | `game/local.svelte.ts`, `online/remote.ts`, `engine/host.ts` | a bot's dice come from the seed of the game, so the same game gets the same turn |
//!
//! How long a bot may think is `remparts_bots::turn::time` for every screen.

mod aids;
mod answers;
mod around;
mod cells;
mod command;
mod draft;
mod guide;
pub mod host;
mod letters;
mod news;
mod session;
mod sitter;
mod snapshot;
mod story;
mod turns;
pub mod typescript;
mod worth;

pub use aids::Aids;
pub use answers::{Answer, FeatureTold, Listed, PlayerTold, Reply, Unclear};
pub use around::{Announced, Around, Missing, tile_sets};
pub use cells::{CellTold, Lying, edges};
pub use command::{Command, Order, Question, Topic, meant, read};
pub use draft::{Decision, Draft};
pub use guide::{Consequence, Done, End, Guide, Instruction, Task, Warning};
pub use host::{Host, News, Standing};
pub use letters::ascii;
pub use news::{Event, Feed};
pub use session::{Offer, Session};
pub use sitter::{Called, Kind, Name, Sitter, called, sitters_of};
pub use snapshot::Snapshot;
pub use story::{About, TurnTold, about, consequences};
pub use turns::{Stop, stops_of};
pub use worth::{Closed, Worth, grows};
