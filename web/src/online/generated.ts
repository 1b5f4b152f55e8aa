// Written by the tests of crates/protocol; do not edit.

export type PlayerId = string;

export type TableId = string;

export type ReportId = string;

export type Preset = "learner" | "standard" | "tournament" | "purist";

export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * The time for one move, in seconds.
 */
seconds: number, } | { "kind": "game", 
/**
 * The time of each seat to begin with, in seconds.
 */
seconds: number, 
/**
 * The time that each finished move adds, in seconds.
 */
increment: number, } | { "kind": "days", 
/**
 * The time for one move, in days.
 */
days: number, };

export type Late = "bot" | "skip";

export type Talk = "everyone" | "seats" | "nobody";

export type ChairKind = "open" | "me" | "bot";

export type Chair = { 
/**
 * Who is meant for it.
 */
kind: ChairKind, 
/**
 * The level of a bot, with a style after a plus sign.
 */
bot: string | null, 
/**
 * The color, one of six, counted from 0.
 */
livery: number, };

export type TableWish = { 
/**
 * What it is called in the lobby; may be empty.
 */
title: string, 
/**
 * The lines of the setup, as the engine reads them.
 */
setup: string, 
/**
 * The seats in playing order, one for each player of the setup.
 */
chairs: Array<Chair>, 
/**
 * Which help players get.
 */
preset: Preset, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * What happens when it has run out.
 */
late: Late, 
/**
 * Whether the lobby shows it to everyone.
 */
public: boolean, 
/**
 * Who talks at it, and who hears that.
 */
chat?: Talk, };

export type Opened = { 
/**
 * The id of the table.
 */
id: TableId, };

export type TileSet = { 
/**
 * Its short name, the first half of every tile name.
 */
name: string, 
/**
 * What it is for: `city`, `base`, `river`, `inns` or `anniversary`.
 */
role: string, 
/**
 * What it is, in words of whoever made it.
 */
title: string, 
/**
 * The number of its tiles.
 */
tiles: number, 
/**
 * The digest of its tiles, 32 hexadecimal digits.
 */
digest: string, };

export type Status = "open" | "running" | "over" | "closed";

export type SitterKind = "open" | "person" | "bot" | "account";

export type SitterState = "playing" | "late" | "resigned";

export type Sitter = { 
/**
 * What kind of player sits there.
 */
kind: SitterKind, 
/**
 * Their id, for people and accounts.
 */
player: PlayerId | null, 
/**
 * The name; empty for open seats and bots.
 */
name: string, 
/**
 * The level of a bot, with a style after a plus sign.
 */
bot: string | null, 
/**
 * The color, one of six, counted from 0.
 */
livery: number, 
/**
 * Whether they are ready to begin.
 */
ready: boolean, 
/**
 * Whether they play for themselves.
 */
state: SitterState, };

export type Clocks = { 
/**
 * The time left of each seat, in milliseconds.
 */
left: Array<number>, 
/**
 * The seat whose time runs.
 */
running: number | null, };

export type RequestKind = "undo" | "abandon";

export type Request = { 
/**
 * What the others are asked for.
 */
kind: RequestKind, 
/**
 * The seat that asks.
 */
by: number, 
/**
 * Who has agreed so far, the one who asks among them.
 */
agreed: Array<number>, 
/**
 * Whose answers are waited for.
 */
waiting: Array<number>, };

export type OutcomeKind = "finished" | "resigned" | "awarded" | "abandoned";

export type Outcome = { 
/**
 * In which way it ended.
 */
kind: OutcomeKind, 
/**
 * Who won; several if they are level.
 */
winners: Array<number>, 
/**
 * The points on the track.
 */
scores: Array<number>, };

export type Said = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The player who said it.
 */
player: PlayerId, 
/**
 * What they were called then.
 */
name: string, 
/**
 * Their seat, if they have one.
 */
seat: number | null, 
/**
 * The words that they said.
 */
text: string, };

export type State = { 
/**
 * How far it has come.
 */
status: Status, 
/**
 * The seats in playing order.
 */
seats: Array<Sitter>, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * The seat that has to choose.
 */
turn: number | null, 
/**
 * Points on the track.
 */
scores: Array<number>, 
/**
 * The fingerprint of what everyone knows, once the game has begun.
 */
digest: string | null, 
/**
 * The time that is left.
 */
clocks: Clocks | null, 
/**
 * The request that waits for answers.
 */
request: Request | null, 
/**
 * The seat that may ask to take back its last move, since nothing new was revealed after it.
 */
undoable: number | null, 
/**
 * How the game ended; nothing while it runs.
 */
outcome: Outcome | null, 
/**
 * The seed of all draws, once the game is over; the nonces were added to it.
 */
seed: string | null, 
/**
 * What each seat has added to the seed, as 64 hexadecimal digits.
 */
nonces: Array<string | null>, 
/**
 * The table at which the same players meet again.
 */
rematch: TableId | null, };

export type Table = { 
/**
 * The id of the table.
 */
id: TableId, 
/**
 * What it is called; may be empty.
 */
title: string, 
/**
 * Whether the lobby shows it.
 */
public: boolean, 
/**
 * The lines of the setup.
 */
setup: string, 
/**
 * Which help players get.
 */
preset: Preset, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * What happens when it has run out.
 */
late: Late, 
/**
 * Who talks at it, and who hears that.
 */
talk: Talk, 
/**
 * The player who opened it.
 */
host: PlayerId, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * The SHA-256 of the seed, told before the first tile.
 */
commitment: string, 
/**
 * Everything that changes from event to event.
 */
state: State, 
/**
 * The plies as this viewer may know them.
 */
plies: Array<string>, 
/**
 * The last lines of the chat that this viewer hears.
 */
chat: Array<Said>, };

export type By = "player" | "bot" | "skip";

export type What = { "kind": "opened" } | { "kind": "sat", 
/**
 * The seat that was taken.
 */
seat: number, } | { "kind": "stood", 
/**
 * The seat that is free now.
 */
seat: number, } | { "kind": "bot-sat", 
/**
 * The seat that was taken.
 */
seat: number, } | { "kind": "ready", 
/**
 * The seat of whoever it is.
 */
seat: number, } | { "kind": "nonce", 
/**
 * The seat it stands behind.
 */
seat: number, } | { "kind": "dismissed", 
/**
 * The seat that is free now.
 */
seat: number, } | { "kind": "started" } | { "kind": "played", 
/**
 * The seat that moved.
 */
seat: number, 
/**
 * Who decided the move.
 */
by: By, } | { "kind": "said", 
/**
 * The line of the chat.
 */
said: Said, } | { "kind": "unheard" } | { "kind": "asked", 
/**
 * The seat that asks.
 */
seat: number, 
/**
 * What it asks for.
 */
request: RequestKind, } | { "kind": "agreed", 
/**
 * The seat that agreed.
 */
seat: number, } | { "kind": "declined", 
/**
 * The seat that refused, or that had asked.
 */
seat: number, } | { "kind": "undone", 
/**
 * The seat whose last move is taken back.
 */
seat: number, } | { "kind": "late", 
/**
 * The seat that is late.
 */
seat: number, } | { "kind": "resigned", 
/**
 * The seat that gave up.
 */
seat: number, } | { "kind": "abandoned" } | { "kind": "closed" } | { "kind": "rematch", 
/**
 * The new table at which they meet.
 */
table: TableId, };

export type Event = { 
/**
 * The number of the event; each event of a table has the next one.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * What happened, as this viewer is told of it.
 */
what: What, 
/**
 * The number of plies that stay as they were; `plies` come after them.
 */
from: number, 
/**
 * The plies that are new, as this viewer may know them.
 */
plies: Array<string>, 
/**
 * Everything at the table that changes, as it is after the event.
 */
state: State, };

export type Command = { "do": "ping" } | { "do": "sit", 
/**
 * The seat to be taken, counted from 0.
 */
seat: number, } | { "do": "stand" } | { "do": "bot", 
/**
 * The seat of the bot, counted from 0.
 */
seat: number, 
/**
 * The level, with a style after a plus sign; nothing opens the seat.
 */
bot: string | null, } | { "do": "ready", 
/**
 * Whether the player wants to begin.
 */
ready: boolean, } | { "do": "nonce", 
/**
 * 32 random bytes as 64 hexadecimal digits.
 */
nonce: string, } | { "do": "dismiss", 
/**
 * The seat that becomes free.
 */
seat: number, } | { "do": "play", 
/**
 * How many plies were played before it.
 */
ply: number, 
/**
 * The actions in the notation.
 */
actions: Array<string>, } | { "do": "say", 
/**
 * The words, in one line.
 */
text: string, } | { "do": "resign" } | { "do": "undo" } | { "do": "abandon" } | { "do": "agree" } | { "do": "decline" } | { "do": "close" } | { "do": "rematch" };

export type Order = { 
/**
 * A number that the sender chose.
 */
id: number, } & ({ "do": "ping" } | { "do": "sit", 
/**
 * The seat to be taken, counted from 0.
 */
seat: number, } | { "do": "stand" } | { "do": "bot", 
/**
 * The seat of the bot, counted from 0.
 */
seat: number, 
/**
 * The level, with a style after a plus sign; nothing opens the seat.
 */
bot: string | null, } | { "do": "ready", 
/**
 * Whether the player wants to begin.
 */
ready: boolean, } | { "do": "nonce", 
/**
 * 32 random bytes as 64 hexadecimal digits.
 */
nonce: string, } | { "do": "dismiss", 
/**
 * The seat that becomes free.
 */
seat: number, } | { "do": "play", 
/**
 * How many plies were played before it.
 */
ply: number, 
/**
 * The actions in the notation.
 */
actions: Array<string>, } | { "do": "say", 
/**
 * The words, in one line.
 */
text: string, } | { "do": "resign" } | { "do": "undo" } | { "do": "abandon" } | { "do": "agree" } | { "do": "decline" } | { "do": "close" } | { "do": "rematch" });

export type You = { 
/**
 * The id of the player; nothing for strangers.
 */
player: PlayerId | null, 
/**
 * The seat of the player, if they have one.
 */
seat: number | null, };

export type Presence = { 
/**
 * Whether the player of each seat is connected.
 */
seats: Array<boolean>, 
/**
 * The number of others who look on.
 */
watchers: number, };

export type Message = { "type": "table", 
/**
 * The number of the last event in it.
 */
seq: number, 
/**
 * The viewer this is made for.
 */
you: You, 
/**
 * The table as this viewer may see it.
 */
table: Table, } | { "type": "event", 
/**
 * Who is looking, which a seat taken or left changes.
 */
you: You, 
/**
 * The event as this viewer may see it.
 */
event: Event, } | { "type": "turn", 
/**
 * How many plies were played before it.
 */
ply: number, 
/**
 * Everything that is legal now.
 */
actions: Array<string>, } | { "type": "presence", 
/**
 * Seats and watchers that are connected.
 */
presence: Presence, } | { "type": "done", 
/**
 * The number of the order.
 */
id: number, 
/**
 * The number of the event it made; of the last one if it made none.
 */
seq: number, } | { "type": "refused", 
/**
 * The number of the order; none if it could not be read.
 */
id: number | null, 
/**
 * Why the order was refused.
 */
problem: Problem, };

export type Code = "unreadable" | "too-large" | "too-fast" | "too-many" | "unknown" | "not-proved" | "origin" | "silenced" | "banned" | "no-table" | "no-player" | "nothing" | "setup" | "no-tiles" | "no-bot" | "no-seat" | "taken" | "seated" | "dismissed" | "no-chat" | "reported" | "not-seated" | "not-host" | "begun" | "not-running" | "not-over" | "not-your-turn" | "stale" | "undrawn" | "illegal" | "revealed" | "not-asked" | "asked" | "busy";

export type Problem = { 
/**
 * In one word, for programs.
 */
code: Code, 
/**
 * In a sentence, for people who write them.
 */
message: string, 
/**
 * The rule that forbids it, by its ID in `docs/rules`, where a rule does.
 */
rule?: string, 
/**
 * Until when it stays so, in milliseconds since 1970, where that is known.
 */
until?: number, };

export type Me = { 
/**
 * The id of the player.
 */
player: PlayerId, 
/**
 * What they call themselves.
 */
name: string, 
/**
 * Whether it is a program.
 */
account: boolean, };

export type NewName = { 
/**
 * The name as it is to be shown.
 */
name: string, };

export type SessionId = string;

export type Session = { 
/**
 * By which it is ended.
 */
id: SessionId, 
/**
 * What it is, as its browser said: `Firefox, Linux`; empty if that is not known.
 */
label: string, 
/**
 * When it signed in, in milliseconds since 1970; 0 if that is not known.
 */
opened: number, 
/**
 * The day it was last used, in milliseconds since 1970; 0 if that is not known.
 */
used: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type Passkey = { 
/**
 * The id of the credential in hexadecimal digits, by which it is removed.
 */
id: string, 
/**
 * Where it was made: `Firefox, Linux`.
 */
label: string, 
/**
 * When it was added, in milliseconds since 1970.
 */
added: number, 
/**
 * When it was last used, in milliseconds since 1970; 0 is never.
 */
used: number, };

export type Proofs = { 
/**
 * Devices or tokens, the oldest first.
 */
sessions: Array<Session>, 
/**
 * Passkeys, the oldest first.
 */
passkeys: Array<Passkey>, 
/**
 * How many recovery codes are left.
 */
recovery: number, 
/**
 * Whether passkeys work at the address that was asked: browsers want a name for that, not a
 * number, and https unless it is this very machine.
 */
can_add_passkeys: boolean, };

export type DeviceLink = { 
/**
 * The code. The page makes the link `#/device/CODE` of it.
 */
code: string, 
/**
 * Until when it is good, in milliseconds since 1970.
 */
expires: number, };

export type RecoveryCodes = { 
/**
 * The codes, in groups of four signs. They take the place of all codes of before.
 */
codes: Array<string>, };

export type Ceremony = { 
/**
 * Names the ceremony when it is answered, within five minutes.
 */
ceremony: string, 
/**
 * For `navigator.credentials`: the value of `publicKey`, with bytes in base64url.
 */
options: unknown, };

export type CeremonyAnswer = { 
/**
 * Which ceremony it answers.
 */
ceremony: string, 
/**
 * The credential as `toJSON` writes it.
 */
credential: unknown, };

export type SignIn = { "by": "link", 
/**
 * The code of the link.
 */
code: string, } | { "by": "recovery", 
/**
 * The code; case, blanks and dashes do not matter where they cannot be mistaken.
 */
code: string, } | { "by": "passkey", 
/**
 * The browser's answer in the ceremony.
 */
answer: CeremonyAnswer, };

export type Farewell = { 
/**
 * The player's own name, so that nobody does it by mistake.
 */
name: string, };

export type RelationKind = "mute" | "block";

export type NewRelation = { 
/**
 * Whether to mute or to block them.
 */
kind: RelationKind, };

export type Relation = { 
/**
 * The id of the other player.
 */
player: PlayerId, 
/**
 * What they are called by now.
 */
name: string, 
/**
 * Whether they are muted or blocked.
 */
kind: RelationKind, 
/**
 * Since when, in milliseconds since 1970.
 */
at: number, };

export type Reason = "chat" | "name" | "stalling" | "cheating" | "other";

export type NewReport = { 
/**
 * The table at which it happened.
 */
table: TableId, 
/**
 * The player who is reported.
 */
player: PlayerId, 
/**
 * What they are reported for.
 */
reason: Reason, 
/**
 * In the words of the one who reports; may be empty.
 */
text: string, };

export type Reported = { 
/**
 * The id of the report.
 */
id: ReportId, };

export type Game = "classic" | "city";

export type Pace = "none" | "live" | "post";

export type ListedSeat = { 
/**
 * What kind of player sits there.
 */
kind: SitterKind, 
/**
 * The name of the person; empty for open seats and bots.
 */
name: string, 
/**
 * The level of a bot.
 */
bot: string | null, 
/**
 * The color, one of six, counted from 0.
 */
livery: number, 
/**
 * Points on the track.
 */
score: number, };

export type Listed = { 
/**
 * The id of the table.
 */
id: TableId, 
/**
 * What it is called; may be empty.
 */
title: string, 
/**
 * The lines of the setup.
 */
setup: string, 
/**
 * Which help players get.
 */
preset: Preset, 
/**
 * How much time there is.
 */
clock: Clock, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * The seats in playing order.
 */
seats: Array<ListedSeat>, 
/**
 * The seat that has to choose.
 */
turn: number | null, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * When something happened last, in milliseconds since 1970.
 */
touched: number, 
/**
 * When the time of the seat that has to choose runs out, in milliseconds since 1970.
 */
deadline: number | null, };

export type LobbyNext = { 
/**
 * The cursor after which more tables wait for players: `?show=open&after=CURSOR`.
 */
open: string | null, 
/**
 * The cursor after which more tables can be watched: `?show=running&after=CURSOR`.
 */
running: string | null, };

export type Lobby = { 
/**
 * Those that wait for players.
 */
open: Array<Listed>, 
/**
 * Those that can be watched.
 */
running: Array<Listed>, 
/**
 * Where both lists go on.
 */
next: LobbyNext, };

export type Mine = { 
/**
 * The seat of the player there.
 */
seat: number, 
/**
 * Whether the player has to choose.
 */
your_turn: boolean, 
/**
 * The table in a list.
 */
table: Listed, };
