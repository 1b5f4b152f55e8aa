//! Peace at the table: whom someone does not want to hear or to meet, and what they report.

use crate::ids::{PlayerId, ReportId, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What someone wants of another player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RelationKind {
    /// Not to hear them.
    Mute,
    /// Not to hear them, nor to meet them at tables of one's own.
    Block,
}

impl RelationKind {
    /// The word for it, as it is sent and kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mute => "mute",
            Self::Block => "block",
        }
    }

    /// The kind that a word stands for.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        [Self::Mute, Self::Block].into_iter().find(|kind| kind.word() == word)
    }
}

/// A player who is to be muted or blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRelation {
    /// Whether to mute or to block them.
    pub kind: RelationKind,
}

/// A player who is muted or blocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Relation {
    /// The id of the other player.
    pub player: PlayerId,
    /// What they are called by now.
    pub name: String,
    /// Whether they are muted or blocked.
    pub kind: RelationKind,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// What somebody is reported for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// What they say in the chat.
    Chat,
    /// What they call themselves.
    Name,
    /// They let others wait on purpose.
    Stalling,
    /// They do not play fair.
    Cheating,
    /// Something else, which the text tells.
    Other,
}

impl Reason {
    /// The word for it, as it is sent and kept.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chat => "chat",
            Self::Name => "name",
            Self::Stalling => "stalling",
            Self::Cheating => "cheating",
            Self::Other => "other",
        }
    }
}

/// Something that operators should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The table at which it happened.
    pub table: TableId,
    /// The player who is reported.
    pub player: PlayerId,
    /// What they are reported for.
    pub reason: Reason,
    /// In the words of the one who reports; may be empty.
    #[serde(default)]
    pub text: String,
}

/// A report that was taken down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Reported {
    /// The id of the report.
    pub id: ReportId,
}

/// A seat as it was when something was reported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportSeat {
    /// Who sat there; nothing for bots, for open seats and for the one who reports.
    pub player: Option<PlayerId>,
    /// What they were called, the level of a bot; empty for the one who reports.
    pub name: String,
}

/// A line of the chat, as the one who reports could read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who said it; nothing for the one who reports.
    pub player: Option<PlayerId>,
    /// What they were called; empty for the one who reports.
    pub name: String,
    /// The words that they said.
    pub text: String,
}

/// What is kept with a report, for operators alone. Nothing in it names the one who reports, so that
/// they can be forgotten without reading it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ReportContext {
    /// What the table was called.
    pub title: String,
    /// The seats in playing order.
    pub seats: Vec<ReportSeat>,
    /// The last lines of the chat.
    pub chat: Vec<ReportLine>,
}
