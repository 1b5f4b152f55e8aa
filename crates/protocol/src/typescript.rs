//! The same types in TypeScript, for the page.

use crate::{
    By, Ceremony, CeremonyAnswer, Chair, ChairKind, Clock, Clocks, Code, Command, DeviceLink,
    Event, Farewell, Game, Late, Listed, ListedSeat, Lobby, LobbyNext, Me, Message, Mine, NewName,
    NewRelation, NewReport, Opened, Order, Outcome, OutcomeKind, Pace, Passkey, PlayerId, Presence,
    Preset, Problem, Proofs, Reason, RecoveryCodes, Relation, RelationKind, ReportId, Reported,
    Request, RequestKind, Said, Session, SessionId, SignIn, Sitter, SitterKind, SitterState, State,
    Status, Table, TableId, TableWish, Talk, TileSet, What, You,
};
use ts_rs::TS;

/// The declarations of all types that the page sends or gets.
#[must_use]
pub fn declarations() -> String {
    let all = [
        PlayerId::decl(),
        TableId::decl(),
        ReportId::decl(),
        Preset::decl(),
        Clock::decl(),
        Late::decl(),
        Talk::decl(),
        ChairKind::decl(),
        Chair::decl(),
        TableWish::decl(),
        Opened::decl(),
        TileSet::decl(),
        Status::decl(),
        SitterKind::decl(),
        SitterState::decl(),
        Sitter::decl(),
        Clocks::decl(),
        RequestKind::decl(),
        Request::decl(),
        OutcomeKind::decl(),
        Outcome::decl(),
        Said::decl(),
        State::decl(),
        Table::decl(),
        By::decl(),
        What::decl(),
        Event::decl(),
        Command::decl(),
        Order::decl(),
        You::decl(),
        Presence::decl(),
        Message::decl(),
        Code::decl(),
        Problem::decl(),
        Me::decl(),
        NewName::decl(),
        SessionId::decl(),
        Session::decl(),
        Passkey::decl(),
        Proofs::decl(),
        DeviceLink::decl(),
        RecoveryCodes::decl(),
        Ceremony::decl(),
        CeremonyAnswer::decl(),
        SignIn::decl(),
        Farewell::decl(),
        RelationKind::decl(),
        NewRelation::decl(),
        Relation::decl(),
        Reason::decl(),
        NewReport::decl(),
        Reported::decl(),
        Game::decl(),
        Pace::decl(),
        ListedSeat::decl(),
        Listed::decl(),
        LobbyNext::decl(),
        Lobby::decl(),
        Mine::decl(),
    ];
    let mut text = String::from("// Written by the tests of crates/protocol; do not edit.\n");
    for declaration in all {
        text += "\nexport ";
        text += &declaration;
        text.push('\n');
    }
    text
}
