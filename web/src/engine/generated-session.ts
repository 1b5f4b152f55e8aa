// Written by the tests of crates/session; do not edit.
import type {
  Choice,
  EdgeName,
  FeatureName,
  FigureName,
  GiftName,
  GoodsName,
  Happening,
  Refusal,
  SideLetter,
  Sign,
  Step,
  Stock,
  SymbolName,
  Turn,
} from './generated';

export type Snapshot = { 
/**
 * Another number whenever something else is to be seen.
 */
version: number, 
/**
 * The version at which the table without the draft was another one.
 */
base_since: number, 
/**
 * The version at which the table with the draft was another one.
 */
screen_since: number, 
/**
 * The seat that looks; the audience has none.
 */
seat: number | null, 
/**
 * What everyone is called, seat by seat.
 */
called: Array<Called>, 
/**
 * How many people take turns in front of this screen.
 */
people: number, 
/**
 * Which help there is.
 */
aids: Aids, 
/**
 * The turn of the present, whatever is looked at.
 */
now: Turn, 
/**
 * How many plies there are.
 */
plies: number, 
/**
 * The ply that is looked at.
 */
ply: number, 
/**
 * Whether the present is looked at.
 */
live: boolean, 
/**
 * Whether the one who looks has to choose.
 */
mine: boolean, 
/**
 * Whether the one who looks has to make way for the next player first.
 */
veiled: boolean, 
/**
 * Whether nobody has to choose any more.
 */
over: boolean, 
/**
 * Whether the game goes on, here or elsewhere.
 */
running: boolean, 
/**
 * How the host stands to the game.
 */
standing: Standing, 
/**
 * The draft, as far as it is decided.
 */
draft: Array<Choice>, 
/**
 * What would be played if the turn were committed now.
 */
actions: Array<string>, 
/**
 * What can be chosen next.
 */
choices: Array<Choice>, 
/**
 * The face in hand that is laid next.
 */
face: string | null, 
/**
 * The tile that is proposed.
 */
placed: Choice | null, 
/**
 * Every way to lay the tile in hand.
 */
placements: Array<Choice>, 
/**
 * The cells where it fits, with how many ways there are on each.
 */
spots: Array<[number, number, number]>, 
/**
 * What is offered besides laying a tile.
 */
offer: Offer, 
/**
 * The gifts that can be unwrapped now.
 */
gifts: Array<GiftName>, 
/**
 * The gift whose uses are shown.
 */
gift: GiftName | null, 
/**
 * Whether there is something to take back.
 */
can_undo: boolean, 
/**
 * Whether the draft can be committed.
 */
can_commit: boolean, 
/**
 * Whose turn it would be once it is, and what for.
 */
afterwards: Turn | null, 
/**
 * Why the tile cannot be laid where it was last asked for.
 */
refused: Refusal | null, 
/**
 * Kinds of tiles that fitted nowhere just before this turn.
 */
boxed: Array<string>, 
/**
 * Cells of tiles that others have laid since, with whose they are, except the last.
 */
recent: Array<[number, number, number]>, 
/**
 * Points of everyone if the game ended now.
 */
projected: Array<number>, 
/**
 * What is said beside the board.
 */
guide: Guide, };

export type Aids = { 
/**
 * Cells where the tile fits.
 */
spots: boolean, 
/**
 * What a draft would score, and what features are worth.
 */
preview: boolean, 
/**
 * Points if the game ended now.
 */
projection: boolean, 
/**
 * Who owns which feature, and how far fields reach.
 */
overlays: boolean, 
/**
 * Open ends and cells that nothing fits any more.
 */
frontier: boolean, 
/**
 * Which tiles are left, and how likely they are.
 */
bag: boolean, 
/**
 * A word before something is given away.
 */
warnings: boolean, };

export type Name = { "is": "own", 
/**
 * In their own letters.
 */
name: string, } | { "is": "bot", 
/**
 * How strong it is.
 */
level: string, 
/**
 * What it likes.
 */
style: string | null, } | { "is": "open" } | { "is": "you" } | { "is": "player", 
/**
 * The place of the seat, counted from one.
 */
number: number, };

export type Called = { 
/**
 * The name that may be shared.
 */
name: Name, 
/**
 * Which of those with this name, counted from one; none if nobody shares it.
 */
nth: number | null, };

export type Kind = "human" | { "bot": string } | "open";

export type Sitter = { 
/**
 * Who plays the seat.
 */
kind: Kind, 
/**
 * What they call themselves; nothing is a name for everyone.
 */
name: string, 
/**
 * Which of the six colors.
 */
livery: number, };

export type Thought = { 
/**
 * The seat whose turn it is.
 */
seat: number, 
/**
 * The bot by its name.
 */
bot: string, 
/**
 * The game so far.
 */
log: string, 
/**
 * What its dice begin with: the same game always gets the same.
 */
dice: string, };

export type Standing = "here" | "sending" | "sending-lost" | "lost" | "ended";

export type Offer = { 
/**
 * What can be chosen.
 */
among: Array<Choice>, 
/**
 * What is.
 */
chosen: Choice | null, };

export type Guide = { 
/**
 * What to do now, or whom to wait for.
 */
instruction: Instruction, 
/**
 * What the draft would bring about.
 */
consequence: Consequence, 
/**
 * A word before something is given away.
 */
warning: Warning | null, 
/**
 * What comes after the button that ends the turn.
 */
end: End, };

export type Instruction = { "say": "won", 
/**
 * Who has won.
 */
winners: Array<number>, } | { "say": "sending", 
/**
 * Whether the server is being looked for.
 */
lost: boolean, } | { "say": "watching" } | { "say": "pass" } | { "say": "thinking", 
/**
 * The seat of the bot.
 */
seat: number, } | { "say": "waiting", 
/**
 * Who has to choose.
 */
seat: number, } | { "say": "absent", 
/**
 * Who should choose.
 */
seat: number, 
/**
 * What becomes of their turns.
 */
late: Late, } | { "say": "use-gift", 
/**
 * The gift in hand.
 */
gift: GiftName, } | { "say": "place-tile", 
/**
 * How many tiles are in hand.
 */
tiles: number, 
/**
 * On how many cells it fits; none where that is no help to be given.
 */
spots: number | null, } | { "say": "choose", 
/**
 * What it is.
 */
task: Task, 
/**
 * What comes after ending the turn instead, where nothing need be chosen.
 */
or: End | null, } | { "say": "ready", 
/**
 * What was chosen last, or why nothing could be.
 */
done: Done, 
/**
 * What comes after it.
 */
end: End, };

export type Task = { "what": "step", 
/**
 * The step by its name.
 */
step: Step, } | { "what": "place-figure", 
/**
 * Which one, if there is only one kind.
 */
figure: FigureName | null, 
/**
 * Whether it can go elsewhere than on the tile just laid.
 */
far: boolean, 
/**
 * Whether the abbot can be taken back instead.
 */
recall: boolean, } | { "what": "take-back" } | { "what": "choose-one" };

export type Done = { "what": "place" } | { "what": "put", 
/**
 * Which figure it was.
 */
figure: FigureName, 
/**
 * What it was put on, where that can be said.
 */
feature: FeatureName | null, } | { "what": "gift", 
/**
 * The gift that was used.
 */
gift: GiftName, } | { "what": "recall" } | { "what": "gate" } | { "what": "wall" } | { "what": "guard" } | { "what": "tower" } | { "what": "no-figure" } | { "what": "abbot-only" } | { "what": "occupied" };

export type End = "turn" | "second" | "on";

export type Consequence = { "is": "nothing" } | { "is": "gift", 
/**
 * The gift in hand, or the one just used.
 */
gift: GiftName, } | { "is": "happenings", 
/**
 * In the order in which it would happen.
 */
happenings: Array<Happening>, };

export type Warning = { "of": "last" } | { "of": "free", 
/**
 * What the feature is.
 */
feature: FeatureName, 
/**
 * What a figure on it would score.
 */
points: number, };

export type Late = "bot" | "skip";

export type PlayerId = string;

export type RequestKind = "undo" | "abandon";

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

export type Announced = { "what": "watching" } | { "what": "tile-sets", 
/**
 * Their names.
 */
names: Array<string>, } | { "what": "seat", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whether whoever sits there wants to begin; nobody sits on an open seat.
 */
ready: boolean | null, } | { "what": "waits", 
/**
 * What is missing.
 */
missing: Missing, } | { "what": "link", 
/**
 * Whether it is being looked for.
 */
lost: boolean, } | { "what": "stood-up", 
/**
 * What they called themselves.
 */
name: string, } | { "what": "sat-down", 
/**
 * Which seat.
 */
seat: number, } | { "what": "ready", 
/**
 * Who it is.
 */
seat: number, 
/**
 * Whether they want to.
 */
ready: boolean, } | { "what": "late", 
/**
 * Who it is.
 */
seat: number, 
/**
 * Whether it is the one who looks.
 */
you: boolean, 
/**
 * What becomes of their turns.
 */
late: Late, } | { "what": "resigned", 
/**
 * Who it is.
 */
seat: number, } | { "what": "began" } | { "what": "closed" } | { "what": "came", 
/**
 * Who it is.
 */
seat: number, 
/**
 * Whether they are there.
 */
here: boolean, } | { "what": "you-asked", 
/**
 * What was asked for.
 */
kind: RequestKind, 
/**
 * Whose answers are waited for.
 */
waiting: Array<number>, } | { "what": "asks", 
/**
 * What is asked for.
 */
kind: RequestKind, 
/**
 * Who asks.
 */
seat: number, 
/**
 * Whether the one who looks has to answer.
 */
answer: boolean, } | { "what": "agreed", 
/**
 * What was asked for.
 */
kind: RequestKind, } | { "what": "asked-no-more" } | { "what": "said", 
/**
 * The line with its author.
 */
said: Said, };

export type Missing = { "is": "seats", 
/**
 * How many are open.
 */
open: number, } | { "is": "you" } | { "is": "ready", 
/**
 * Who is waited for.
 */
seats: Array<number>, };

export type Event = { "is": "taken-back", 
/**
 * The number of the turn.
 */
turn: number, } | { "is": "happened", 
/**
 * What it was.
 */
happening: Happening, 
/**
 * The tile, if one was laid.
 */
tile: Lying | null, };

export type Stop = { 
/**
 * The number of the turn; nothing has been done before the first.
 */
turn: number, 
/**
 * The last ply that belongs to it.
 */
ply: number, 
/**
 * Whose turn it is; nobody's before the first.
 */
seat: number | null, 
/**
 * What everyone had after it.
 */
scores: Array<number>, 
/**
 * What each seat got in it.
 */
gains: Array<number>, };

export type About = { 
/**
 * Who did or got something, each once.
 */
seats: Array<number>, 
/**
 * Whether points were given.
 */
scores: boolean, };

export type TurnTold = { 
/**
 * The number of the turn.
 */
turn: number, 
/**
 * What happened in it, as far as it is worth a line.
 */
happenings: Array<Happening>, };

export type Worth = { "is": "points", 
/**
 * How many it brings.
 */
points: number, } | { "is": "feature", 
/**
 * What the feature is.
 */
kind: FeatureName, 
/**
 * How many tiles it has.
 */
tiles: number, 
/**
 * Points if the game ended now.
 */
now: number, 
/**
 * Points once it is complete, where that is another number.
 */
closed: Closed | null, };

export type Closed = { 
/**
 * With the tiles that this needs at least.
 */
points: number, 
/**
 * Whether it may be more.
 */
at_least: boolean, };

export type Lying = { 
/**
 * The kind of tile.
 */
face: string, 
/**
 * The edges, those of a kind together.
 */
edges: Array<[EdgeName, Array<SideLetter>]>, 
/**
 * Signs beside them, each once.
 */
signs: Array<Sign>, 
/**
 * What its arrow brings.
 */
symbol: SymbolName | null, 
/**
 * What its markets sell.
 */
goods: Array<GoodsName>, };

export type CellTold = { 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * Whether the tile there is only proposed.
 */
proposed: boolean, 
/**
 * The tile; an empty cell has none.
 */
tile: Lying | null, 
/**
 * Whose figures stand there, and what they look like.
 */
figures: Array<[number, FigureName]>, 
/**
 * Who laid the tile, if it was laid last.
 */
laid_by: number | null, 
/**
 * In how many ways the tile in hand fits there; none where that is no help to be given.
 */
ways: number | null, };

export type Topic = "legal" | "score" | "last" | "why" | "bag" | "region" | "cell" | "tile" | "board" | "players" | "log" | "commit" | "undo" | "save" | "quit" | "help" | "chat" | "sit" | "stand" | "ready" | "take-back" | "abandon" | "agree" | "refuse" | "resign" | "rematch";

export type Question = { "legal": string | null } | "score" | "last" | "why" | "bag" | { "region": { 
/**
 * The column.
 */
x: number, 
/**
 * The row.
 */
y: number, 
/**
 * The side.
 */
side: SideLetter | null, } } | { "cell": { 
/**
 * The column.
 */
x: number, 
/**
 * The row.
 */
y: number, } } | "tile" | "board" | "players" | { "log": number } | "help";

export type Order = { "chat": string } | { "sit": number } | "stand" | "ready" | "take-back" | "abandon" | "agree" | "refuse" | "resign" | "rematch";

export type Command = { "ask": Question } | "commit" | "undo" | "save" | "quit" | { "order": Order } | { "move": string };

export type Reply = { "answer": Answer } | "committed" | { "forbidden": string } | "cannot-commit" | "not-you" | "undone" | "nothing-to-undo" | { "proposed": Choice } | { "unclear": Unclear } | { "elsewhere": Command };

export type Answer = { "is": "help", 
/**
 * The commands that mean something here.
 */
topics: Array<Topic>, } | { "is": "no-aid" } | { "is": "bag", 
/**
 * How many there are.
 */
left: number, 
/**
 * Every kind with its number, in the order of the box.
 */
kinds: Array<[string, number]>, } | { "is": "players", 
/**
 * Points, figures and gifts of everyone.
 */
players: Array<PlayerTold>, } | { "is": "nothing-yet" } | { "is": "story", 
/**
 * The last of them is the latest.
 */
turns: Array<TurnTold>, } | { "is": "nothing-to-choose" } | { "is": "choices", 
/**
 * How many choices there are.
 */
count: number, 
/**
 * The first of them.
 */
some: Listed, } | { "is": "explained", 
/**
 * Each choice with its worth, where that is known and told.
 */
choices: Array<[Choice, Worth | null]>, } | { "is": "no-match", 
/**
 * What was typed.
 */
typed: string, } | { "is": "no-tile", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "is": "features", 
/**
 * What is told of each.
 */
features: Array<FeatureTold>, } | { "is": "cell", 
/**
 * The cell as it is told.
 */
cell: CellTold, } | { "is": "tiles", 
/**
 * Each as it would lie.
 */
tiles: Array<Lying>, } | { "is": "board", 
/**
 * Line by line.
 */
text: string, };

export type Listed = { 
/**
 * The first of them.
 */
texts: Array<string>, 
/**
 * How many more there are.
 */
more: number, };

export type PlayerTold = { 
/**
 * The seat of the player.
 */
seat: number, 
/**
 * Points on the track.
 */
score: number, 
/**
 * Points if the game ended now, where that is told.
 */
projected: number | null, 
/**
 * Figures left, kind by kind.
 */
supply: Array<Stock>, 
/**
 * Wrapped gifts, where they are played with.
 */
gifts: number | null, 
/**
 * Whether this player has to choose.
 */
to_play: boolean, };

export type FeatureTold = { 
/**
 * What it is.
 */
kind: FeatureName, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * How many tiles it has.
 */
tiles: number, 
/**
 * Everyone present with their strength.
 */
strength: Array<[number, number]>, 
/**
 * What a market sells.
 */
goods: Array<GoodsName>, 
/**
 * Points if the game ended now, and once it is complete, where that is told.
 */
worth: [number, Closed] | null, 
/**
 * Empty cells where it can still grow; what is scored at the end alone has none that count.
 */
gaps: number, };

export type Unclear = { "is": "not-you" } | { "is": "no-match", 
/**
 * What was typed.
 */
typed: string, } | { "is": "several", 
/**
 * The first of them.
 */
some: Listed, } | { "is": "refused", 
/**
 * The rule, with what a sentence needs.
 */
refusal: Refusal, };
