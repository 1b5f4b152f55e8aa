//! The same types in TypeScript, for the page.

use crate::aids::Aids;
use crate::answers::{Answer, FeatureTold, Listed, PlayerTold, Reply, Unclear};
use crate::around::{Announced, Missing};
use crate::cells::{CellTold, Lying};
use crate::command::{Command, Order, Question, Topic};
use crate::guide::{Consequence, Done, End, Guide, Instruction, Task, Warning};
use crate::host::{Standing, Thought};
use crate::news::Event;
use crate::session::Offer;
use crate::sitter::{Called, Kind, Name, Sitter};
use crate::snapshot::Snapshot;
use crate::story::{About, TurnTold};
use crate::turns::Stop;
use crate::worth::{Closed, Worth};
use remparts_protocol::{Late, PlayerId, RequestKind, Said};
use ts_rs::TS;

/// What the declarations take from those of the crate `screen`.
const SHOWN: [&str; 14] = [
    "Choice",
    "EdgeName",
    "FeatureName",
    "FigureName",
    "GiftName",
    "GoodsName",
    "Happening",
    "Refusal",
    "SideLetter",
    "Sign",
    "Step",
    "Stock",
    "SymbolName",
    "Turn",
];

/// The declarations of all types that cross the border.
pub fn declarations() -> String {
    let types = [
        Snapshot::decl(),
        Aids::decl(),
        Name::decl(),
        Called::decl(),
        Kind::decl(),
        Sitter::decl(),
        Thought::decl(),
        Standing::decl(),
        Offer::decl(),
        Guide::decl(),
        Instruction::decl(),
        Task::decl(),
        Done::decl(),
        End::decl(),
        Consequence::decl(),
        Warning::decl(),
        Late::decl(),
        PlayerId::decl(),
        RequestKind::decl(),
        Said::decl(),
        Announced::decl(),
        Missing::decl(),
        Event::decl(),
        Stop::decl(),
        About::decl(),
        TurnTold::decl(),
        Worth::decl(),
        Closed::decl(),
        Lying::decl(),
        CellTold::decl(),
        Topic::decl(),
        Question::decl(),
        Order::decl(),
        Command::decl(),
        Reply::decl(),
        Answer::decl(),
        Listed::decl(),
        PlayerTold::decl(),
        FeatureTold::decl(),
        Unclear::decl(),
    ];
    let shown = SHOWN.map(|name| format!("  {name},\n")).concat();
    let mut text = String::from("// Written by the tests of crates/session; do not edit.\n");
    text += &format!("import type {{\n{shown}}} from './generated';\n");
    for declaration in types {
        text += &format!("\nexport {declaration}\n");
    }
    text
}
