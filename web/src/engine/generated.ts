// Written by the tests of crates/screen; do not edit.

export type GameName = "classic" | "city";

export type Step = "first" | "draw" | "tile" | "arrow" | "gift" | "figure" | "gate" | "wall" | "guard" | "tower" | "over";

export type FigureName = "meeple" | "farmer" | "big" | "abbot" | "guard" | "tower";

export type FeatureName = "city" | "road" | "field" | "abbey" | "garden" | "street" | "market" | "homes" | "guard";

export type SideLetter = "N" | "E" | "S" | "W";

export type GiftName = "synod" | "sweeper" | "retreat" | "stand-lie" | "take-two";

export type ShareName = "banked" | "roads" | "cities" | "abbeys" | "gardens" | "fields" | "gifts" | "streets" | "markets" | "homes" | "guards";

export type Counted = "tiles" | "shields" | "cities" | "markets" | "public" | "historic";

export type Occasion = "completed" | "recalled" | "swept" | "walled" | "closed" | "final";

export type SymbolName = "pair" | "anywhere" | "repeat";

export type PieceName = "wall" | "gate" | "outer" | "inner" | "first" | "last";

export type GoodsName = "livestock" | "grain" | "fish";

export type EdgeName = "city" | "road" | "field" | "river" | "street" | "market" | "homes";

export type Sign = "shield" | "inn" | "cathedral" | "abbey" | "garden" | "arrow" | "spring" | "lake" | "public" | "historic";

export type ChoiceKind = "pass" | "place" | "arrow" | "put" | "recall" | "unwrap" | "gate" | "wall" | "guard" | "tower";

export type Category = "roads" | "cities" | "abbeys" | "gardens" | "streets" | "markets" | "fields" | "homes" | "towers" | "guards" | "gifts" | "bonus";

export type Phase = "during" | "end";

export type FactName = "tiles" | "trapped" | "biggest" | "without";

export type ProblemCode = "unreadable" | "players" | "sixth-color" | "first" | "origin" | "too-many-tiles" | "no-tiles" | "piles" | "walls";

export type Screen = { 
/**
 * What is played.
 */
game: GameName, 
/**
 * How many plies have been played.
 */
ply: number, 
/**
 * The fingerprint of what this viewer knows.
 */
digest: string, 
/**
 * The seats in playing order.
 */
seats: Array<Seated>, 
/**
 * Whose turn it is, and what for.
 */
turn: Turn, 
/**
 * The tiles in the order of laying.
 */
tiles: Array<Tile>, 
/**
 * Everything that stands on the board and belongs to a seat.
 */
figures: Array<Figure>, 
/**
 * Gate, walls and what joins them.
 */
pieces: Array<Piece>, 
/**
 * The features.
 */
regions: Array<Region>, 
/**
 * The tile laid last.
 */
last: Last | null, 
/**
 * Tiles that can still come.
 */
bag: Bag, 
/**
 * The wall around the town, in The City.
 */
wall: Wall | null, 
/**
 * What the viewer can do now.
 */
choices: Array<Choice>, 
/**
 * What the draft would make happen.
 */
happened: Array<Happening>, };

export type Seated = { 
/**
 * Points on the track.
 */
score: number, 
/**
 * Points if the game ended now, by where they come from, those on the track first.
 */
shares: Array<Share>, 
/**
 * Figures left, kind by kind.
 */
supply: Array<Stock>, 
/**
 * How many wrapped gifts it holds, where gifts are played.
 */
gifts: number | null, 
/**
 * Which ones, if the viewer may know.
 */
hand: Array<GiftName> | null, };

export type Share = { 
/**
 * Where they come from.
 */
what: ShareName, 
/**
 * How many.
 */
points: number, };

export type Stock = { 
/**
 * The kind.
 */
figure: FigureName, 
/**
 * How many.
 */
left: number, };

export type Turn = { 
/**
 * Who has to choose, or whose turn it is while chance has a say; nobody once it is over.
 */
seat: number | null, 
/**
 * What has to be done.
 */
step: Step, 
/**
 * Which turn it is, counted from one; in each of them one tile is laid.
 */
number: number, 
/**
 * The faces drawn and not yet laid.
 */
faces: Array<string>, };

export type Tile = { 
/**
 * Column, growing to the east.
 */
x: number, 
/**
 * Row, growing to the south.
 */
y: number, 
/**
 * What is printed on it.
 */
face: string, 
/**
 * Quarter turns.
 */
rotation: number, 
/**
 * Which copy of the drawing lies here; copies differ in ornament alone.
 */
copy: number, };

export type Figure = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * What it looks like.
 */
figure: FigureName, 
/**
 * Whether it is the big one, which a lying figure does not tell.
 */
big: boolean, 
/**
 * To the east.
 */
x: number, 
/**
 * To the south.
 */
y: number, };

export type Piece = { 
/**
 * The column of its tile.
 */
x: number, 
/**
 * The row of its tile.
 */
y: number, 
/**
 * The side of the tile it stands at.
 */
side: SideLetter, 
/**
 * What it is.
 */
piece: PieceName, };

export type Region = { 
/**
 * Its number, which it keeps unless an older one joins.
 */
id: number, 
/**
 * What it is, in the words of the game.
 */
kind: FeatureName, 
/**
 * Its outline over all its tiles, as path data.
 */
path: string, 
/**
 * Who leads in it.
 */
owners: Array<number>, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * The pattern it gets in an overlay of fields.
 */
pattern: number | null, 
/**
 * A part of it to ask about.
 */
spot: Spot, 
/**
 * For a field, a point in each complete city it feeds, near where they touch; for homes, the
 * same in each market.
 */
pips: Array<[number, number]>, };

export type Spot = { 
/**
 * The column of its tile.
 */
x: number, 
/**
 * The row of its tile.
 */
y: number, 
/**
 * The number of the part.
 */
part: number, };

export type Last = { 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, 
/**
 * Who laid it.
 */
seat: number, };

export type Bag = { 
/**
 * How many are left to be drawn.
 */
left: number, 
/**
 * By face: how many are left to be drawn, which makes `left` in all, and how many there are,
 * one on the table from the start among them.
 */
faces: Array<[string, number, number]>, 
/**
 * Those that fitted nowhere.
 */
boxed: Array<[string, number]>, 
/**
 * The piles that are used up one after the other, in The City.
 */
piles: Array<Pile>, };

export type Pile = { 
/**
 * Tiles left in it.
 */
left: number, 
/**
 * Whether the tile of this turn comes from it.
 */
drawn: boolean, };

export type Wall = { 
/**
 * Walls left in the box.
 */
left: number, 
/**
 * The sides where it can go on, the clockwise one first.
 */
ends: Array<At>, 
/**
 * Sides that are still open, once the gate stands.
 */
open: number | null, 
/**
 * With so few open sides left the game ends.
 */
last: number, 
/**
 * What the guards on it watch.
 */
sights: Array<Sight>, };

export type At = { 
/**
 * The column of the tile.
 */
x: number, 
/**
 * The row of the tile.
 */
y: number, 
/**
 * Which side of it.
 */
side: SideLetter, };

export type Sight = { 
/**
 * Whose guard.
 */
seat: number, 
/**
 * Where the guard stands.
 */
at: At, 
/**
 * The tiles in view, the nearest first.
 */
tiles: Array<[number, number]>, 
/**
 * Public buildings among them.
 */
public: number, 
/**
 * Historic buildings among them.
 */
historic: number, 
/**
 * Points for them as it stands.
 */
points: number, };

export type Choice = { 
/**
 * What is handed back to do it.
 */
text: string, 
/**
 * What it is.
 */
kind: ChoiceKind, 
/**
 * The face that is laid.
 */
face: string | null, 
/**
 * The cell it is about: of the tile, the arrow or the abbey.
 */
cell: [number, number] | null, 
/**
 * How the tile is turned.
 */
rotation: number | null, 
/**
 * The side it is about, of the tile on the cell.
 */
side: SideLetter | null, 
/**
 * The figure it is about.
 */
figure: FigureName | null, 
/**
 * The gift that is unwrapped.
 */
gift: GiftName | null, 
/**
 * The part it is about.
 */
spot: Spot | null, 
/**
 * The feature it is about, by its number.
 */
region: number | null, 
/**
 * Where it is shown on the board, in thousandths of a tile.
 */
at: [number, number] | null, 
/**
 * Points: what a tower brings, or what a guard would get for what is in view now.
 */
points: number | null, 
/**
 * The tiles a guard would watch, the nearest first.
 */
sight: Array<[number, number]>, };

export type Feature = { 
/**
 * Its number.
 */
region: number, 
/**
 * What it is, in the words of the game.
 */
kind: FeatureName, 
/**
 * Its tiles.
 */
tiles: Array<[number, number]>, 
/**
 * Coats of arms.
 */
shields: number, 
/**
 * What a market sells.
 */
goods: Array<GoodsName>, 
/**
 * Empty cells where it can still grow.
 */
gaps: Array<[number, number]>, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * Everyone present with their strength.
 */
strength: Array<[number, number]>, 
/**
 * Who leads.
 */
owners: Array<number>, 
/**
 * Points for each owner if the game ended now.
 */
points_now: number, 
/**
 * Points for each owner once it is complete, with the tiles that this needs at least.
 */
points_if_completed: number, 
/**
 * Whether completing it may bring more than that.
 */
more_may_come: boolean, 
/**
 * For a single gap: the faces left that fit it, with how many there are.
 */
fits: Array<[string, number]>, 
/**
 * For a single gap: the chance that one of the owners still draws a tile that fits it; without
 * an owner, that the seat does whose turn it is.
 */
chance: number | null, 
/**
 * Complete cities that a field feeds, or markets that homes touch.
 */
feeds: number, 
/**
 * Fields that touch a city, or homes that touch a market.
 */
fields: number, };

export type Happening = { "what": "begins", 
/**
 * Who.
 */
seat: number, } | { "what": "drawn", 
/**
 * Who.
 */
seat: number, 
/**
 * The face.
 */
face: string, 
/**
 * Whether it is the second one of a turn.
 */
second: boolean, } | { "what": "boxed", 
/**
 * The face.
 */
face: string, } | { "what": "laid", 
/**
 * Who.
 */
seat: number, 
/**
 * The face.
 */
face: string, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * Quarter turns.
 */
rotation: number, } | { "what": "spare-returned", 
/**
 * The face.
 */
face: string, } | { "what": "activated", 
/**
 * Who.
 */
seat: number, 
/**
 * Which one.
 */
symbol: SymbolName, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "what": "bonus", 
/**
 * Who.
 */
seat: number, 
/**
 * What the seat gained.
 */
points: number, } | { "what": "gift-received", 
/**
 * Who.
 */
seat: number, } | { "what": "deck-refilled" } | { "what": "unwrapped", 
/**
 * Who.
 */
seat: number, 
/**
 * Which one.
 */
gift: GiftName, } | { "what": "retreated", 
/**
 * Who.
 */
seat: number, 
/**
 * What kind.
 */
figure: FigureName, 
/**
 * What it had been on.
 */
feature: FeatureName, 
/**
 * Where it had been.
 */
from: Spot, 
/**
 * Figures of anyone that stay behind.
 */
left: number, 
/**
 * What the seat gained.
 */
points: number, } | { "what": "put", 
/**
 * Who.
 */
seat: number, 
/**
 * What kind.
 */
figure: FigureName, 
/**
 * What it was put on.
 */
feature: FeatureName, 
/**
 * Where.
 */
spot: Spot, } | { "what": "moved", 
/**
 * Who.
 */
seat: number, 
/**
 * What kind.
 */
figure: FigureName, 
/**
 * What it is on now.
 */
feature: FeatureName, 
/**
 * Where it had been.
 */
from: Spot, 
/**
 * Where it is now.
 */
to: Spot, } | { "what": "scored" } & Why | { "what": "another-turn", 
/**
 * Who.
 */
seat: number, } | { "what": "went-home", 
/**
 * Whose, one by one.
 */
seats: Array<number>, } | { "what": "gifts-left", 
/**
 * Who.
 */
seat: number, 
/**
 * How many.
 */
gifts: number, 
/**
 * What the seat gained.
 */
points: number, } | { "what": "gate", 
/**
 * Who.
 */
seat: number, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * The side of the tile on that cell.
 */
side: SideLetter, } | { "what": "wall", 
/**
 * Who.
 */
seat: number, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * The side of the tile on that cell.
 */
side: SideLetter, } | { "what": "guard", 
/**
 * Who.
 */
seat: number, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * The side of the tile on that cell.
 */
side: SideLetter, } | { "what": "tower", 
/**
 * Who.
 */
seat: number, 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, 
/**
 * The side of the tile on that cell.
 */
side: SideLetter, 
/**
 * Walls it looks along.
 */
walls: number, 
/**
 * What the seat gained.
 */
points: number, 
/**
 * The tiles along these walls.
 */
tiles: Array<[number, number]>, } | { "what": "rim-closed", 
/**
 * How many sides were closed.
 */
sides: number, } | { "what": "over", 
/**
 * Who.
 */
winners: Array<number>, };

export type Why = { 
/**
 * What was scored.
 */
feature: FeatureName, 
/**
 * The sum.
 */
terms: Array<Count>, 
/**
 * What each winner received.
 */
points: number, 
/**
 * Who received them.
 */
winners: Array<number>, 
/**
 * Everyone present with their strength.
 */
strength: Array<[number, number]>, 
/**
 * The tiles it lies on.
 */
tiles: Array<[number, number]>, 
/**
 * Its parts.
 */
spots: Array<Spot>, 
/**
 * Figures that went home.
 */
returned: Array<Returned>, 
/**
 * When.
 */
occasion: Occasion, 
/**
 * The rule that says so.
 */
rule: string, };

export type Count = { 
/**
 * What is counted.
 */
what: Counted, 
/**
 * How many.
 */
count: number, 
/**
 * Points for each.
 */
each: number, };

export type Returned = { 
/**
 * Whose.
 */
seat: number, 
/**
 * What kind.
 */
figure: FigureName, 
/**
 * Where it had been.
 */
spot: Spot, };

export type Face = { 
/**
 * Its name.
 */
name: string, 
/**
 * What its sides show as drawn, clockwise from the north.
 */
edges: [EdgeName, EdgeName, EdgeName, EdgeName], 
/**
 * What is printed on it, each sign once.
 */
signs: Array<Sign>, 
/**
 * The symbol at its arrow.
 */
symbol: SymbolName | null, 
/**
 * What its markets sell.
 */
goods: Array<GoodsName>, 
/**
 * How many there are, one on the table from the start among them.
 */
total: number, };

export type Entry = { 
/**
 * How many plies have been played with it.
 */
ply: number, 
/**
 * The turn it belongs to, counted from one; in each of them one tile is laid.
 */
turn: number, 
/**
 * Who chose, or for whom chance answered; nobody while it is not known who begins.
 */
seat: number | null, 
/**
 * Whether chance answered.
 */
chance: boolean, 
/**
 * The ply in the notation. What only one seat may know is hidden while the game runs, and
 * where nobody has told it.
 */
text: string, 
/**
 * What happened.
 */
happenings: Array<Happening>, 
/**
 * The points of all seats after it.
 */
scores: Array<number>, };

export type Gap = { 
/**
 * Column.
 */
x: number, 
/**
 * Row.
 */
y: number, 
/**
 * The kinds of tiles left that could be laid here now, with how many there are, those in hand
 * among them.
 */
fits: Array<[string, number]>, 
/**
 * How many tiles these are; none if the cell is dead.
 */
left: number, 
/**
 * The incomplete features that could grow here, by their numbers.
 */
regions: Array<number>, 
/**
 * The chance that the seat asked about has one of them in hand or draws one before the end.
 */
chance: number, };

export type Odds = { 
/**
 * The chance that the next tile is one of them.
 */
next: number, 
/**
 * The chance that the seat draws at least one of them before the end.
 */
yours: number, 
/**
 * How many tiles the seat still draws if every tile is drawn and nobody has an extra turn.
 */
draws: number, 
/**
 * How many of them are still to be drawn.
 */
left: number, };

export type Breakdown = { 
/**
 * By what they were for; what brought nobody anything is left out.
 */
rows: Array<Row>, 
/**
 * The sums, which are the scores.
 */
totals: Array<number>, 
/**
 * What else there is to tell.
 */
facts: Array<Fact>, };

export type Row = { 
/**
 * What they were for.
 */
what: Category, 
/**
 * When they were given.
 */
phase: Phase, 
/**
 * By seat: how many.
 */
points: Array<number>, 
/**
 * By seat: the tiles that brought them.
 */
cells: Array<Array<[number, number]>>, };

export type Fact = { 
/**
 * What is counted.
 */
what: FactName, 
/**
 * By seat: how many.
 */
values: Array<number>, };

export type Problem = { 
/**
 * What kind of thing.
 */
code: ProblemCode, 
/**
 * The same in words.
 */
text: string, };

export type StandIns = { 
/**
 * Short name of the set, the first half of the names of its faces.
 */
set: string, 
/**
 * Pieces of cardboard in it.
 */
pieces: number, 
/**
 * Those of them that are made up by us.
 */
stand_ins: number, };

export type Reason = { "why": "game-over" } | { "why": "not-your-turn", 
/**
 * Who.
 */
seat: number, } | { "why": "chance-pending" } | { "why": "nothing-to-draw" } | { "why": "wrong-step", 
/**
 * The step that the turn has reached.
 */
step: Step, } | { "why": "not-in-hand", 
/**
 * The face.
 */
face: string, } | { "why": "none-left", 
/**
 * The face.
 */
face: string, } | { "why": "not-in-deck" } | { "why": "no-such-seat", 
/**
 * Where.
 */
seat: number, } | { "why": "cell-taken", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "detached", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "edge-mismatch", 
/**
 * Which side.
 */
side: SideLetter, } | { "why": "street-mismatch", 
/**
 * Which side.
 */
side: SideLetter, } | { "why": "fits-no-way", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "river-not-continued" } | { "why": "river-end-lost" } | { "why": "river-u-turn" } | { "why": "river-toward-river" } | { "why": "not-in-the-middle" } | { "why": "beyond-the-wall", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "breaks-the-run", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "no-tile", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "no-such-part", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "arrow-not-touched", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "none-in-supply", 
/**
 * What kind.
 */
figure: FigureName, } | { "why": "no-follower" } | { "why": "resting" } | { "why": "wrong-figure", 
/**
 * What kind.
 */
figure: FigureName, } | { "why": "no-farmers" } | { "why": "not-on-new-tile" } | { "why": "occupied" } | { "why": "complete" } | { "why": "finished" } | { "why": "nothing-to-pair" } | { "why": "no-abbot-to-recall" } | { "why": "abbot-just-placed" } | { "why": "no-such-gift", 
/**
 * Which one.
 */
gift: GiftName, } | { "why": "gift-already-unwrapped" } | { "why": "no-second-tile" } | { "why": "no-abbey", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "abbey-complete", 
/**
 * The column of the cell.
 */
x: number, 
/**
 * The row of the cell.
 */
y: number, } | { "why": "no-road-to-sweep" } | { "why": "no-figure-there" } | { "why": "retreat-from-garden" } | { "why": "no-change" } | { "why": "complete-to-stand-in" } | { "why": "not-on-the-rim", 
/**
 * The column of the tile.
 */
x: number, 
/**
 * The row of the tile.
 */
y: number, 
/**
 * The side of the tile.
 */
side: SideLetter, } | { "why": "not-next-to-an-end", 
/**
 * The column of the tile.
 */
x: number, 
/**
 * The row of the tile.
 */
y: number, 
/**
 * The side of the tile.
 */
side: SideLetter, } | { "why": "not-the-wall", 
/**
 * The column of the tile.
 */
x: number, 
/**
 * The row of the tile.
 */
y: number, 
/**
 * The side of the tile.
 */
side: SideLetter, } | { "why": "guarded-opposite" } | { "why": "no-tower" } | { "why": "not-an-end", 
/**
 * The column of the tile.
 */
x: number, 
/**
 * The row of the tile.
 */
y: number, 
/**
 * The side of the tile.
 */
side: SideLetter, };

export type Misfit = { "how": "clash", 
/**
 * The side of the tile on which it does not continue.
 */
side: SideLetter, 
/**
 * What the tile shows.
 */
here: EdgeName, 
/**
 * What its neighbor shows.
 */
there: EdgeName, } | { "how": "lacks", 
/**
 * The side of the cell that nothing of the tile continues.
 */
side: SideLetter, 
/**
 * What its neighbor shows.
 */
there: EdgeName, } | { "how": "together", 
/**
 * What each neighbor shows, clockwise from the north.
 */
sides: Array<[SideLetter, EdgeName]>, };

export type Refusal = { 
/**
 * The rule it rests on, by its ID in `docs/rules`.
 */
rule: string, 
/**
 * The reason, for a sentence.
 */
reason: Reason, 
/**
 * What about its cell a tile does not fit, where that is the reason and the cell was looked at.
 */
misfit?: Misfit, 
/**
 * The same in the engine's own words, for logs.
 */
text: string, };

export type Roster = { 
/**
 * The levels from the weakest to the strongest.
 */
levels: Array<string>, 
/**
 * The styles.
 */
styles: Array<string>, 
/**
 * The levels that can have a style.
 */
styled: Array<string>, };

export type LoadedTiles = { 
/**
 * Its short name.
 */
name: string, 
/**
 * What it is for: `city`, `base`, `river`, `inns` or `anniversary`.
 */
role: string, 
/**
 * What it is.
 */
title: string, 
/**
 * Number of tiles.
 */
tiles: number, 
/**
 * The digest of its tiles.
 */
digest: string, };

export type MissingTiles = { 
/**
 * Its short name.
 */
name: string, 
/**
 * The digest of its tiles.
 */
digest: string, };
