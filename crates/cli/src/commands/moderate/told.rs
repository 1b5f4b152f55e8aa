//! Prints reports, sanctions and acts as lines for operators. Names and chat messages come from
//! strangers, so control characters are escaped before anything reaches a terminal.

use crate::output::{Output, remark};
use anyhow::Result;
use remparts_protocol::{PlayerId, ReportContext, time};
use remparts_store::{Logged, Report, Sanctions};
use std::io::Write as _;

/// A text with control characters and those that change the writing direction (bidi controls)
/// escaped.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        let steers = sign.is_control()
            || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(sign, '\u{2060}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
            || matches!(sign, '\u{e0000}'..='\u{e0fff}');
        if steers {
            plain.extend(sign.escape_unicode());
        } else {
            plain.push(sign);
        }
    }
    plain
}

/// The first characters of a text, as many as fit in a list.
fn short(text: &str) -> String {
    let mut short: String = text.chars().take(60).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    plain(&short)
}

/// The name and id of the reporting player, if they are still known.
fn reporter(report: &Report) -> String {
    match report.reporter {
        Some(id) => format!("{} ({id})", plain(&report.reporter_name)),
        None => "somebody who was forgotten".to_owned(),
    }
}

/// Lists reports, a line for each.
pub(super) fn reports(reports: &[Report], limit: u32, out: &mut Output) -> Result<()> {
    for report in reports {
        let Report { id, at, player, player_name, reason, text, closed, .. } = report;
        let closed = if closed.is_some() { " closed" } else { "" };
        let (at, name) = (time::utc(*at), plain(player_name));
        writeln!(out, "{id}  {at}  {reason}{closed}  {name} ({player})  {}", short(text))?;
    }
    if let Some(last) = reports.last().filter(|_| reports.len() == limit as usize) {
        remark(format_args!("there may be more: --before {}", last.id));
    }
    Ok(())
}

/// Prints a report with everything that was kept with it.
pub(super) fn report(report: &Report, out: &mut Output) -> Result<()> {
    let Report { id, at, table, seq, player, player_name, reason, text, closed, .. } = report;
    writeln!(out, "report    {id}")?;
    writeln!(out, "at        {}", time::utc(*at))?;
    if let Some(closed) = closed {
        writeln!(out, "closed    {}", time::utc(*closed))?;
    }
    writeln!(out, "about     {} ({player})", plain(player_name))?;
    writeln!(out, "for       {reason}")?;
    writeln!(out, "by        {}", reporter(report))?;
    writeln!(out, "table     {table} at event {seq}")?;
    if !text.is_empty() {
        writeln!(out, "text      {}", plain(text))?;
    }
    let Ok(context) = serde_json::from_str::<ReportContext>(&report.context) else {
        writeln!(out, "what was kept with it cannot be read")?;
        return Ok(());
    };
    if !context.title.is_empty() {
        writeln!(out, "title     {}", plain(&context.title))?;
    }
    for (number, seat) in (1..).zip(&context.seats) {
        writeln!(out, "seat {number}    {}", someone(seat.player, &seat.name))?;
    }
    for line in &context.chat {
        let (at, who) = (time::utc(line.at), someone(line.player, &line.name));
        writeln!(out, "{at}  {who}: {}", plain(&line.text))?;
    }
    Ok(())
}

/// A person at the table, by name and id if known; the reporting player is named above.
fn someone(player: Option<PlayerId>, name: &str) -> String {
    match player {
        Some(id) => format!("{} ({id})", plain(name)),
        None if name.is_empty() => "(open, or the one who reports)".to_owned(),
        None => plain(name),
    }
}

/// Lists all sanctions in force, a line for each.
pub(super) fn sanctions(sanctions: &Sanctions, out: &mut Output) -> Result<()> {
    for sanction in &sanctions.players {
        let (player, kind) = sanction.whom;
        let (until, why) = (time::utc(sanction.until), plain(&sanction.why));
        writeln!(out, "{:7}  {player}  until {until}  {why}", kind.word())?;
    }
    for sanction in &sanctions.networks {
        let (until, why) = (time::utc(sanction.until), plain(&sanction.why));
        writeln!(out, "{:7}  {}  until {until}  {why}", "ban", sanction.whom)?;
    }
    Ok(())
}

/// Lists acts of operators, a line for each.
pub(super) fn acts(acts: &[Logged], out: &mut Output) -> Result<()> {
    for Logged { number, at, operator, act, subject, detail } in acts {
        let (at, operator) = (time::utc(*at), plain(operator));
        writeln!(out, "{number}  {at}  {operator}  {act} {subject}  {}", plain(detail))?;
    }
    Ok(())
}
