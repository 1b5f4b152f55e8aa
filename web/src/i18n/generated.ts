/** Made by `cargo xtask words` from `locales/`: what the page says, and with which arguments. */
import type { Category, Counted, EdgeName, FactName, FeatureName, FigureName, GameName, GiftName, GoodsName, Occasion, Phase, SideLetter, Sign, Step, SymbolName } from '../engine/types';
import type { Code, Late, Reason, RelationKind, RequestKind, Talk } from '../online/generated';

export type ActName = 'roads' | 'cities' | 'abbeys' | 'fields' | 'gifts' | 'streets' | 'markets' | 'homes' | 'guards';

export type Edition = 'anniversary' | 'first';

export type EndName = 'turn' | 'second' | 'on';

export type EndReasonName = 'tiles' | 'walls' | 'closed';

export type Expansion = 'river' | 'abbot' | 'arrows' | 'inns' | 'gifts';

export type GameProblem = 'oversized' | 'damaged' | 'sitters' | 'foreign' | 'refused';

export type HintName = 'spot' | 'rotate' | 'figure' | 'end' | 'inspector';

export type Level = 'beginner' | 'novice' | 'club' | 'advanced' | 'expert' | 'master';

export type Mark = 'city' | 'road' | 'river' | 'street' | 'market' | 'abbey' | 'shield' | 'cathedral' | 'inn' | 'garden' | 'arrow' | 'public' | 'historic' | 'spring' | 'lake';

export type PieceWord = 'gate' | 'wall' | 'guard' | 'tower';

export type PresetName = 'learner' | 'standard' | 'tournament' | 'purist';

export type QuestionName = 'legal' | 'score' | 'last' | 'why' | 'bag' | 'region' | 'commit' | 'undo' | 'help';

export type Quick = 'base' | 'first' | 'all' | 'city';

export type ReadingName = 'beyond-straight-out' | 'freed-at-once' | 'closing-wall-clockwise' | 'river-bends-alternating' | 'river-bends-two-ahead' | 'abbot-recall-same-turn' | 'garden-retreat-on';

export type RulesGroup = 'game' | 'features' | 'expansions' | 'city' | 'tables';

export type StepToDo = 'arrow' | 'gate' | 'wall' | 'guard' | 'tower';

export type Style = 'builder' | 'farmer' | 'raider';

export type TimeUnit = 'seconds' | 'minutes' | 'hours';

/** What every language says. */
export interface Catalogue {
  /** “Arrow: {names-symbol}” */
  readonly arrow: (this: void, symbol: SymbolName) => string;
  /** “Arrow” */
  readonly arrowAlone: string;
  readonly bag: {
    /** “Choose kinds of tiles to see how likely they are.” */
    readonly choose: string;
    /** “{kinds} kinds, {tiles} tiles left” */
    readonly chosen: (this: void, kinds: number, tiles: number) => string;
    /** “Clear” */
    readonly clear: string;
    /** “Close” */
    readonly close: string;
    /** “{count} tiles left the game: no spot when drawn.” */
    readonly discards: (this: void, count: number) => string;
    /** “in use” */
    readonly drawnFrom: string;
    /** “{count} turns left for you” */
    readonly draws: (this: void, count: number) => string;
    /** “Filters” */
    readonly filters: string;
    /** “Fits {names-cell}” */
    readonly fitsCell: (this: void, x: number, y: number) => string;
    /** “No tile left fits there.” */
    readonly fitsNothing: string;
    readonly hand: {
      /** “{count} gifts” */
      readonly count: (this: void, count: number) => string;
      /** “Draw a second tile. Place one of the two, the other goes back.” */
      readonly does: Readonly<Record<GiftName, string>>;
      /** “Worth 2 points if not used by the end.” */
      readonly keep: string;
      /** “No gift yet. Extend an opponent’s road or city to draw one.” */
      readonly none: string;
      /** “Choose on the board.” */
      readonly onBoard: string;
      /** “Gifts of the others” */
      readonly others: string;
      /** “Your gifts” */
      readonly title: string;
      /** “Use {gift}” */
      readonly unwrap: (this: void, gift: string) => string;
    };
    /** “Printed on it” */
    readonly has: string;
    readonly inspector: {
      /** How likely it is that a feature is completed. “Chance to complete” */
      readonly chance: Readonly<Record<FeatureName, string>>;
      /** “that an owner still draws a tile that fits” */
      readonly chanceOf: string;
      /** “If {names-completed}” */
      readonly completed: (this: void, feature: FeatureName) => string;
      /** “No tile left fits.” */
      readonly dead: string;
      /** “Touches {count} complete cities” */
      readonly feeds: (this: void, kind: FeatureName, count: number) => string;
      /** “Touches {count} fields” */
      readonly fields: (this: void, kind: FeatureName, count: number) => string;
      /** “{count} tiles left fit” */
      readonly fits: (this: void, count: number) => string;
      /** “leads” */
      readonly leads: string;
      /** “Nobody is here” */
      readonly nobody: string;
      /** “Worth now” */
      readonly now: string;
      /** “{count} open cells” */
      readonly openCells: (this: void, count: number) => string;
      /** “Pin to compare” */
      readonly pin: string;
      /** “It takes more than one tile.” */
      readonly several: string;
      /** “shared lead” */
      readonly shared: string;
      /** How it stands with a feature. “{names-incomplete}” */
      readonly state: (this: void, feature: FeatureName, complete: boolean) => string;
      /** “{name}: strength {strength}” */
      readonly strength: (this: void, name: string, strength: number, leads: boolean) => string;
      /** “{face}, {left} left” */
      readonly times: (this: void, face: string, left: number) => string;
      /** “Unpin” */
      readonly unpin: string;
    };
    /** “{count} tiles left” */
    readonly left: (this: void, count: number) => string;
    /** “Kinds of tiles” */
    readonly list: string;
    /** “Lake” */
    readonly mark: Readonly<Record<Mark, string>>;
    /** “Next tile” */
    readonly next: string;
    /** “No tile has all that.” */
    readonly none: string;
    /** “Chances” */
    readonly odds: string;
    /** “Pile {number}: {left}” */
    readonly pile: (this: void, number: number, left: number) => string;
    /** “Piles” */
    readonly piles: string;
    /** “What the box holds. In this game you count for yourselves.” */
    readonly printed: string;
    /** “{face}: {total} in the box” */
    readonly printedOf: (this: void, face: string, total: number) => string;
    /** “…: {names-edge}” */
    readonly side: (this: void, side: SideLetter, edge: EdgeName | null) => string;
    /** “Sides” */
    readonly sidesWanted: string;
    /** Something about a bag: sides, then signs. “…, {signs}: {left} of {total} left” */
    readonly stack: (this: void, sides: string, signs: string | null, left: number, total: number) => string;
    /** “Tiles” */
    readonly title: string;
    /** “Yours before the end” */
    readonly yours: string;
  };
  /** “Board” */
  readonly board: string;
  /** “{names-bot}” */
  readonly bot: (this: void, level: string, style: string | null) => string;
  /** “No spot for this tile: it leaves the game, another one was drawn.” */
  readonly boxed: string;
  /** “Choose one of the marked spots” */
  readonly chooseOne: string;
  /** “Close” */
  readonly close: string;
  readonly done: {
    /** “Only your abbot is left, and finds no place here” */
    readonly abbotOnly: string;
    /** “Arrow chosen” */
    readonly arrow: string;
    /** “Gate built” */
    readonly gate: string;
    /** “{names-gift} used” */
    readonly gift: (this: void, gift: GiftName) => string;
    /** “Guard placed” */
    readonly guard: string;
    /** “No {names-meeple} left to place” */
    readonly none: (this: void, game: GameName) => string;
    /** “Everything here is occupied” */
    readonly occupied: string;
    /** “Tile placed” */
    readonly place: string;
    /** “… placed” */
    readonly put: (this: void, figure: FigureName, feature: FeatureName | null) => string;
    /** “Abbot taken back” */
    readonly recall: string;
    /** “Tower placed” */
    readonly tower: string;
    /** “Wall built” */
    readonly wall: string;
  };
  readonly end: {
    /** “Guards” */
    readonly act: Readonly<Record<ActName, string>>;
    /** “Final scoring, {number} of {count}” */
    readonly actOf: (this: void, number: number, count: number) => string;
    /** “See the final scoring again” */
    readonly again: string;
    /** Points of a kind, as a button that shows their tiles. “{name}, {names-category} {names-phase}: {names-points}. Show the tiles.” */
    readonly cell: (this: void, name: string, category: Category, phase: Phase, points: number) => string;
    /** “Show the board” */
    readonly fold: string;
    /** “Tap a number to see its tiles on the board.” */
    readonly lightHint: string;
    readonly log: {
      /** Where a tile lies. “at {cell}” */
      readonly at: (this: void, cell: string) => string;
      /** “Copied” */
      readonly copied: string;
      /** “Copy the log” */
      readonly copy: string;
      /** “Nothing has happened yet.” */
      readonly empty: string;
      /** “Final scoring” */
      readonly final: string;
      /** “Newest” */
      readonly newest: string;
      /** “Rule {rule}” */
      readonly rule: (this: void, rule: string) => string;
      /** “Show turn {turn}” */
      readonly show: (this: void, turn: number) => string;
      /** “Turn {turn}” */
      readonly turn: (this: void, turn: number) => string;
    };
    /** “New game” */
    readonly newGame: string;
    /** Why a game is over. “The walls nearly met ({sides} open sides left): the game is over.” */
    readonly reason: (this: void, reason: EndReasonName, sides: number) => string;
    /** “Rematch” */
    readonly rematch: string;
    /** “Replay” */
    readonly replay: string;
    /** “Share” */
    readonly share: string;
    /** “Skip” */
    readonly skip: string;
    /** “Skip all” */
    readonly skipAll: string;
    /** “Space” */
    readonly skipHint: string;
    /** “Where the points come from” */
    readonly table: string;
    /** “Final score” */
    readonly title: string;
    /** “Total” */
    readonly total: string;
    /** “{name}: {points} points. Show the tiles.” */
    readonly totalOf: (this: void, name: string, points: number) => string;
    /** “Show the scores” */
    readonly unfold: string;
    /** Who has won. “Shared victory: {names}” */
    readonly winner: (this: void, names: string, count: number, you: boolean) => string;
  };
  readonly endings: {
    /** “Go on” */
    readonly on: string;
    /** “Draw the second tile” */
    readonly second: string;
    /** “End turn” */
    readonly turn: string;
  };
  readonly event: {
    /** “arrow: {names-symbol}” */
    readonly activated: (this: void, symbol: SymbolName) => string;
    /** “plays again” */
    readonly anotherTurn: string;
    /** “begins” */
    readonly begins: string;
    /** “Arrow bonus +{points}” */
    readonly bonus: (this: void, points: number) => string;
    /** “No spot for this tile: it leaves the game.” */
    readonly boxed: string;
    /** “Used gifts are shuffled again” */
    readonly deckRefilled: string;
    /** “builds the gate {names-at-side}” */
    readonly gate: (this: void, side: SideLetter) => string;
    /** “draws a gift” */
    readonly giftReceived: string;
    /** “{gifts} wrapped gifts × 2 = {points}” */
    readonly giftsLeft: (this: void, gifts: number, points: number) => string;
    /** “places a guard on the wall {names-at-side}” */
    readonly guard: (this: void, side: SideLetter) => string;
    /** “places a tile at {cell}” */
    readonly laid: (this: void, cell: string) => string;
    /** “stands up: {names-figure-on}” */
    readonly moved: (this: void, figure: FigureName, feature: FeatureName) => string;
    /** “{names-figure-on}” */
    readonly put: (this: void, figure: FigureName, feature: FeatureName) => string;
    /** “Retreat: 2 + {left} figures left × 2 = {points}” */
    readonly retreated: (this: void, left: number, points: number) => string;
    /** “The last walls close the town: the game ends” */
    readonly rimClosed: string;
    /** “…: {sum} = {points}” */
    readonly scored: (this: void, occasion: Occasion, feature: FeatureName, sum: string | null, points: number) => string;
    /** “the second tile goes back” */
    readonly spareReturned: string;
    /** “Tower along {walls} walls: {points}” */
    readonly tower: (this: void, walls: number, points: number) => string;
    /** “…: nobody scores” */
    readonly unowned: (this: void, occasion: Occasion, feature: FeatureName) => string;
    /** “uses {names-gift}” */
    readonly unwrapped: (this: void, gift: GiftName) => string;
    /** “builds a wall {names-at-side}” */
    readonly wall: (this: void, side: SideLetter) => string;
    /** “Figures return without points” */
    readonly wentHome: string;
    /** The victory; whoever has won is named before. “share the victory” */
    readonly won: (this: void, count: number) => string;
  };
  /** “Something went wrong. {reason}” */
  readonly failed: (this: void, reason: string) => string;
  /** “Show the whole board” */
  readonly fit: string;
  /** “Tiles left that fit” */
  readonly fits: string;
  /** “{name} …” */
  readonly gains: (this: void, name: string, points: number) => string;
  /** “{count} wrapped gifts” */
  readonly giftCount: (this: void, count: number) => string;
  readonly help: {
    readonly acts: {
      readonly history: {
        /** “To the beginning” */
        readonly first: string;
        /** “To the present” */
        readonly live: string;
        /** “Play and pause” */
        readonly play: string;
        /** “Previous, next scoring” */
        readonly scoring: string;
        /** “Previous, next turn” */
        readonly turn: string;
      };
      readonly looking: {
        /** “Play the last moves again” */
        readonly again: string;
        /** “Coordinates” */
        readonly coordinates: string;
        /** “Dead spots” */
        readonly dead: string;
        /** “Tiles that fit here” */
        readonly ends: string;
        /** “Fields (hold to peek)” */
        readonly fields: string;
        /** “Show the whole board” */
        readonly fit: string;
        /** “Show the last move” */
        readonly last: string;
        /** “Owners (hold to peek)” */
        readonly owners: string;
        /** “Move the board” */
        readonly pan: string;
        /** “Closer, farther” */
        readonly zoom: string;
      };
      readonly placing: {
        /** “One step back” */
        readonly back: string;
        /** “End the turn” */
        readonly commit: string;
        /** “Choose by number” */
        readonly figure: string;
        /** “Choose none” */
        readonly none: string;
        /** “Place the tile there” */
        readonly pin: string;
        /** “To the next spot for the tile” */
        readonly spot: string;
        /** “Turn the tile right, left” */
        readonly turn: string;
      };
      readonly reading: {
        /** “Tiles left” */
        readonly bag: string;
        /** “Write to the others online” */
        readonly chat: string;
        /** “Type a move or a question” */
        readonly command: string;
        /** “Walk over all tiles” */
        readonly cursor: string;
        /** “Keep the feature in view” */
        readonly inspect: string;
        /** “This list” */
        readonly keys: string;
        /** “How a player stands” */
        readonly player: string;
        /** “Next, previous feature” */
        readonly region: string;
        /** “Sound on and off” */
        readonly sound: string;
      };
    };
    /** “Close” */
    readonly close: string;
    readonly command: {
      /** “{left} tiles left. {faces}” */
      readonly bag: (this: void, left: number, faces: string) => string;
      /** “{who}: {text}” */
      readonly by: (this: void, who: string, text: string) => string;
      /** “Type “end” to end your turn.” */
      readonly canCommit: string;
      /** “There is still something to choose in this turn.” */
      readonly cannotCommit: string;
      /** “Done.” */
      readonly committed: string;
      /** “worth {points}” */
      readonly done: (this: void, points: number) => string;
      /** “nobody’s” */
      readonly empty: string;
      /** “{name} (strength {strength})” */
      readonly figures: (this: void, name: string, strength: number) => string;
      /** “A move as the log writes it, or just enough of it; for several, “;” between them.” */
      readonly hint: string;
      /** “Move or question” */
      readonly input: string;
      /** “{count} choices: {moves}.” */
      readonly legal: (this: void, count: number, moves: string) => string;
      /** “Answers” */
      readonly log: string;
      /** What it gives. “this list” */
      readonly means: Readonly<Record<QuestionName, string>>;
      /** “and {count} more” */
      readonly more: (this: void, count: number) => string;
      /** “This game is played without that help.” */
      readonly noAid: string;
      /** “Nothing you can do now is called “{typed}”. Try “legal”.” */
      readonly noMatch: (this: void, typed: string) => string;
      /** “There is no tile at {names-cell}.” */
      readonly noTile: (this: void, x: number, y: number) => string;
      /** “There is nothing to choose.” */
      readonly none: string;
      /** “It is not your turn.” */
      readonly notYou: string;
      /** “Nothing yet.” */
      readonly nothing: string;
      /** “There is nothing to take back.” */
      readonly nothingToUndo: string;
      /** “{count} open cells” */
      readonly open: (this: void, count: number) => string;
      /** “0,1 r2, score, help…” */
      readonly placeholder: string;
      /** “Proposed: {action}.” */
      readonly proposed: (this: void, action: string) => string;
      /** “Guard, {tiles} tiles” */
      readonly region: (this: void, feature: FeatureName, complete: boolean, tiles: number) => string;
      /** “{name} {score} ({projected} if the game ended now)” */
      readonly score: (this: void, name: string, score: number, projected: number | null) => string;
      /** “Send” */
      readonly send: string;
      /** “That could be: {moves}.” */
      readonly several: (this: void, moves: string) => string;
      /** “Type a move or a question” */
      readonly title: string;
      /** “Taken back.” */
      readonly undone: string;
      /** What is typed to ask or order something. “help” */
      readonly word: Readonly<Record<QuestionName, string>>;
      /** “worth {now} now, {then} if {names-completed}” */
      readonly worth: (this: void, now: number, then: string, feature: FeatureName) => string;
    };
    readonly groups: {
      /** “Looking back” */
      readonly history: string;
      /** “The board” */
      readonly looking: string;
      /** “Your turn” */
      readonly placing: string;
      /** “Reading and asking” */
      readonly reading: string;
    };
    readonly keyNames: {
      /** “← ↑ → ↓” */
      readonly arrows: string;
      /** “Ctrl” */
      readonly control: string;
      /** “End” */
      readonly end: string;
      /** “Enter” */
      readonly enter: string;
      /** “Esc” */
      readonly escape: string;
      /** “Home” */
      readonly home: string;
      /** “Shift” */
      readonly shift: string;
      /** “Space” */
      readonly space: string;
      /** “to” */
      readonly to: string;
    };
    /** “Keys” */
    readonly keys: string;
  };
  /** Said once, in a first game. “Tap a feature to see what it is worth.” */
  readonly hint: (this: void, hint: HintName, game: GameName) => string;
  readonly history: {
    /** “Back to the running game” */
    readonly backToLive: string;
    /** “Play on from here” */
    readonly branch: string;
    /** “Starts a new game. This one is kept.” */
    readonly branchHint: string;
    /** “Link copied” */
    readonly copied: string;
    /** “Copy this link” */
    readonly copyByHand: string;
    /** “The link holds the whole game.” */
    readonly copyHint: string;
    /** “Copy link to this move” */
    readonly copyLink: string;
    /** “Download the log” */
    readonly downloadLog: string;
    /** “Picture (PNG)” */
    readonly downloadPng: string;
    /** “Drawing (SVG)” */
    readonly downloadSvg: string;
    /** “First turn” */
    readonly first: string;
    /** “Last turn” */
    readonly last: string;
    /** “Live” */
    readonly live: string;
    /** “A text file that can be loaded again under “My games”.” */
    readonly logHint: string;
    /** “Drag the line to look back at any turn.” */
    readonly lookBack: string;
    /** “Next turn” */
    readonly next: string;
    /** “That did not work.” */
    readonly notDone: string;
    /** “Pause” */
    readonly pause: string;
    /** “Play” */
    readonly play: string;
    /** “Player {number}” */
    readonly player: (this: void, number: number) => string;
    /** “Previous turn” */
    readonly previous: string;
    /** Why a game from elsewhere is not shown. “This game cannot be replayed beyond line {line} of its log.” */
    readonly problem: (this: void, problem: GameProblem, line: number | null) => string;
    /** “{name} {score}” */
    readonly scoreOf: (this: void, name: string, score: number) => string;
    /** “History of the game” */
    readonly scrubber: string;
    /** “Share” */
    readonly share: string;
    /** “Share…” */
    readonly shareElsewhere: string;
    /** “As it stands after turn {turn}” */
    readonly shareMove: (this: void, turn: number) => string;
    /** “As it stands before the first turn” */
    readonly shareStart: string;
    /** “Share this game” */
    readonly shareTitle: string;
    /** “Speed: {times}×” */
    readonly speed: (this: void, times: number) => string;
    /** “Start of the game” */
    readonly start: string;
    /** “Start” */
    readonly startShort: string;
    /** “{times}×” */
    readonly times: (this: void, times: number) => string;
    /** “Turn {turn}” */
    readonly turn: (this: void, turn: number) => string;
    /** “Turn {turn} of {turns}” */
    readonly turnOf: (this: void, turn: number, turns: number) => string;
  };
  /** “{points} in all if the game ended now” */
  readonly inAll: (this: void, points: number) => string;
  /** “Feature” */
  readonly inspector: string;
  /** “English” */
  readonly language: string;
  readonly layout: {
    /** “Back to the game” */
    readonly back: string;
    /** “My games” */
    readonly games: string;
    /** “Gifts to use: {count}” */
    readonly gifts: (this: void, count: number) => string;
    /** “History” */
    readonly history: string;
    /** “Menu” */
    readonly menu: string;
    /** “More” */
    readonly more: string;
    /** “New” */
    readonly new: string;
    /** “Online” */
    readonly online: string;
    /** “Turn the tile” */
    readonly rotate: string;
    readonly tools: {
      /** “Tiles left” */
      readonly bag: string;
      /** “Chat” */
      readonly chat: string;
      /** “Dead spots” */
      readonly dead: string;
      /** “Tiles that fit” */
      readonly ends: string;
      /** “Fields” */
      readonly fields: string;
      /** “Whole board” */
      readonly fit: string;
      /** “Gifts” */
      readonly hand: string;
      /** “Keyboard” */
      readonly keys: string;
      /** “Last move” */
      readonly last: string;
      /** “Log” */
      readonly log: string;
      /** “Owners” */
      readonly owners: string;
      /** “Share” */
      readonly share: string;
      /** “Table” */
      readonly table: string;
    };
  };
  /** “Learn” */
  readonly learnToPlay: string;
  readonly legends: {
    /** “Dead spots: crossed cells are those that no tile left fits.” */
    readonly dead: string;
    /** “Tiles that fit here: how many of those left fit on each empty cell.” */
    readonly ends: string;
    /** “Fields: each pattern is one field; a dot is a complete city that it feeds.” */
    readonly fields: string;
    /** “Homes: each pattern is one area; a dot is a market that it touches.” */
    readonly homes: string;
    /** “Owners: each feature in the color of whoever leads in it.” */
    readonly owners: string;
  };
  /** “Unpacking the tiles…” */
  readonly loading: string;
  /** “Log” */
  readonly log: string;
  readonly lost: {
    readonly game: {
      /** “Games are kept in the browser they were played in. It may have been deleted, or played on another device: there, Share & export gives a link that opens anywhere.” */
      readonly line: string;
      /** “This game is not here” */
      readonly title: string;
    };
    /** “This could not be opened” */
    readonly other: string;
    readonly page: {
      /** “The address may be mistyped or out of date.” */
      readonly line: string;
      /** “There is no such page” */
      readonly title: string;
    };
    /** “Play” */
    readonly play: string;
    /** “Try again” */
    readonly retry: string;
  };
  /** “More tools” */
  readonly moreTools: string;
  /** “My games” */
  readonly myGames: string;
  readonly names: {
    /** Where something at a side is. “in the west” */
    readonly atSide: Readonly<Record<SideLetter, string>>;
    /** A bot. “{names-level} ({names-style})” */
    readonly bot: (this: void, level: string, style: string | null) => string;
    /** “Guards” */
    readonly category: Readonly<Record<Category, string>>;
    /** A cell by its column and row. “{x},\u00A0{y}” */
    readonly cell: (this: void, x: number, y: number) => string;
    /** Of a feature that is completed, in the word of its game. “completed” */
    readonly completed: Readonly<Record<FeatureName, string>>;
    /** What a sum counts. “{count} historic buildings” */
    readonly counted: (this: void, what: Counted, count: number) => string;
    /** What a side of a tile shows. “homes” */
    readonly edge: Readonly<Record<EdgeName, string>>;
    /** Something that is counted for every seat. “Turns without a follower” */
    readonly fact: (this: void, fact: FactName, game: GameName) => string;
    /** What can be scored. “guard” */
    readonly feature: Readonly<Record<FeatureName, string>>;
    /** A figure by what it looks like, in the words of its game. “tower” */
    readonly figure: (this: void, figure: FigureName, game: GameName) => string;
    /** A figure and where it is. “{names-role-of} {names-on-feature}” */
    readonly figureOn: (this: void, figure: FigureName, feature: FeatureName | null) => string;
    /** A gain or loss. “…” */
    readonly gain: (this: void, points: number) => string;
    /** A game. “The City” */
    readonly game: Readonly<Record<GameName, string>>;
    /** A gift card. “Take 2” */
    readonly gift: Readonly<Record<GiftName, string>>;
    /** What a market sells. “fish” */
    readonly goods: Readonly<Record<GoodsName, string>>;
    /** Of a feature that is not completed yet. “incomplete” */
    readonly incomplete: Readonly<Record<FeatureName, string>>;
    /** How strong a bot is; a level that we do not know is called what it calls itself. “{level}” */
    readonly level: (this: void, level: string) => string;
    /** Several, the last two of which stand beside each other: `Ann and Ben`. “{before} and {last}” */
    readonly listEnd: (this: void, before: string, last: string) => string;
    /** Several with more to come: `Ann, Ben`. “{before}, {next}” */
    readonly listMiddle: (this: void, before: string, next: string) => string;
    /** What every player has most of. “follower” */
    readonly meeple: Readonly<Record<GameName, string>>;
    /** Where a figure is. “on the wall” */
    readonly onFeature: Readonly<Record<FeatureName, string>>;
    /** When points were given. “at the end” */
    readonly phase: Readonly<Record<Phase, string>>;
    /** “{points} points” */
    readonly points: (this: void, points: number) => string;
    /** What a figure is called where it is; the big meeple and the abbot keep their names everywhere. “meeple” */
    readonly roleOf: (this: void, figure: FigureName, feature: FeatureName | null) => string;
    /** What makes a feature score, in the middle of a sentence; in the final scoring, its name says enough. “{names-feature}” */
    readonly scored: (this: void, occasion: Occasion, feature: FeatureName) => string;
    /** A side of a tile. “west” */
    readonly side: Readonly<Record<SideLetter, string>>;
    /** What is printed on a tile beside its features. “historic building” */
    readonly sign: Readonly<Record<Sign, string>>;
    /** What a bot likes. “{style}” */
    readonly style: (this: void, style: string | null) => string;
    /** What an arrow brings. “another turn” */
    readonly symbol: Readonly<Record<SymbolName, string>>;
    /** What an arrow allows, in a sentence. “You play one more turn after this one.” */
    readonly symbolDoes: Readonly<Record<SymbolName, string>>;
    /** A part of the sum behind some points. “{names-counted} × {each}” */
    readonly term: (this: void, what: Counted, count: number, each: number, feature: FeatureName) => string;
    /** “{count} tiles” */
    readonly tiles: (this: void, count: number) => string;
  };
  /** “New game” */
  readonly newGame: string;
  /** “Nobody’s” */
  readonly nobody: string;
  /** “None” */
  readonly none: string;
  /** “Now” */
  readonly now: string;
  /** What is placed, with its article. “a {names-meeple}” */
  readonly one: (this: void, figure: FigureName | null, game: GameName) => string;
  readonly online: {
    /** “Offer to abandon” */
    readonly abandon: string;
    /** “The game ends without a result if everyone agrees.” */
    readonly abandonHint: string;
    /** “Ended by agreement” */
    readonly abandoned: string;
    /** “Agree” */
    readonly agree: string;
    /** “Table settings” */
    readonly agreed: string;
    /** “Everyone is ready. The game begins.” */
    readonly allReady: string;
    /** “Ask {name} to leave” */
    readonly askToLeave: (this: void, name: string) => string;
    /** “You offer to end the game without a result.” */
    readonly asked: Readonly<Record<RequestKind, string>>;
    readonly asks: {
      /** “{name} offers to end the game without a result.” */
      readonly abandon: (this: void, name: string) => string;
      /** “{name} asks to take back the last move.” */
      readonly undo: (this: void, name: string) => string;
    };
    /** “away” */
    readonly away: string;
    /** “Open” */
    readonly back: string;
    /** “{count} games wait for you” */
    readonly badge: (this: void, count: number) => string;
    /** “The game begins when all seats are taken and everyone is ready.” */
    readonly begins: string;
    /** “A bot plays for {name}” */
    readonly botFor: (this: void, name: string) => string;
    /** “bot” */
    readonly botReady: string;
    /** “Cancel” */
    readonly cancel: string;
    /** “The draws could not be checked here.” */
    readonly cannotVerify: string;
    /** “Change your name” */
    readonly changeName: string;
    /** “Chat” */
    readonly chat: string;
    /** “Nobody has said anything yet.” */
    readonly chatEmpty: string;
    /** “Say something to the table” */
    readonly chatLabel: string;
    /** “Open a table” */
    readonly choose: string;
    /** “Clock” */
    readonly clock: string;
    readonly clockLine: {
      /** “Play when it suits you: you have days for each move.” */
      readonly days: string;
      /** “One stock of time for the whole game, and a little more with each move.” */
      readonly game: string;
      /** “The same time for every move.” */
      readonly move: string;
      /** “Everyone takes the time they need.” */
      readonly none: string;
    };
    /** “{time} left” */
    readonly clockOf: (this: void, time: string) => string;
    readonly clocks: {
      /** “Days” */
      readonly days: string;
      /** “Per game” */
      readonly game: string;
      /** “Per move” */
      readonly move: string;
      /** “None” */
      readonly none: string;
    };
    /** “Close it for everyone?” */
    readonly closeSure: string;
    /** “Close the table” */
    readonly closeTable: string;
    /** “Closed” */
    readonly closed: string;
    /** “Come in” */
    readonly comeIn: string;
    /** “Copied” */
    readonly copied: string;
    /** “Copy the link” */
    readonly copy: string;
    /** “Copy it by hand.” */
    readonly copyByHand: string;
    /** “Open the table” */
    readonly create: string;
    /** “Opening…” */
    readonly creating: string;
    /** “{count} days” */
    readonly days: (this: void, count: number) => string;
    /** “Decline” */
    readonly decline: string;
    /** “Devices & data” */
    readonly devices: string;
    /** “Fair draws” */
    readonly fair: string;
    /** “Nobody can choose the draws: the server fixes its part before the first tile and shows its fingerprint now, and every player’s device adds a random number. At the end all of it is shown, and anyone can check.” */
    readonly fairLine: string;
    /** “SHA-256” */
    readonly fingerprint: string;
    /** “All seats are taken. You can watch.” */
    readonly full: string;
    /** “Play” */
    readonly go: string;
    /** “The same for everyone at this table.” */
    readonly helpAgreed: string;
    /** “here” */
    readonly here: string;
    /** “host” */
    readonly host: string;
    /** “I’m back” */
    readonly imBack: string;
    /** “I’m ready” */
    readonly imReady: string;
    readonly inWords: {
      /** “{days} per move” */
      readonly days: (this: void, days: string) => string;
      /** “{time} + {increment} per move” */
      readonly game: (this: void, time: string, increment: string | null) => string;
      /** “{time} per move” */
      readonly move: (this: void, time: string) => string;
      /** “No clock” */
      readonly none: string;
    };
    /** “And with each move” */
    readonly increment: string;
    /** “Invite a friend” */
    readonly invite: string;
    /** “One click: a table for two, and a link to send.” */
    readonly inviteHint: string;
    /** “Sit down” */
    readonly join: string;
    /** “Join rematch” */
    readonly joinRematch: string;
    /** “When time runs out” */
    readonly late: string;
    /** “Out of time: {names}. The game went on without waiting.” */
    readonly lateInGame: (this: void, names: string) => string;
    /** “The tile goes on the first possible spot, without a figure.” */
    readonly lateLine: Readonly<Record<Late, string>>;
    /** “skipped” */
    readonly lateMark: Readonly<Record<Late, string>>;
    /** “Time ran out, the seat is skipped” */
    readonly lateTold: Readonly<Record<Late, string>>;
    /** “Your time ran out: your seat is skipped.” */
    readonly lateYou: Readonly<Record<Late, string>>;
    /** “The seat is skipped” */
    readonly lates: Readonly<Record<Late, string>>;
    /** “Invite with this link” */
    readonly link: string;
    /** “Send it to whoever should play or watch. Later, the same link shows the replay.” */
    readonly linkHint: string;
    /** “Play online” */
    readonly lobby: string;
    /** “View” */
    readonly look: string;
    /** “little time left” */
    readonly low: string;
    /** “Me” */
    readonly me: string;
    /** “You sit here.” */
    readonly meLine: string;
    /** “My games” */
    readonly mine: string;
    /** “+ {time}” */
    readonly more: (this: void, time: string) => string;
    /** “Your name” */
    readonly name: string;
    /** “No account needed. This device remembers you.” */
    readonly nameHint: string;
    /** “What shall we call you?” */
    readonly namePlaceholder: string;
    /** “No” */
    readonly no: string;
    /** “nothing more” */
    readonly noIncrement: string;
    /** “No games yet. Open a table, or sit down at one.” */
    readonly noMine: string;
    /** “Nobody is waiting right now.” */
    readonly noOpen: string;
    /** “Open a table to everyone, and others will find you here.” */
    readonly noOpenHint: string;
    /** “No public game is running right now.” */
    readonly noRunning: string;
    /** “Added by seat {seat}” */
    readonly nonceOf: (this: void, seat: number) => string;
    /** “not ready yet” */
    readonly notReady: string;
    /** “These draws do not match what was fixed at the start.” */
    readonly notVerified: string;
    /** “Not yet” */
    readonly notYet: string;
    /** “Tell me when it is my turn” */
    readonly notify: string;
    /** “The browser blocks notifications from this page. You can allow them in its settings.” */
    readonly notifyDenied: string;
    /** “Open seat” */
    readonly open: string;
    /** “{count} seats open” */
    readonly openFor: (this: void, count: number) => string;
    /** “Whoever follows the link can sit here.” */
    readonly openLine: string;
    /** “Tables waiting for players” */
    readonly openTables: string;
    /** “Finished” */
    readonly over: string;
    /** “Finished games” */
    readonly past: string;
    /** “For the whole game” */
    readonly perGame: string;
    /** “For each move” */
    readonly perMove: string;
    /** “Where you play” */
    readonly place: string;
    readonly places: {
      /** “Here” */
      readonly here: string;
      /** “Online” */
      readonly online: string;
    };
    /** “Play online” */
    readonly play: string;
    /** “You are {name}” */
    readonly playAs: (this: void, name: string) => string;
    /** Why a server did not do something. “The server is busy. Try again in a moment.” */
    readonly problems: Readonly<Record<Code, string>>;
    /** “program” */
    readonly program: string;
    /** “The list could not be updated. Trying again…” */
    readonly quiet: string;
    /** “ready” */
    readonly ready: string;
    /** “Replay” */
    readonly replay: string;
    /** “Resign” */
    readonly resign: string;
    /** “Resign this game?” */
    readonly resignSure: string;
    /** “gave up” */
    readonly resignedMark: string;
    /** “Table” */
    readonly room: string;
    /** “Games to watch” */
    readonly running: string;
    /** “Save” */
    readonly save: string;
    /** “Seat a bot” */
    readonly seatBot: string;
    /** “Seat a bot on seat {seat}” */
    readonly seatBotOn: (this: void, seat: number) => string;
    /** “Open seat” */
    readonly seatOpen: string;
    /** “Seats” */
    readonly seats: string;
    /** “Seed” */
    readonly seedTold: string;
    /** “Send” */
    readonly send: string;
    /** “Send {name} away” */
    readonly sendBotAway: (this: void, name: string) => string;
    /** “Sending your move…” */
    readonly sending: string;
    /** “Your move is kept and goes out as soon as the connection is back.” */
    readonly sendingLost: string;
    /** “Share…” */
    readonly share: string;
    /** “Online” */
    readonly short: string;
    /** “I have played here before” */
    readonly signIn: string;
    /** “Sit here” */
    readonly sit: string;
    /** “Sit down” */
    readonly sitDown: string;
    /** “{name} is skipped” */
    readonly skipped: (this: void, name: string) => string;
    /** A time as short as it is clear. “{count}\u00A0h” */
    readonly span: (this: void, count: number, unit: TimeUnit) => string;
    /** “watching” */
    readonly spectator: string;
    /** “Leave the seat” */
    readonly stand: string;
    /** “Points at that moment” */
    readonly standing: string;
    readonly states: {
      /** “Connecting…” */
      readonly connecting: string;
      /** “This table is gone.” */
      readonly gone: string;
      /** “Connected” */
      readonly live: string;
      /** “Connection lost, trying again…” */
      readonly lost: string;
    };
    readonly statesShort: {
      /** “Connecting” */
      readonly connecting: string;
      /** “Gone” */
      readonly gone: string;
      /** “Connected” */
      readonly live: string;
      /** “Offline” */
      readonly lost: string;
    };
    /** “The table” */
    readonly table: string;
    /** “{name}’s table” */
    readonly tableOf: (this: void, name: string) => string;
    /** “Title” */
    readonly tableTitle: string;
    /** “The table” */
    readonly terms: string;
    /** “{time} left” */
    readonly timeLeft: (this: void, time: string) => string;
    /** “Optional. Shown in the list of tables.” */
    readonly titleHint: string;
    /** “({count}) Your turn · {title}” */
    readonly titleTurn: (this: void, count: number, title: string) => string;
    /** “To all tables” */
    readonly toLobby: string;
    /** “{name} to play” */
    readonly turnOf: (this: void, name: string) => string;
    /** “Ask to take back” */
    readonly undo: string;
    /** “Possible as long as nothing new was revealed since.” */
    readonly undoHint: string;
    readonly units: {
      /** “d” */
      readonly day: string;
      /** “h” */
      readonly hour: string;
    };
    /** “The server does not answer. Check the connection and try again.” */
    readonly unreachable: string;
    /** “{count} new messages” */
    readonly unread: (this: void, count: number) => string;
    /** “{draws} draws checked: all as fixed before the first tile.” */
    readonly verified: (this: void, draws: number) => string;
    /** “Check the draws” */
    readonly verify: string;
    /** “Checking…” */
    readonly verifying: string;
    /** “Who can come” */
    readonly visible: string;
    readonly visibleLine: {
      /** “Only those who have the link can come.” */
      readonly private: string;
      /** “The table is listed, and anyone may sit down or watch.” */
      readonly public: string;
    };
    readonly visibles: {
      /** “By invitation” */
      readonly private: string;
      /** “Open to everyone” */
      readonly public: string;
    };
    /** “Waiting for {names} to be ready.” */
    readonly waitReady: (this: void, names: string, count: number) => string;
    /** “{count} seats are still open.” */
    readonly waitSeats: (this: void, count: number) => string;
    /** “Waiting for {name}” */
    readonly waitingFor: (this: void, name: string) => string;
    /** “Waiting for players” */
    readonly waitingPlayers: string;
    /** “Waiting for {names}.” */
    readonly waitsFor: (this: void, names: string) => string;
    /** “Everyone waits for you.” */
    readonly waitsForYou: string;
    /** “This table was closed before the game began.” */
    readonly wasClosed: string;
    /** “Watch” */
    readonly watch: string;
    /** “{count} watching” */
    readonly watchers: (this: void, count: number) => string;
    /** “{host} invites you to play.” */
    readonly welcome: (this: void, host: string) => string;
    /** “You are invited to play.” */
    readonly welcomeAny: string;
    /** “All seats are taken, but you can watch.” */
    readonly welcomeWatch: string;
    /** “Withdraw” */
    readonly withdraw: string;
    /** “{names} wins by resignation” */
    readonly wonByResigning: (this: void, names: string, you: boolean) => string;
    /** “{names} wins: the other side ran out of time” */
    readonly wonOnTime: (this: void, names: string, you: boolean) => string;
    /** “Yes, resign” */
    readonly yes: string;
    /** “Yes, close it” */
    readonly yesClose: string;
    /** “you” */
    readonly you: string;
    /** “You are watching” */
    readonly youWatch: string;
    /** “Your turn” */
    readonly yourTurn: string;
  };
  /** “Open cells” */
  readonly openCells: string;
  /** “{what}, or go on” */
  readonly orElse: (this: void, what: string, end: EndName) => string;
  readonly overlays: {
    /** “Dead spots” */
    readonly dead: string;
    /** “Tiles that fit here” */
    readonly ends: string;
    /** “Fields” */
    readonly fields: string;
    /** “No overlay” */
    readonly none: string;
    /** “Owners” */
    readonly owners: string;
  };
  /** “Pages” */
  readonly pages: string;
  /** “Beside the board” */
  readonly panelTabs: string;
  readonly panels: {
    /** “Tiles left” */
    readonly bag: string;
    /** “Chat” */
    readonly chat: string;
    /** “Command” */
    readonly command: string;
    /** “Feature” */
    readonly feature: string;
    /** “Gifts” */
    readonly hand: string;
    /** “Keyboard” */
    readonly keys: string;
    /** “Log” */
    readonly log: string;
    /** “Settings” */
    readonly settings: string;
    /** “Share & export” */
    readonly share: string;
    /** “The table” */
    readonly table: string;
  };
  readonly pass: {
    /** “I’m here” */
    readonly ready: string;
    /** “{name}, your turn” */
    readonly title: (this: void, name: string) => string;
    /** “Pass the device: hidden gifts ahead” */
    readonly why: string;
  };
  readonly peace: {
    /** “Mute, block or report {name}” */
    readonly about: (this: void, name: string) => string;
    /** “Back” */
    readonly back: string;
    /** “Block” */
    readonly block: string;
    /** “You no longer see what they write, and they cannot sit down at your tables.” */
    readonly blockHint: string;
    /** “Close” */
    readonly done: string;
    /** “Game” */
    readonly game: string;
    readonly games: {
      /** “All” */
      readonly all: string;
      /** “The City” */
      readonly city: string;
      /** “Classic” */
      readonly classic: string;
    };
    /** “blocked” */
    readonly kinds: Readonly<Record<RelationKind, string>>;
    /** “Muted and blocked people” */
    readonly list: string;
    /** “You have not muted or blocked anyone.” */
    readonly listEmpty: string;
    /** “Mute” */
    readonly mute: string;
    /** “You no longer see what they write.” */
    readonly muteHint: string;
    /** “No such table right now.” */
    readonly noneSuch: string;
    /** “Show all of them, or open one yourself.” */
    readonly noneSuchHint: string;
    /** “Pace” */
    readonly pace: string;
    readonly paces: {
      /** “All” */
      readonly all: string;
      /** “Live” */
      readonly live: string;
      /** “No clock” */
      readonly none: string;
      /** “Days” */
      readonly post: string;
    };
    /** “People at this table” */
    readonly people: string;
    /** “What is wrong?” */
    readonly reason: string;
    /** “Something else” */
    readonly reasons: Readonly<Record<Reason, string>>;
    /** “Report” */
    readonly report: string;
    /** “Tell the people who run this server.” */
    readonly reportHint: string;
    /** “Report {name}” */
    readonly reportTitle: (this: void, name: string) => string;
    /** “Send the report” */
    readonly send: string;
    /** “Sending…” */
    readonly sending: string;
    /** “The names at this table and the last messages you can see are sent along. Only the people who run this server read them.” */
    readonly sent: string;
    /** “Show all” */
    readonly showAll: string;
    /** “Show more” */
    readonly showMore: string;
    /** “You have blocked them.” */
    readonly states: Readonly<Record<RelationKind, string>>;
    /** “Who can chat” */
    readonly talk: string;
    /** “No chat” */
    readonly talkAgreed: Readonly<Record<Talk, string>>;
    /** “There is no chat at this table.” */
    readonly talkLine: Readonly<Record<Talk, string>>;
    /** “Nobody” */
    readonly talks: Readonly<Record<Talk, string>>;
    /** “What happened? (optional)” */
    readonly text: string;
    /** “Thank you. Someone will look at it.” */
    readonly thanks: string;
    /** “Unblock” */
    readonly unblock: string;
    /** “Undo for {name}” */
    readonly undo: (this: void, name: string) => string;
    /** “Undo” */
    readonly undoShort: string;
    /** “Show their messages again” */
    readonly unmute: string;
    /** “They are not told.” */
    readonly unsaid: string;
    /** “Until ….” */
    readonly until: (this: void, date: Date) => string;
  };
  /** “Tower {names-at-side}” */
  readonly piece: (this: void, piece: PieceWord, side: SideLetter) => string;
  /** Figures that can be placed, also away from the tile, or an abbot that can come back. “Place {game-one}” */
  readonly placeFigure: (this: void, figure: FigureName | null, game: GameName, far: boolean, recall: boolean) => string;
  /** What to do with the tile in hand, with how many spots there are if that may be known. “Place one of your tiles: {spots} spots” */
  readonly placeTile: (this: void, tiles: number, spots: number | null) => string;
  /** “Player {number}” */
  readonly player: (this: void, number: number) => string;
  /** “Players” */
  readonly players: string;
  /** “if the game ended now” */
  readonly projected: string;
  /** “{names-figure-on}” */
  readonly putFigure: (this: void, figure: FigureName, feature: FeatureName | null) => string;
  /** “{done}: go on” */
  readonly ready: (this: void, done: string, end: EndName) => string;
  /** “Take the abbot back” */
  readonly recall: string;
  readonly refusal: {
    /** “The abbey at {cell} is complete. Choose an incomplete one.” */
    readonly abbeyComplete: (this: void, cell: string) => string;
    /** “You placed your abbot this very turn. You may take it back from your next turn on.” */
    readonly abbotJustPlaced: string;
    /** “No arrow is activated at {cell}. Choose one that is.” */
    readonly arrowNotTouched: (this: void, cell: string) => string;
    /** “This cell lies beyond the wall: a wall or the gate looks out on it. Choose another cell.” */
    readonly beyondTheWall: string;
    /** “A tile here would break the row of walls or shut it in. Choose another cell.” */
    readonly breaksTheRun: string;
    /** “A tile lies at {cell} already. Choose an empty cell.” */
    readonly cellTaken: (this: void, cell: string) => string;
    /** “Something is being drawn. Wait a moment.” */
    readonly chancePending: string;
    /** “This feature is complete, and the arrow leads only to incomplete ones. Choose another spot.” */
    readonly complete: string;
    /** “Nobody stands up in something complete. Choose an incomplete road, city or abbey.” */
    readonly completeToStandIn: string;
    /** “No tile lies beside this cell. Yours must touch another along a whole side; a corner is not enough.” */
    readonly detached: string;
    /** “The land does not go on {names-at-side}. Turn the tile, or choose another cell.” */
    readonly edgeMismatch: (this: void, side: SideLetter) => string;
    /** “This tile finishes that feature, so it takes no follower. Choose another spot.” */
    readonly finished: string;
    /** “Your tile does not fit here, however it is turned. Choose another cell.” */
    readonly fitsNoWay: string;
    /** “The game is over. Look back at it, or begin a new one.” */
    readonly gameOver: string;
    /** “You have used a gift this turn. Keep the others for later.” */
    readonly giftAlreadyUnwrapped: string;
    /** “A guard stands opposite, at the other end of an unbroken row. Keep your follower.” */
    readonly guardedOpposite: string;
    /** “There is no abbey at {cell}. Choose an incomplete abbey.” */
    readonly noAbbey: (this: void, cell: string) => string;
    /** “You have no abbot in an incomplete abbey or garden, so there is none to take back.” */
    readonly noAbbotToRecall: string;
    /** “A standing meeple must lie down in a field, and a farmer must stand up. Choose such a spot.” */
    readonly noChange: string;
    /** “This game has no farmers: nobody lies in a field. Choose another spot.” */
    readonly noFarmers: string;
    /** “You have no such meeple there. Choose one of yours.” */
    readonly noFigureThere: string;
    /** “You have no follower left. One comes home when its street or market is scored.” */
    readonly noFollower: string;
    /** “Choose an incomplete road with at least one meeple on it.” */
    readonly noRoadToSweep: string;
    /** “There is no second tile to draw. Keep this gift: it is worth 2 points at the end.” */
    readonly noSecondTile: string;
    /** “You do not hold {names-gift}. Choose a gift in your hand.” */
    readonly noSuchGift: (this: void, gift: GiftName) => string;
    /** “The tile at {cell} has no such spot. Choose one that it has.” */
    readonly noSuchPart: (this: void, cell: string) => string;
    /** “There is no seat {number}.” */
    readonly noSuchSeat: (this: void, number: number) => string;
    /** “There is no tile at {cell}. Choose a tile on the board.” */
    readonly noTile: (this: void, cell: string) => string;
    /** “You have no tower left. Go on without one.” */
    readonly noTower: string;
    /** “You have no meeple left. One comes back when its feature is scored.” */
    readonly noneInSupply: Readonly<Record<FigureName, string>>;
    /** “No {face} is left to be drawn.” */
    readonly noneLeft: (this: void, face: string) => string;
    /** “A tower goes to an end of the walls, at least one wall away from the tower before or the gate.” */
    readonly notAnEnd: string;
    /** “No such card is left in the deck.” */
    readonly notInDeck: string;
    /** “You do not hold {face}. Place the tile you have drawn.” */
    readonly notInHand: (this: void, face: string) => string;
    /** “The first tile goes in the middle, at 0, 0.” */
    readonly notInTheMiddle: string;
    /** “Walls go on from the two ends of the row. Choose the side next to one of them.” */
    readonly notNextToAnEnd: string;
    /** “Choose a spot on the tile you just placed.” */
    readonly notOnNewTile: string;
    /** “The gate goes on the outer rim. Choose a side that looks out of the town.” */
    readonly notOnTheRim: string;
    /** “A guard goes only on the wall you built last.” */
    readonly notTheWall: string;
    /** “It is {name}’s turn. Wait for yours.” */
    readonly notYourTurn: (this: void, name: string) => string;
    /** “There is nothing to draw now.” */
    readonly nothingToDraw: string;
    /** “For a pair, choose a spot where exactly one meeple of yours is.” */
    readonly nothingToPair: string;
    /** “This feature is occupied, perhaps on a tile far away. Choose a free one.” */
    readonly occupied: string;
    /** “Your followers came home this very turn. You may use them from the next turn on.” */
    readonly resting: string;
    /** “Retreat takes nobody out of a garden. Choose a city, road, abbey or field.” */
    readonly retreatFromGarden: string;
    /** “The river would lose an open end. Place the tile so that it can flow on.” */
    readonly riverEndLost: string;
    /** “A river tile must continue the river. Place it at one of its open ends.” */
    readonly riverNotContinued: string;
    /** “The river would turn toward its own tiles. Turn it away from them.” */
    readonly riverTowardRiver: string;
    /** “The river may not turn the same way twice in a row. Turn the tile the other way.” */
    readonly riverUTurn: string;
    /** “A street breaks off {names-at-side}. Turn the tile, or choose another cell.” */
    readonly streetMismatch: (this: void, side: SideLetter) => string;
    /** “Only the abbot stands in a garden. Choose another spot for your meeple.” */
    readonly wrongFigure: Readonly<Record<FigureName, string>>;
    /** “The game is over. Look back at it, or begin a new one.” */
    readonly wrongStep: Readonly<Record<Step, string>>;
  };
  /** “Turn left” */
  readonly rotateLeft: string;
  /** “Turn right” */
  readonly rotateRight: string;
  /** “Rules” */
  readonly rulesPage: string;
  readonly scene: {
    /** “Back to the last move” */
    readonly backToLast: string;
    readonly cell: {
      /** A cell as it is spoken. “column …, row …” */
      readonly at: (this: void, x: number, y: number) => string;
      /** “{names-edge} {sides}” */
      readonly edge: (this: void, edge: EdgeName, sides: string | null) => string;
      /** “empty” */
      readonly empty: string;
      /** “{names-figure}: {name}” */
      readonly figure: (this: void, name: string, figure: FigureName, game: GameName) => string;
      /** “your tile fits {ways} ways” */
      readonly fits: (this: void, ways: number) => string;
      /** “last move: {name}” */
      readonly laidBy: (this: void, name: string) => string;
      /** “proposed tile” */
      readonly proposed: string;
    };
    /** “{left} tiles left fit here” */
    readonly gap: (this: void, left: number) => string;
    /** “Arrow keys go to the next spot for your tile, with Shift to any cell. Enter places the tile, R turns it, digits place a figure on it, Space ends the turn, question mark lists all keys.” */
    readonly hint: string;
    /** “game board” */
    readonly kind: string;
    readonly target: {
      /** “at least {points}” */
      readonly atLeast: (this: void, points: number) => string;
      /** “if {names-completed} {points}” */
      readonly closed: (this: void, points: string, feature: FeatureName) => string;
      /** “now {points}” */
      readonly now: (this: void, points: number) => string;
      /** “worth {points}” */
      readonly worth: (this: void, points: number) => string;
    };
  };
  readonly settings: {
    /** “End of your turn” */
    readonly confirm: string;
    readonly confirmHints: {
      /** “You can change everything until you press End turn.” */
      readonly always: string;
      /** “Your turn ends with your last choice.” */
      readonly never: string;
    };
    readonly confirms: {
      /** “With a button” */
      readonly always: string;
      /** “At once” */
      readonly never: string;
    };
    /** “Coordinates around the board” */
    readonly coordinates: string;
    /** “Key C” */
    readonly coordinatesKey: string;
    readonly drawings: {
      /** “Illustrated” */
      readonly illustrated: string;
      /** “Schematic” */
      readonly schematic: string;
    };
    /** “Language” */
    readonly language: string;
    /** “Pace of the bots” */
    readonly pace: string;
    readonly paces: {
      /** “Brisk” */
      readonly brisk: string;
      /** “Calm” */
      readonly calm: string;
      /** “At once” */
      readonly instant: string;
    };
    /** “Sound” */
    readonly sound: string;
    /** “Key M” */
    readonly soundKey: string;
    /** “Colors” */
    readonly theme: string;
    readonly themes: {
      /** “Auto” */
      readonly auto: string;
      /** “High contrast” */
      readonly contrast: string;
      /** “Dark” */
      readonly dark: string;
      /** “Light” */
      readonly light: string;
    };
    /** “Tiles” */
    readonly tiles: string;
    /** “Settings” */
    readonly title: string;
    readonly update: {
      /** “Later” */
      readonly later: string;
      /** “New version ready.” */
      readonly ready: string;
      /** “Reload” */
      readonly reload: string;
    };
  };
  readonly setup: {
    /** “Add a player” */
    readonly add: string;
    /** “{one} against {others}” */
    readonly against: (this: void, one: string, others: string) => string;
    /** “off” */
    readonly aidOff: string;
    /** “on” */
    readonly aidOn: string;
    readonly aids: {
      /** “Tiles left, odds” */
      readonly bag: string;
      /** “Tiles that fit, dead spots” */
      readonly frontier: string;
      /** “Fields, owners” */
      readonly overlays: string;
      /** “What a move scores” */
      readonly preview: string;
      /** “Projected scores” */
      readonly projection: string;
      /** “Where the tile fits” */
      readonly spots: string;
      /** “Warnings” */
      readonly warnings: string;
    };
    /** “All-round” */
    readonly allRound: string;
    /** “Bot: {level}” */
    readonly bot: (this: void, level: string) => string;
    /** “Bots” */
    readonly bots: string;
    /** “Color of seat {number}” */
    readonly chooseColor: (this: void, number: number) => string;
    /** “Color of seat {number}: {color}” */
    readonly color: (this: void, number: number, color: string) => string;
    /** A color of players; one that we do not know is called what it calls itself. “{color}” */
    readonly colorName: (this: void, color: string) => string;
    /** “Move {name} up” */
    readonly earlier: (this: void, name: string) => string;
    /** “first edition” */
    readonly edited: Readonly<Record<Edition, string>>;
    /** “Edition” */
    readonly edition: string;
    readonly editions: {
      /** An edition, and a line about it. “A complete city pays 4 points to the farmers around it. Two-tile cities count half.” */
      readonly line: Readonly<Record<Edition, string>>;
      /** An edition, and a line about it. “First edition” */
      readonly name: Readonly<Record<Edition, string>>;
    };
    /** “Expansions and farmers” */
    readonly expansion: string;
    readonly expansions: {
      /** An expansion, in a word for summaries, and a line about it. “Help an opponent, draw a gift.” */
      readonly line: Readonly<Record<Expansion, string>>;
      /** An expansion, in a word for summaries, and a line about it. “The Gifts” */
      readonly name: Readonly<Record<Expansion, string>>;
      /** An expansion, in a word for summaries, and a line about it. “Gifts” */
      readonly short: Readonly<Record<Expansion, string>>;
    };
    readonly farmers: {
      /** “Meeples can lie in fields, and score at the end.” */
      readonly line: string;
      /** “Farmers” */
      readonly name: string;
    };
    readonly fixes: {
      /** “Keep the first {count} seats” */
      readonly fewer: (this: void, count: number) => string;
      /** “Add Inns & Cathedrals” */
      readonly inns: string;
    };
    /** “Game” */
    readonly game: string;
    /** A line about a game. “Fill a town with streets, markets and homes, then raise walls around it.” */
    readonly gameLines: Readonly<Record<GameName, string>>;
    readonly guards: {
      /** “During the third pile, a guard on any new wall, not only on the last.” */
      readonly line: string;
      /** “A guard on every wall” */
      readonly name: string;
    };
    /** “Help while playing” */
    readonly help: string;
    /** “Style: {style}” */
    readonly inStyle: (this: void, style: string) => string;
    /** A line about how strong a bot is. “Takes its time, and plays to win, by however little.” */
    readonly levels: Readonly<Record<Level, string>>;
    /** “Name on seat {number}” */
    readonly name: (this: void, number: number) => string;
    /** “no clock” */
    readonly noClock: string;
    /** “No pictures or lists were found, so we made up {tiles}. If you own the box, load its tiles below.” */
    readonly notKnown: (this: void, tiles: string) => string;
    /** Which set tiles are of. “of {set}” */
    readonly ofSet: (this: void, set: string) => string;
    /** “Options” */
    readonly option: string;
    readonly otherwise: {
      /** “{chosen} chosen” */
      readonly hint: (this: void, chosen: number) => string;
      /** “Where the book leaves room, some people play otherwise. Tick the readings you prefer.” */
      readonly line: string;
      /** “rules read otherwise ({list})” */
      readonly read: (this: void, list: string) => string;
      readonly readings: {
        /** Rules read otherwise, in a word for summaries, and what is usual. “Retreat also brings the abbot home from a garden, for 2 points. Usual: from anywhere but a garden.” */
        readonly line: Readonly<Record<ReadingName, string>>;
        /** Rules read otherwise, in a word for summaries, and what is usual. “Retreat from gardens” */
        readonly name: Readonly<Record<ReadingName, string>>;
        /** Rules read otherwise, in a word for summaries, and what is usual. “Retreat from gardens” */
        readonly short: Readonly<Record<ReadingName, string>>;
      };
      /** “Other readings of the rules” */
      readonly title: string;
    };
    /** “A person here” */
    readonly person: string;
    readonly presets: {
      /** How much help there is, and a line about it. “The bare board. You do the counting.” */
      readonly line: Readonly<Record<PresetName, string>>;
      /** How much help there is, and a line about it. “Purist” */
      readonly name: Readonly<Record<PresetName, string>>;
    };
    readonly problems: {
      /** “These choices do not go together.” */
      readonly other: string;
      /** “Carcassonne is for two to six players.” */
      readonly players: Readonly<Record<GameName, string>>;
      /** “Six players need Inns & Cathedrals, which brings the sixth color.” */
      readonly sixth: string;
    };
    /** A game with one key. “The City” */
    readonly quick: Readonly<Record<Quick, string>>;
    /** “Quick choices” */
    readonly quickly: string;
    /** “Remove {name}” */
    readonly remove: (this: void, name: string) => string;
    /** “Seat {number}” */
    readonly seat: (this: void, number: number) => string;
    /** “Players” */
    readonly seats: string;
    readonly shuffle: {
      /** “The order is drawn when the game starts.” */
      readonly line: string;
      /** “Shuffle the seats” */
      readonly name: string;
    };
    /** The tiles of a set that are not known exactly. “{unknown} of the {pieces} tiles {setup-of-set}” */
    readonly standIns: (this: void, set: string, pieces: number, unknown: number | null) => string;
    /** “Start” */
    readonly start: string;
    /** “Style of the bot on seat {number}” */
    readonly style: (this: void, number: number) => string;
    readonly styles: {
      /** What a bot likes, and a line about it. “Loves to join what others have built.” */
      readonly line: Readonly<Record<Style, string>>;
      /** What a bot likes, and a line about it. “Raider” */
      readonly name: Readonly<Record<Style, string>>;
    };
    /** “{what}: {who}, {tiles}\u00A0tiles” */
    readonly summary: (this: void, what: string, who: string, tiles: number | null) => string;
    /** “Tiles of this server” */
    readonly tiles: string;
    /** “{title}” */
    readonly tilesLine: (this: void, title: string) => string;
    /** “New game” */
    readonly title: string;
    /** “{bots}, and you watch” */
    readonly watching: (this: void, bots: string) => string;
    /** “Who plays on seat {number}” */
    readonly who: (this: void, number: number) => string;
    /** “with {list}” */
    readonly with: (this: void, list: string) => string;
    /** “a guard on every wall” */
    readonly withGuards: string;
    /** “without farmers” */
    readonly withoutFarmers: string;
    /** “you” */
    readonly you: string;
  };
  readonly shelf: {
    /** “Close” */
    readonly dismiss: string;
    /** “Drop the log here” */
    readonly dropHere: string;
    /** “You can also drop the log of a game onto this page.” */
    readonly dropHint: string;
    /** “No games yet. Every game you play is kept here, in this browser.” */
    readonly empty: string;
    /** “just now” */
    readonly justNow: string;
    /** “Import” */
    readonly load: string;
    /** “To replay” */
    readonly past: string;
    readonly plain: {
      /** “Streets, markets and walls” */
      readonly city: string;
      /** “Base game” */
      readonly classic: string;
    };
    /** “Delete” */
    readonly remove: string;
    /** “Game deleted” */
    readonly removed: string;
    /** “Replay” */
    readonly replay: string;
    /** “Show the end” */
    readonly result: string;
    /** “Resume” */
    readonly resume: string;
    /** “Running” */
    readonly running: string;
    /** “Play now” */
    readonly start: string;
    /** “won” */
    readonly winner: string;
  };
  /** “Show the last move” */
  readonly showLast: string;
  /** What has to be done besides placing tiles and figures. “Place a tower at an end of the walls” */
  readonly steps: Readonly<Record<StepToDo, string>>;
  /** “{count} × {names-figure} left” */
  readonly supply: (this: void, count: number, figure: FigureName, game: GameName) => string;
  /** “Take your abbot back” */
  readonly takeBack: string;
  /** “{name} is thinking…” */
  readonly thinking: (this: void, name: string) => string;
  /** “Shared victory: {names}” */
  readonly tied: (this: void, names: string) => string;
  readonly tiles: {
    /** “{part} · {count}\u00A0tiles · {name} {digest}” */
    readonly about: (this: void, part: string, count: number, name: string, digest: string) => string;
    /** “Digest” */
    readonly digest: string;
    /** “Drop the tile file here” */
    readonly dropHere: string;
    /** “Or drop it onto this page.” */
    readonly dropHint: string;
    /** “Load a tile file” */
    readonly load: string;
    /** “Tiles are missing” */
    readonly needed: string;
    /** “This game is played with tile sets that are not on this device. Load their files and the game opens.” */
    readonly neededLine: (this: void, sets: number) => string;
    /** “This browser has no room to keep it. After a reload, load the file again.” */
    readonly notKept: string;
    /** “Only for games on this device.” */
    readonly onlineHint: string;
    /** “Online, everyone needs the same tiles, so only sets of the server can be played. Your own are for games on this device.” */
    readonly onlineLine: string;
    /** “Tiles of your own” */
    readonly own: string;
    /** “Play with the tiles of your box.” */
    readonly ownHint: string;
    /** “Describe the tiles of your box in a text file (docs/TILES.md in the project explains how), load it and play. It stays in this browser.” */
    readonly ownLine: string;
    /** The part of a box that a set stands in for; what we do not know is called what it calls itself. “{part}” */
    readonly part: (this: void, part: string) => string;
    /** “with the tiles {sets}” */
    readonly playedWith: (this: void, sets: string) => string;
    /** ““{name}”” */
    readonly quoted: (this: void, name: string) => string;
    readonly refused: {
      /** “One thing has to be put right in this file. Then load it again:” */
      readonly broken: string;
      /** “This is not a tile file. Choose a text file whose first lines say “set” and “for”.” */
      readonly foreign: string;
      /** “This file holds another set, “{name}”. Choose the one named above.” */
      readonly other: (this: void, name: string) => string;
      /** “These tiles come with the game already. Change some, give the set a name of its own and load it again.” */
      readonly ours: string;
    };
    /** “Remove {name}” */
    readonly remove: (this: void, name: string) => string;
    /** “{name} was removed.” */
    readonly removed: (this: void, name: string) => string;
    /** “Tile set” */
    readonly set: string;
    /** “{games} of your games do not open without it.” */
    readonly stillNeeded: (this: void, games: number) => string;
  };
  /** “{count} tiles left” */
  readonly tilesLeft: (this: void, count: number) => string;
  /** “Remparts” */
  readonly title: string;
  /** “to play” */
  readonly toPlay: string;
  /** “View” */
  readonly tools: string;
  /** “{name} to play” */
  readonly turnOf: (this: void, name: string) => string;
  /** “Undo” */
  readonly undo: string;
  /** “This browser does not let us keep the game: it will be lost when the page closes.” */
  readonly unsaved: string;
  /** “Use {names-gift}” */
  readonly unwrap: (this: void, gift: GiftName) => string;
  /** “{names-gift}: draw a second tile” */
  readonly useGift: (this: void, gift: GiftName) => string;
  readonly warn: {
    /** A feature would bring nobody anything. “Nobody gets this {names-feature}: a figure of yours here would score {points}.” */
    readonly free: (this: void, feature: FeatureName, points: number) => string;
    /** A feature would bring nobody anything. “This is your last {names-meeple}.” */
    readonly last: (this: void, game: GameName) => string;
  };
  /** “Replay” */
  readonly watching: string;
  /** Someone has won. “{names} won” */
  readonly won: (this: void, names: string, you: boolean) => string;
  readonly would: {
    /** “You play again” */
    readonly again: string;
    /** “Arrow: {names-symbol}” */
    readonly arrow: (this: void, symbol: SymbolName) => string;
    /** “Arrow bonus: {name} +{points}” */
    readonly bonus: (this: void, name: string, points: number) => string;
    /** “The last walls close the town” */
    readonly close: string;
    /** “You draw a gift” */
    readonly gift: string;
    /** “…: nobody scores” */
    readonly nobody: (this: void, occasion: Occasion, feature: FeatureName) => string;
    /** “Retreat: {name} +{points}” */
    readonly retreat: (this: void, name: string, points: number) => string;
    /** “…: {names} +{points}” */
    readonly score: (this: void, occasion: Occasion, feature: FeatureName, points: number, names: string) => string;
    /** “Tower: {name} +{points}” */
    readonly tower: (this: void, name: string, points: number) => string;
    /** “{names-gift} used” */
    readonly used: (this: void, gift: GiftName) => string;
  };
  /** “You” */
  readonly you: string;
  /** “Your tile” */
  readonly yourTile: string;
  /** “Your turn” */
  readonly yourTurn: string;
  /** A text by its name, for names that are put together from data. */
  readonly say: <Name extends keyof Given>(name: Name, given: Given[Name]) => string;
}

/** What every language says where it is needed. */
export interface OnDemand {
  readonly account: {
    /** “Add a passkey” */
    readonly addPasskey: string;
    /** “Another device” */
    readonly another: string;
    /** “Take your seats and games to a phone, tablet or computer. Both devices stay signed in.” */
    readonly anotherHint: string;
    /** “Recovery code” */
    readonly byCode: string;
    /** “Sign in with this code” */
    readonly byCodeDo: string;
    /** “Still signed in elsewhere? Open “Devices & data” there and scan its QR code.” */
    readonly byLink: string;
    /** “Sign in with a passkey” */
    readonly byPasskey: string;
    /** “Cancel” */
    readonly cancel: string;
    /** “Your recovery codes” */
    readonly codes: string;
    /** “They are shown this once. Codes you had before no longer work.” */
    readonly codesOnce: string;
    /** “Copied” */
    readonly copied: string;
    /** “Copy” */
    readonly copy: string;
    /** “this device” */
    readonly current: string;
    /** “My data” */
    readonly data: string;
    /** “Download everything about me” */
    readonly download: string;
    /** “Sign out” */
    readonly end: string;
    /** “Sign out {label}” */
    readonly endOne: (this: void, label: string) => string;
    /** “Sign out everywhere else” */
    readonly endOthers: string;
    /** “Delete me” */
    readonly forget: string;
    /** “Running games are resigned. Your name and everything you wrote are erased; the games stay, without your name. This cannot be undone.” */
    readonly forgetHint: string;
    /** “Type your name to confirm: {name}” */
    readonly forgetName: (this: void, name: string) => string;
    /** “Delete me for good” */
    readonly forgetNow: string;
    /** “You are deleted. Goodbye, and thank you for playing.” */
    readonly gone: string;
    /** “Done: the other device is signed in.” */
    readonly joined: string;
    /** “Link for your other device” */
    readonly link: string;
    /** “Make new codes” */
    readonly makeCodes: string;
    /** “Show a link and a QR code” */
    readonly makeLink: string;
    /** “Passkeys need an https address with a name, which this server does not have.” */
    readonly noPasskeys: string;
    /** “Sign in with your fingerprint, face or security key. There is no password.” */
    readonly passkeyHint: string;
    /** “Passkeys” */
    readonly passkeys: string;
    /** “QR code of the link” */
    readonly qr: string;
    /** “Recovery codes” */
    readonly recovery: string;
    /** “Eight codes to print or write down. Each signs you in once.” */
    readonly recoveryHint: string;
    /** “{count} are left.” */
    readonly recoveryLeft: (this: void, count: number) => string;
    /** “Remove” */
    readonly remove: string;
    /** “Remove the passkey of {label}” */
    readonly removePasskey: (this: void, label: string) => string;
    /** “This device plays as {name} now. It will no longer; without a passkey, a code or another device {name} cannot come back.” */
    readonly replaces: (this: void, name: string) => string;
    /** “Scan this with the other device, or open the link there. It works once, for ten minutes.” */
    readonly scan: string;
    /** “Whoever opens it plays as you: do not send it to anyone else.” */
    readonly secret: string;
    /** “Signed in on” */
    readonly sessions: string;
    /** “Sign in” */
    readonly signInTitle: string;
    /** “Sign out here” */
    readonly signOut: string;
    /** “Without a passkey, a recovery code or another device you cannot come back.” */
    readonly signOutHint: string;
    /** “since …” */
    readonly since: (this: void, date: Date) => string;
    /** “This link signs this device in as one of your own.” */
    readonly take: string;
    /** “Sign in here” */
    readonly takeNow: string;
    /** “Play on here” */
    readonly takeTitle: string;
    /** “My devices and data” */
    readonly title: string;
    /** “Unknown device” */
    readonly unnamed: string;
    /** “If you lose your devices” */
    readonly ways: string;
    /** “One moment…” */
    readonly working: string;
  };
  readonly learn: {
    readonly abbeys: {
      /** “A monk waits for eight tiles around the abbey.” */
      readonly about: string;
      readonly monk: {
        /** “A monk counts the tiles around the abbey, whoever placed them.” */
        readonly done: string;
        /** “It may go there, but another cell has seven neighbors already. Find that gap.” */
        readonly hint1: string;
        /** “Now place the meeple on the abbey.” */
        readonly hint2: string;
        /** “An abbey wants tiles all around it. Place it in the gap that has the most neighbors, and place a meeple on the abbey: a monk.” */
        readonly say: string;
      };
      readonly surround: {
        /** “All eight neighbors are there: nine points, and the monk comes home.” */
        readonly done: string;
        /** “One of the eight cells is still empty, at a corner. Place the tile there.” */
        readonly hint1: string;
        /** “Place the last tile around the abbey.” */
        readonly say: string;
      };
      /** “Abbeys” */
      readonly title: string;
      readonly worth: {
        /** “{n} points: its own tile and the tiles around it.” */
        readonly done: (this: void, n: number) => string;
        /** “One cell around it is still empty. What would the monk bring if the game ended now?” */
        readonly say: string;
        /** “Count the abbey’s own tile and each tile around it, corners included.” */
        readonly wrong: string;
      };
    };
    readonly abbot: {
      /** “One more figure, which may come home early.” */
      readonly about: string;
      readonly garden: {
        /** “A garden is scored like an abbey: nine points with eight neighbors.” */
        readonly done: string;
        /** “Choose the abbot in the garden of your tile.” */
        readonly hint1: string;
        /** “This tile has a garden. Only your abbot may stand there. Place the tile and place the abbot in the garden.” */
        readonly say: string;
      };
      readonly recall: {
        /** “The garden was scored as it stands, and the abbot is ready for the next one.” */
        readonly done: string;
        /** “Place the tile so that it touches the garden’s tile, at a side or a corner.” */
        readonly hint1: string;
        /** “Now choose to take the abbot back.” */
        readonly hint2: string;
        /** “The abbot need not wait for more. Place the tile beside the garden, then take the abbot back instead of placing a meeple.” */
        readonly say: string;
      };
      /** “The Abbot” */
      readonly title: string;
      readonly worth: {
        /** “{n} points: its own tile and the tiles around it.” */
        readonly done: (this: void, n: number) => string;
        /** “Later in the game. What would the abbot in the garden bring if the game ended now?” */
        readonly say: string;
        /** “Count the garden’s own tile and each tile around it, as for an abbey.” */
        readonly wrong: string;
      };
    };
    /** “Once more” */
    readonly again: string;
    /** “Answers” */
    readonly answers: string;
    readonly arrows: {
      /** “Arrows for another turn, a pair of meeples or a meeple anywhere.” */
      readonly about: string;
      readonly again: {
        /** “You activated it, so you are the one who plays again.” */
        readonly done: string;
        /** “The arrow points at the cell above Red’s tile. Place your tile on it.” */
        readonly hint1: string;
        /** “Red’s arrow waits for a tile on the cell it points at, above. Place yours there.” */
        readonly say: string;
      };
      readonly anywhere: {
        /** “With this arrow any free, incomplete feature on the board can be claimed.” */
        readonly done: string;
        /** “The arrow points at an empty cell. Turn the tile, or place it below the start tile.” */
        readonly hint1: string;
        /** “Choose a meeple on another tile than yours.” */
        readonly hint2: string;
        /** “Now let the arrow point at a tile: it is activated. This one lets you place a meeple anywhere on the board. Place it on another tile.” */
        readonly say: string;
      };
      readonly bonus: {
        /** “An arrow that is not activated brings two points at once. It waits for a neighbor.” */
        readonly done: string;
        /** “There the arrow points at a tile and is activated. Let it point at nothing.” */
        readonly hint1: string;
        /** “Your tile carries an arrow. First place it so that the arrow points at an empty cell.” */
        readonly say: string;
      };
      /** “Anniversary arrows” */
      readonly title: string;
    };
    /** “All lessons” */
    readonly back: string;
    /** “Begin” */
    readonly begin: string;
    /** “Both of you” */
    readonly both: string;
    /** “End turn” */
    readonly check: string;
    readonly choice: {
      /** “River, abbot, arrows, inns, gifts, or The City: your choice.” */
      readonly about: string;
      /** “Which one would you like to try? Each is a short lesson of its own.” */
      readonly lead: string;
      /** “An expansion” */
      readonly title: string;
    };
    readonly city: {
      /** “A game of its own: gate, walls, guards and towers.” */
      readonly about: string;
      readonly gate: {
        /** “All walls will go on from here, to both sides.” */
        readonly done: string;
        /** “Choose a side for the gate.” */
        readonly hint1: string;
        /** “Your tile brought a scoring, so you build the gate, on any side that looks out.” */
        readonly say: string;
      };
      readonly guard: {
        /** “At the end a guard scores the buildings in the row before the wall: two points for a public one, three for a historic one.” */
        readonly done: string;
        /** “Choose one of the two ends for your wall.” */
        readonly hint1: string;
        /** “Now place a guard on your wall.” */
        readonly hint2: string;
        /** “Red has built a wall beside the gate. Build yours at one of the two ends, and place a guard on it.” */
        readonly say: string;
      };
      readonly street: {
        /** “The street is finished. From the second pile on, a scoring is followed by building.” */
        readonly done: string;
        /** “Place the tile below the street, so that it ends at the building.” */
        readonly hint1: string;
        /** “In The City only streets must match. Your traveler stands in a street; finish it with your tile.” */
        readonly say: string;
      };
      /** “The City’s walls” */
      readonly title: string;
      readonly tower: {
        /** “One point for each wall back to the gate, or to the last tower.” */
        readonly done: string;
        /** “Choose an end of the wall for the tower.” */
        readonly hint1: string;
        /** “All walls are built. Your tile brought the scoring, so you may place a tower.” */
        readonly say: string;
      };
    };
    /** “Done” */
    readonly done: string;
    /** “Something went wrong. {reason}” */
    readonly failed: (this: void, reason: string) => string;
    readonly farmers: {
      /** “They lie in the fields and are paid at the very end.” */
      readonly about: string;
      readonly farmer: {
        /** “Roads and cities are the borders of fields. Your farmer lies in the field above the road, and stays there to the end of the game.” */
        readonly done: string;
        /** “Make the road longer to the right of the start tile.” */
        readonly hint1: string;
        /** “Now choose the meeple that lies in a field.” */
        readonly hint2: string;
        /** “That field is on the other side of the road and touches no city. Take the upper one.” */
        readonly hint3: string;
        /** “This city is complete. Make the road longer on the right, then choose the lying meeple in the field that touches the city: a farmer.” */
        readonly say: string;
      };
      readonly feed: {
        /** “Nobody had a knight in it, but farmers do not mind: it is complete.” */
        readonly done: string;
        /** “The city still has a gap at the top. Close it with your tile.” */
        readonly hint1: string;
        /** “Red has begun a city beside your field. Complete it, for your farmer!” */
        readonly say: string;
      };
      readonly more: {
        /** “{n} points. Farmers are strong, but they never come home: do not send too many.” */
        readonly done: (this: void, n: number) => string;
        /** “And what is the farmer worth now?” */
        readonly say: string;
        /** “Three points for each complete city that touches the field.” */
        readonly wrong: string;
      };
      /** “Farmers” */
      readonly title: string;
      readonly worth: {
        /** “{n} points for each complete city, large or small.” */
        readonly done: (this: void, n: number) => string;
        /** “One complete city touches your field. What is the farmer worth at the end?” */
        readonly say: string;
        /** “At the end of the game each complete city that touches the field brings three points.” */
        readonly wrong: string;
      };
    };
    /** “Lesson done!” */
    readonly finished: string;
    readonly gifts: {
      /** “Help someone, and get a card.” */
      readonly about: string;
      readonly receive: {
        /** “Whoever extends what another controls receives a gift. Only you know which one.” */
        readonly done: string;
        /** “Place the tile at one of the ends of Red’s road.” */
        readonly hint1: string;
        /** “This road is Red’s. Make it longer all the same.” */
        readonly say: string;
      };
      readonly sweep: {
        /** “The incomplete road was scored at once, and your meeple holds it again.” */
        readonly done: string;
        /** “First use the Road Sweeper: choose it before the tile.” */
        readonly hint1: string;
        /** “Now place the tile at the end of the road.” */
        readonly hint2: string;
        /** “Your meeple is home again. Place it on the road once more.” */
        readonly hint3: string;
        /** “Your gift is a Road Sweeper. Before placing the tile, use it on your own road; then make the road longer and place the meeple on it again.” */
        readonly say: string;
      };
      /** “The Gifts” */
      readonly title: string;
      readonly wrapped: {
        /** “{n} points, for each gift that is still wrapped.” */
        readonly done: (this: void, n: number) => string;
        /** “You may keep the gift wrapped. What is it worth at the end of the game?” */
        readonly say: string;
        /** “A wrapped gift is worth the same whatever is in it, and it is not nothing.” */
        readonly wrong: string;
      };
    };
    /** “Continue” */
    readonly goOn: string;
    readonly inns: {
      /** “More points, more risk, and a meeple that counts twice.” */
      readonly about: string;
      readonly big: {
        /** “The big meeple counts as two. The cities will soon be one.” */
        readonly done: string;
        /** “Place the tile above the start tile.” */
        readonly hint1: string;
        /** “Choose the big meeple, in the city.” */
        readonly hint2: string;
        /** “Red has a knight on the right. Place your tile above the start tile and place your big meeple in that city.” */
        readonly say: string;
      };
      readonly inn: {
        /** “With an inn each tile brings two points. Left incomplete, the road would bring nothing.” */
        readonly done: string;
        /** “The road is not complete yet. The abbey ends it on the right.” */
        readonly hint1: string;
        /** “There is an inn on your road. Complete the road.” */
        readonly say: string;
      };
      /** “Inns & Cathedrals” */
      readonly title: string;
      readonly weight: {
        /** “Two against one: all the points are yours.” */
        readonly done: string;
        /** “Look for the cell between the two cities.” */
        readonly hint1: string;
        /** “Join the cities.” */
        readonly say: string;
      };
    };
    /** “Keys: arrows go to a spot, Enter places the tile there, R turns it, 1 to 9 choose a figure, Enter ends the turn.” */
    readonly keys: string;
    /** “Six short lessons on a real board. You do the playing.” */
    readonly lead: string;
    /** “Lesson {number}” */
    readonly lesson: (this: void, number: number) => string;
    readonly majority: {
      /** “Several players in one city: who gets the points?” */
      readonly about: string;
      readonly most: {
        /** “All points are yours, and all three knights go home, Red’s too.” */
        readonly done: string;
        /** “The gap between the three parts is where your tile belongs.” */
        readonly hint1: string;
        /** “Then place the tile.” */
        readonly say: string;
      };
      readonly occupied: {
        /** “The city was not offered to you: a feature with a figure in it is taken, however far away the figure stands.” */
        readonly done: string;
        /** “Place the tile at the top of the city.” */
        readonly hint1: string;
        /** “Choose the meeple on the road of your tile.” */
        readonly hint2: string;
        /** “Red has a knight in this city. Make the city larger with your tile, and see what you may claim. Place a meeple on the road.” */
        readonly say: string;
      };
      readonly tie: {
        /** “One knight each is a tie, and both of you get all the points.” */
        readonly done: string;
        /** “The cities are not joined yet. Look for the cell between them.” */
        readonly hint1: string;
        /** “But cities can grow together. You have a knight in one of these cities, Red in the other. Join them with your tile.” */
        readonly say: string;
      };
      /** “Scoring and majority” */
      readonly title: string;
      readonly who: {
        /** “You do. Whoever has the most figures takes all the points; the others get nothing.” */
        readonly done: string;
        /** “Here you have two knights and Red has one, each in a part of the city. Your tile joins all three parts. Who will get the points?” */
        readonly say: string;
        /** “Count the knights in the whole city: whoever has the most takes all.” */
        readonly wrong: string;
      };
    };
    /** “Next” */
    readonly next: string;
    /** “Next lesson: {title}” */
    readonly nextLesson: (this: void, title: string) => string;
    /** “Red” */
    readonly other: string;
    readonly placing: {
      /** “Every turn begins with a tile. Where may it go?” */
      readonly about: string;
      readonly city: {
        /** “Closed! The wall now runs all around this small city.” */
        readonly done: string;
        /** “It fits there, but the city stays incomplete. Try the cell above the start tile.” */
        readonly hint1: string;
        /** “The start tile has a piece of city at its top, with no wall yet. Your tile can close it. Find the cell where city meets city.” */
        readonly say: string;
      };
      readonly gap: {
        /** “Two sides had to match at once, and only one way to turn the tile did it.” */
        readonly done: string;
        /** “It fits there, but that is not the gap. Look for the cell that two roads lead to.” */
        readonly hint1: string;
        /** “The more neighbors a cell has, the more sides must match. The ring road lacks one bend: fill the gap.” */
        readonly say: string;
      };
      readonly road: {
        /** “Road met road and field met field. That is the whole rule: what touches must match.” */
        readonly done: string;
        /** “The tile fits there, field against field. But make the road longer: place it at the left or right end of the road.” */
        readonly hint1: string;
        /** “This is the start tile, and below is your first tile: a piece of road. Choose one of the marked cells so that the road goes on, then end your turn.” */
        readonly say: string;
      };
      /** “Placing tiles” */
      readonly title: string;
      readonly turning: {
        /** “Only the ways that fit are offered.” */
        readonly done: string;
        /** “That is allowed, but the road does not grow. Look for one of its two ends.” */
        readonly hint1: string;
        /** “Now a bend. Tiles may be turned: choose a cell, and choose it again to turn the tile. Make the road longer once more.” */
        readonly say: string;
      };
    };
    /** “Play a real game” */
    readonly play: string;
    /** “{done} of {all} lessons done” */
    readonly progress: (this: void, done: number, all: number) => string;
    readonly river: {
      /** “A river opens the game.” */
      readonly about: string;
      readonly bend: {
        /** “Only one way was offered: the river may not turn the same way twice in a row.” */
        readonly done: string;
        /** “Allowed, but use the left end, where the river has just turned.” */
        readonly hint1: string;
        /** “The river has turned south at its left end. Place your bend there.” */
        readonly say: string;
      };
      readonly bridge: {
        /** “The road crosses the river, and fields end at the water.” */
        readonly done: string;
        /** “Place the meeple on the road.” */
        readonly hint1: string;
        /** “Nobody stands in the river, but all the rest of the tile is yours to claim. Place the bridge and place a meeple on its road.” */
        readonly say: string;
      };
      readonly flow: {
        /** “River meets river, like everything else. All river tiles come before the others.” */
        readonly done: string;
        /** “The game begins with a source instead of the start tile. Make the river longer, at either of its ends.” */
        readonly say: string;
      };
      /** “The River” */
      readonly title: string;
    };
    readonly roadsAndCities: {
      /** “Place a meeple, complete something, score points.” */
      readonly about: string;
      readonly closeCity: {
        /** “Two points a tile and two for the shield. The knight comes home.” */
        readonly done: string;
        /** “The city still has a gap on its right. Look for the cell where your tile closes it.” */
        readonly hint1: string;
        /** “Once complete, everything in it counts double. Close the city!” */
        readonly say: string;
      };
      readonly closeRoad: {
        /** “The road is complete: one point for each tile, and your meeple is back home.” */
        readonly done: string;
        /** “That does not complete your road yet. Place the crossing at its open end.” */
        readonly hint1: string;
        /** “A crossing ends a road. The road already begins at a crossing on the left; end it on the right.” */
        readonly say: string;
      };
      readonly knight: {
        /** “Your knight holds a city of two tiles with a shield.” */
        readonly done: string;
        /** “Add the tile to the city: the cell is above the start tile.” */
        readonly hint1: string;
        /** “Now place the meeple in the city.” */
        readonly hint2: string;
        /** “A piece of city with a shield. Add it to the city at the top of the start tile, and place a meeple in the city: a knight.” */
        readonly say: string;
      };
      /** “Roads and cities” */
      readonly title: string;
      readonly traveller: {
        /** “Your traveler waits on the road until it is complete.” */
        readonly done: string;
        /** “First make the road longer: place the tile at its open end, to the right of the start tile.” */
        readonly hint1: string;
        /** “The tile is in the right place. Now choose the meeple on the road before you end your turn.” */
        readonly hint2: string;
        /** “You play Blue. Make the road longer, then place a meeple on it: choose the meeple on the road of your tile. It becomes a traveler.” */
        readonly say: string;
      };
      readonly worth: {
        /** “{n} points: an incomplete city brings one a tile and one a shield.” */
        readonly done: (this: void, n: number) => string;
        /** “It is still incomplete. If the game ended now, how many points would it bring?” */
        readonly say: string;
        /** “Not quite. An incomplete city brings one point a tile, and one for each shield.” */
        readonly wrong: string;
      };
    };
    /** “Turn the tile” */
    readonly rotate: string;
    /** “Rather read? The rules, with pictures” */
    readonly rules: string;
    /** “Show me” */
    readonly showMe: string;
    /** “Step {step} of {steps}” */
    readonly steps: (this: void, step: number, steps: number) => string;
    /** “Learn to play” */
    readonly title: string;
    /** “Try another expansion” */
    readonly tryAnother: string;
    /** “Undo” */
    readonly undo: string;
    /** “You” */
    readonly you: string;
    /** “Your tile” */
    readonly yourTile: string;
  };
  readonly rules: {
    /** “Contents” */
    readonly contents: string;
    /** “At a glance” */
    readonly groups: Readonly<Record<RulesGroup, string>>;
    /** “Go to” */
    readonly jump: string;
    /** “Short and complete, with pictures drawn by the game itself.” */
    readonly lead: string;
    /** “Rather learn by playing? Take the lessons” */
    readonly learn: string;
    /** What the link of a rule is called. “Address of rule {rule}” */
    readonly linkTo: (this: void, rule: string) => string;
    /** “Rules” */
    readonly title: string;
  };
}

/** What texts are given. */
export interface Given {
  'account-title': {  };
  'account-working': {  };
  'account-another': {  };
  'account-another-hint': {  };
  'account-make-link': {  };
  'account-scan': {  };
  'account-secret': {  };
  'account-qr': {  };
  'account-link': {  };
  'account-joined': {  };
  'account-ways': {  };
  'account-passkeys': {  };
  'account-passkey-hint': {  };
  'account-add-passkey': {  };
  'account-no-passkeys': {  };
  'account-unnamed': {  };
  'account-remove': {  };
  'account-remove-passkey': { 'label': string };
  'account-recovery': {  };
  'account-recovery-left': { 'count': number };
  'account-recovery-hint': {  };
  'account-make-codes': {  };
  'account-codes': {  };
  'account-codes-once': {  };
  'account-copy': {  };
  'account-copied': {  };
  'account-sessions': {  };
  'account-current': {  };
  'account-since': { 'date': Date };
  'account-end': {  };
  'account-end-one': { 'label': string };
  'account-end-others': {  };
  'account-sign-out': {  };
  'account-sign-out-hint': {  };
  'account-data': {  };
  'account-download': {  };
  'account-forget': {  };
  'account-forget-hint': {  };
  'account-forget-name': { 'name': string };
  'account-forget-now': {  };
  'account-gone': {  };
  'account-cancel': {  };
  'account-sign-in-title': {  };
  'account-by-passkey': {  };
  'account-by-code': {  };
  'account-by-code-do': {  };
  'account-by-link': {  };
  'account-take-title': {  };
  'account-take': {  };
  'account-replaces': { 'name': string };
  'account-take-now': {  };
  'bag-hand-title': {  };
  'bag-hand-count': { 'count': number };
  'bag-hand-others': {  };
  'bag-hand-none': {  };
  'bag-hand-keep': {  };
  'bag-hand-unwrap': { 'gift': string };
  'bag-hand-on-board': {  };
  'bag-hand-does': { 'gift': GiftName };
  'bag-inspector-state': { 'feature': FeatureName; 'complete': boolean };
  'bag-inspector-nobody': {  };
  'bag-inspector-strength': { 'name': string; 'strength': number; 'leads': boolean };
  'bag-inspector-leads': {  };
  'bag-inspector-shared': {  };
  'bag-inspector-now': {  };
  'bag-inspector-completed': { 'feature': FeatureName };
  'bag-inspector-open-cells': { 'count': number };
  'bag-inspector-chance': { 'feature': FeatureName };
  'bag-inspector-chance-of': {  };
  'bag-inspector-fits': { 'count': number };
  'bag-inspector-dead': {  };
  'bag-inspector-several': {  };
  'bag-inspector-feeds': { 'kind': FeatureName; 'count': number };
  'bag-inspector-fields': { 'kind': FeatureName; 'count': number };
  'bag-inspector-pin': {  };
  'bag-inspector-unpin': {  };
  'bag-inspector-times': { 'face': string; 'left': number };
  'bag-title': {  };
  'bag-close': {  };
  'bag-left': { 'count': number };
  'bag-draws': { 'count': number };
  'bag-printed': {  };
  'bag-printed-of': { 'face': string; 'total': number };
  'bag-piles': {  };
  'bag-pile': { 'number': number; 'left': number };
  'bag-drawn-from': {  };
  'bag-discards': { 'count': number };
  'bag-filters': {  };
  'bag-fits-cell': { 'x': number; 'y': number };
  'bag-fits-nothing': {  };
  'bag-has': {  };
  'bag-mark': { 'mark': Mark };
  'bag-sides-wanted': {  };
  'bag-side': { 'side': SideLetter; 'edge': EdgeName | null };
  'bag-clear': {  };
  'bag-list': {  };
  'bag-none': {  };
  'bag-stack': { 'sides': string; 'signs': string | null; 'left': number; 'total': number };
  'bag-odds': {  };
  'bag-choose': {  };
  'bag-chosen': { 'kinds': number; 'tiles': number };
  'bag-next': {  };
  'bag-yours': {  };
  'done-put': { 'figure': FigureName; 'feature': FeatureName | null };
  'done-recall': {  };
  'done-gate': {  };
  'done-wall': {  };
  'done-guard': {  };
  'done-tower': {  };
  'done-place': {  };
  'done-arrow': {  };
  'done-gift': { 'gift': GiftName };
  'done-none': { 'game': GameName };
  'done-abbot-only': {  };
  'done-occupied': {  };
  'end-log-turn': { 'turn': number };
  'end-log-final': {  };
  'end-log-empty': {  };
  'end-log-copy': {  };
  'end-log-copied': {  };
  'end-log-newest': {  };
  'end-log-show': { 'turn': number };
  'end-log-rule': { 'rule': string };
  'end-log-at': { 'cell': string };
  'end-title': {  };
  'end-reason': { 'reason': EndReasonName; 'sides': number };
  'end-act': { 'act': ActName };
  'end-act-of': { 'number': number; 'count': number };
  'end-skip': {  };
  'end-skip-all': {  };
  'end-skip-hint': {  };
  'end-again': {  };
  'end-winner': { 'names': string; 'count': number; 'you': boolean };
  'end-table': {  };
  'end-total': {  };
  'end-total-of': { 'name': string; 'points': number };
  'end-cell': { 'name': string; 'category': Category; 'phase': Phase; 'points': number };
  'end-light-hint': {  };
  'end-rematch': {  };
  'end-replay': {  };
  'end-share': {  };
  'end-new-game': {  };
  'end-fold': {  };
  'end-unfold': {  };
  'event-begins': {  };
  'event-boxed': {  };
  'event-spare-returned': {  };
  'event-gift-received': {  };
  'event-deck-refilled': {  };
  'event-another-turn': {  };
  'event-went-home': {  };
  'event-rim-closed': {  };
  'event-laid': { 'cell': string };
  'event-activated': { 'symbol': SymbolName };
  'event-bonus': { 'points': number };
  'event-unwrapped': { 'gift': GiftName };
  'event-retreated': { 'left': number; 'points': number };
  'event-put': { 'figure': FigureName; 'feature': FeatureName };
  'event-moved': { 'figure': FigureName; 'feature': FeatureName };
  'event-scored': { 'occasion': Occasion; 'feature': FeatureName; 'sum': string | null; 'points': number };
  'event-unowned': { 'occasion': Occasion; 'feature': FeatureName };
  'event-gifts-left': { 'gifts': number; 'points': number };
  'event-gate': { 'side': SideLetter };
  'event-wall': { 'side': SideLetter };
  'event-guard': { 'side': SideLetter };
  'event-tower': { 'walls': number; 'points': number };
  'event-won': { 'count': number };
  'game-language': {  };
  'game-title': {  };
  'game-new-game': {  };
  'game-my-games': {  };
  'game-learn-to-play': {  };
  'game-rules-page': {  };
  'game-pages': {  };
  'game-loading': {  };
  'game-failed': { 'reason': string };
  'game-you': {  };
  'game-bot': { 'level': string; 'style': string | null };
  'game-player': { 'number': number };
  'game-warn.free': { 'feature': FeatureName; 'points': number };
  'game-warn.last': { 'game': GameName };
  'game-boxed': {  };
  'game-pass.title': { 'name': string };
  'game-pass.why': {  };
  'game-pass.ready': {  };
  'game-watching': {  };
  'game-unsaved': {  };
  'game-board': {  };
  'game-tools': {  };
  'game-fit': {  };
  'game-show-last': {  };
  'game-overlays.none': {  };
  'game-overlays.fields': {  };
  'game-overlays.owners': {  };
  'game-overlays.ends': {  };
  'game-overlays.dead': {  };
  'game-legends.fields': {  };
  'game-legends.homes': {  };
  'game-legends.owners': {  };
  'game-legends.ends': {  };
  'game-legends.dead': {  };
  'game-panels.log': {  };
  'game-panels.bag': {  };
  'game-panels.hand': {  };
  'game-panels.chat': {  };
  'game-panels.table': {  };
  'game-panels.share': {  };
  'game-panels.keys': {  };
  'game-panels.command': {  };
  'game-panels.settings': {  };
  'game-panels.feature': {  };
  'game-more-tools': {  };
  'game-close': {  };
  'game-players': {  };
  'game-to-play': {  };
  'game-projected': {  };
  'game-supply': { 'count': number; 'figure': FigureName; 'game': GameName };
  'game-gift-count': { 'count': number };
  'game-in-all': { 'points': number };
  'game-panel-tabs': {  };
  'game-tiles-left': { 'count': number };
  'game-turn-of': { 'name': string };
  'game-your-turn': {  };
  'game-place-tile': { 'tiles': number; 'spots': number | null };
  'game-thinking': { 'name': string };
  'game-place-figure': { 'figure': FigureName | null; 'game': GameName; 'far': boolean; 'recall': boolean };
  'game-take-back': {  };
  'game-steps': { 'step': StepToDo };
  'game-or-else': { 'what': string; 'end': EndName };
  'game-choose-one': {  };
  'game-ready': { 'done': string; 'end': EndName };
  'game-endings.turn': {  };
  'game-endings.second': {  };
  'game-endings.on': {  };
  'game-gains': { 'name': string; 'points': number };
  'game-your-tile': {  };
  'game-rotate-left': {  };
  'game-rotate-right': {  };
  'game-undo': {  };
  'game-none': {  };
  'game-recall': {  };
  'game-arrow': { 'symbol': SymbolName };
  'game-arrow-alone': {  };
  'game-put-figure': { 'figure': FigureName; 'feature': FeatureName | null };
  'game-use-gift': { 'gift': GiftName };
  'game-unwrap': { 'gift': GiftName };
  'game-piece': { 'piece': PieceWord; 'side': SideLetter };
  'game-won': { 'names': string; 'you': boolean };
  'game-tied': { 'names': string };
  'game-log': {  };
  'game-inspector': {  };
  'game-now': {  };
  'game-open-cells': {  };
  'game-fits': {  };
  'game-nobody': {  };
  'game-one': { 'figure': FigureName | null; 'game': GameName };
  'game-hint': { 'hint': HintName; 'game': GameName };
  'help-acts-placing.spot': {  };
  'help-acts-placing.pin': {  };
  'help-acts-placing.turn': {  };
  'help-acts-placing.figure': {  };
  'help-acts-placing.none': {  };
  'help-acts-placing.commit': {  };
  'help-acts-placing.back': {  };
  'help-acts-looking.fit': {  };
  'help-acts-looking.last': {  };
  'help-acts-looking.again': {  };
  'help-acts-looking.pan': {  };
  'help-acts-looking.zoom': {  };
  'help-acts-looking.fields': {  };
  'help-acts-looking.owners': {  };
  'help-acts-looking.ends': {  };
  'help-acts-looking.dead': {  };
  'help-acts-looking.coordinates': {  };
  'help-acts-history.turn': {  };
  'help-acts-history.scoring': {  };
  'help-acts-history.first': {  };
  'help-acts-history.live': {  };
  'help-acts-history.play': {  };
  'help-acts-reading.cursor': {  };
  'help-acts-reading.region': {  };
  'help-acts-reading.inspect': {  };
  'help-acts-reading.bag': {  };
  'help-acts-reading.player': {  };
  'help-acts-reading.command': {  };
  'help-acts-reading.chat': {  };
  'help-acts-reading.sound': {  };
  'help-acts-reading.keys': {  };
  'help-command-title': {  };
  'help-command-input': {  };
  'help-command-send': {  };
  'help-command-placeholder': {  };
  'help-command-hint': {  };
  'help-command-log': {  };
  'help-command-proposed': { 'action': string };
  'help-command-can-commit': {  };
  'help-command-committed': {  };
  'help-command-cannot-commit': {  };
  'help-command-undone': {  };
  'help-command-nothing-to-undo': {  };
  'help-command-not-you': {  };
  'help-command-no-match': { 'typed': string };
  'help-command-several': { 'moves': string };
  'help-command-more': { 'count': number };
  'help-command-no-aid': {  };
  'help-command-nothing': {  };
  'help-command-legal': { 'count': number; 'moves': string };
  'help-command-none': {  };
  'help-command-score': { 'name': string; 'score': number; 'projected': number | null };
  'help-command-bag': { 'left': number; 'faces': string };
  'help-command-by': { 'who': string; 'text': string };
  'help-command-no-tile': { 'x': number; 'y': number };
  'help-command-region': { 'feature': FeatureName; 'complete': boolean; 'tiles': number };
  'help-command-worth': { 'now': number; 'then': string; 'feature': FeatureName };
  'help-command-done': { 'points': number };
  'help-command-figures': { 'name': string; 'strength': number };
  'help-command-empty': {  };
  'help-command-open': { 'count': number };
  'help-command-word': { 'question': QuestionName };
  'help-command-means': { 'question': QuestionName };
  'help-close': {  };
  'help-keys': {  };
  'help-groups.placing': {  };
  'help-groups.looking': {  };
  'help-groups.history': {  };
  'help-groups.reading': {  };
  'help-key-names.arrows': {  };
  'help-key-names.enter': {  };
  'help-key-names.space': {  };
  'help-key-names.escape': {  };
  'help-key-names.shift': {  };
  'help-key-names.control': {  };
  'help-key-names.home': {  };
  'help-key-names.end': {  };
  'help-key-names.to': {  };
  'history-scrubber': {  };
  'history-turn-of': { 'turn': number; 'turns': number };
  'history-turn': { 'turn': number };
  'history-start': {  };
  'history-start-short': {  };
  'history-score-of': { 'name': string; 'score': number };
  'history-first': {  };
  'history-previous': {  };
  'history-play': {  };
  'history-pause': {  };
  'history-next': {  };
  'history-last': {  };
  'history-speed': { 'times': number };
  'history-times': { 'times': number };
  'history-live': {  };
  'history-back-to-live': {  };
  'history-look-back': {  };
  'history-branch': {  };
  'history-branch-hint': {  };
  'history-player': { 'number': number };
  'history-share': {  };
  'history-share-title': {  };
  'history-share-move': { 'turn': number };
  'history-share-start': {  };
  'history-copy-link': {  };
  'history-copy-hint': {  };
  'history-copied': {  };
  'history-copy-by-hand': {  };
  'history-share-elsewhere': {  };
  'history-download-log': {  };
  'history-log-hint': {  };
  'history-download-png': {  };
  'history-download-svg': {  };
  'history-not-done': {  };
  'history-problem': { 'problem': GameProblem; 'line': number | null };
  'layout-new': {  };
  'layout-games': {  };
  'layout-online': {  };
  'layout-more': {  };
  'layout-menu': {  };
  'layout-back': {  };
  'layout-gifts': { 'count': number };
  'layout-rotate': {  };
  'layout-history': {  };
  'layout-tools.fit': {  };
  'layout-tools.last': {  };
  'layout-tools.fields': {  };
  'layout-tools.owners': {  };
  'layout-tools.ends': {  };
  'layout-tools.dead': {  };
  'layout-tools.bag': {  };
  'layout-tools.log': {  };
  'layout-tools.hand': {  };
  'layout-tools.chat': {  };
  'layout-tools.table': {  };
  'layout-tools.share': {  };
  'layout-tools.keys': {  };
  'learn-abbeys-title': {  };
  'learn-abbeys-about': {  };
  'learn-abbeys-monk.say': {  };
  'learn-abbeys-monk.hint-1': {  };
  'learn-abbeys-monk.hint-2': {  };
  'learn-abbeys-monk.done': {  };
  'learn-abbeys-worth.say': {  };
  'learn-abbeys-worth.wrong': {  };
  'learn-abbeys-worth.done': { 'n': number };
  'learn-abbeys-surround.say': {  };
  'learn-abbeys-surround.hint-1': {  };
  'learn-abbeys-surround.done': {  };
  'learn-abbot-title': {  };
  'learn-abbot-about': {  };
  'learn-abbot-garden.say': {  };
  'learn-abbot-garden.hint-1': {  };
  'learn-abbot-garden.done': {  };
  'learn-abbot-worth.say': {  };
  'learn-abbot-worth.wrong': {  };
  'learn-abbot-worth.done': { 'n': number };
  'learn-abbot-recall.say': {  };
  'learn-abbot-recall.hint-1': {  };
  'learn-abbot-recall.hint-2': {  };
  'learn-abbot-recall.done': {  };
  'learn-arrows-title': {  };
  'learn-arrows-about': {  };
  'learn-arrows-bonus.say': {  };
  'learn-arrows-bonus.hint-1': {  };
  'learn-arrows-bonus.done': {  };
  'learn-arrows-anywhere.say': {  };
  'learn-arrows-anywhere.hint-1': {  };
  'learn-arrows-anywhere.hint-2': {  };
  'learn-arrows-anywhere.done': {  };
  'learn-arrows-again.say': {  };
  'learn-arrows-again.hint-1': {  };
  'learn-arrows-again.done': {  };
  'learn-city-title': {  };
  'learn-city-about': {  };
  'learn-city-street.say': {  };
  'learn-city-street.hint-1': {  };
  'learn-city-street.done': {  };
  'learn-city-gate.say': {  };
  'learn-city-gate.hint-1': {  };
  'learn-city-gate.done': {  };
  'learn-city-guard.say': {  };
  'learn-city-guard.hint-1': {  };
  'learn-city-guard.hint-2': {  };
  'learn-city-guard.done': {  };
  'learn-city-tower.say': {  };
  'learn-city-tower.hint-1': {  };
  'learn-city-tower.done': {  };
  'learn-farmers-title': {  };
  'learn-farmers-about': {  };
  'learn-farmers-farmer.say': {  };
  'learn-farmers-farmer.hint-1': {  };
  'learn-farmers-farmer.hint-2': {  };
  'learn-farmers-farmer.hint-3': {  };
  'learn-farmers-farmer.done': {  };
  'learn-farmers-worth.say': {  };
  'learn-farmers-worth.wrong': {  };
  'learn-farmers-worth.done': { 'n': number };
  'learn-farmers-feed.say': {  };
  'learn-farmers-feed.hint-1': {  };
  'learn-farmers-feed.done': {  };
  'learn-farmers-more.say': {  };
  'learn-farmers-more.wrong': {  };
  'learn-farmers-more.done': { 'n': number };
  'learn-gifts-title': {  };
  'learn-gifts-about': {  };
  'learn-gifts-receive.say': {  };
  'learn-gifts-receive.hint-1': {  };
  'learn-gifts-receive.done': {  };
  'learn-gifts-wrapped.say': {  };
  'learn-gifts-wrapped.wrong': {  };
  'learn-gifts-wrapped.done': { 'n': number };
  'learn-gifts-sweep.say': {  };
  'learn-gifts-sweep.hint-1': {  };
  'learn-gifts-sweep.hint-2': {  };
  'learn-gifts-sweep.hint-3': {  };
  'learn-gifts-sweep.done': {  };
  'learn-inns-title': {  };
  'learn-inns-about': {  };
  'learn-inns-inn.say': {  };
  'learn-inns-inn.hint-1': {  };
  'learn-inns-inn.done': {  };
  'learn-inns-big.say': {  };
  'learn-inns-big.hint-1': {  };
  'learn-inns-big.hint-2': {  };
  'learn-inns-big.done': {  };
  'learn-inns-weight.say': {  };
  'learn-inns-weight.hint-1': {  };
  'learn-inns-weight.done': {  };
  'learn-majority-title': {  };
  'learn-majority-about': {  };
  'learn-majority-occupied.say': {  };
  'learn-majority-occupied.hint-1': {  };
  'learn-majority-occupied.hint-2': {  };
  'learn-majority-occupied.done': {  };
  'learn-majority-tie.say': {  };
  'learn-majority-tie.hint-1': {  };
  'learn-majority-tie.done': {  };
  'learn-majority-who.say': {  };
  'learn-majority-who.wrong': {  };
  'learn-majority-who.done': {  };
  'learn-majority-most.say': {  };
  'learn-majority-most.hint-1': {  };
  'learn-majority-most.done': {  };
  'learn-placing-title': {  };
  'learn-placing-about': {  };
  'learn-placing-road.say': {  };
  'learn-placing-road.hint-1': {  };
  'learn-placing-road.done': {  };
  'learn-placing-turning.say': {  };
  'learn-placing-turning.hint-1': {  };
  'learn-placing-turning.done': {  };
  'learn-placing-city.say': {  };
  'learn-placing-city.hint-1': {  };
  'learn-placing-city.done': {  };
  'learn-placing-gap.say': {  };
  'learn-placing-gap.hint-1': {  };
  'learn-placing-gap.done': {  };
  'learn-river-title': {  };
  'learn-river-about': {  };
  'learn-river-flow.say': {  };
  'learn-river-flow.done': {  };
  'learn-river-bend.say': {  };
  'learn-river-bend.hint-1': {  };
  'learn-river-bend.done': {  };
  'learn-river-bridge.say': {  };
  'learn-river-bridge.hint-1': {  };
  'learn-river-bridge.done': {  };
  'learn-roads_and_cities-title': {  };
  'learn-roads_and_cities-about': {  };
  'learn-roads_and_cities-traveller.say': {  };
  'learn-roads_and_cities-traveller.hint-1': {  };
  'learn-roads_and_cities-traveller.hint-2': {  };
  'learn-roads_and_cities-traveller.done': {  };
  'learn-roads_and_cities-close-road.say': {  };
  'learn-roads_and_cities-close-road.hint-1': {  };
  'learn-roads_and_cities-close-road.done': {  };
  'learn-roads_and_cities-knight.say': {  };
  'learn-roads_and_cities-knight.hint-1': {  };
  'learn-roads_and_cities-knight.hint-2': {  };
  'learn-roads_and_cities-knight.done': {  };
  'learn-roads_and_cities-worth.say': {  };
  'learn-roads_and_cities-worth.wrong': {  };
  'learn-roads_and_cities-worth.done': { 'n': number };
  'learn-roads_and_cities-close-city.say': {  };
  'learn-roads_and_cities-close-city.hint-1': {  };
  'learn-roads_and_cities-close-city.done': {  };
  'learn-title': {  };
  'learn-lead': {  };
  'learn-begin': {  };
  'learn-go-on': {  };
  'learn-again': {  };
  'learn-done': {  };
  'learn-progress': { 'done': number; 'all': number };
  'learn-lesson': { 'number': number };
  'learn-choice.title': {  };
  'learn-choice.about': {  };
  'learn-choice.lead': {  };
  'learn-rules': {  };
  'learn-steps': { 'step': number; 'steps': number };
  'learn-back': {  };
  'learn-next': {  };
  'learn-show-me': {  };
  'learn-undo': {  };
  'learn-check': {  };
  'learn-rotate': {  };
  'learn-your-tile': {  };
  'learn-you': {  };
  'learn-other': {  };
  'learn-both': {  };
  'learn-answers': {  };
  'learn-keys': {  };
  'learn-finished': {  };
  'learn-next-lesson': { 'title': string };
  'learn-play': {  };
  'learn-try-another': {  };
  'learn-failed': { 'reason': string };
  'lost-game.title': {  };
  'lost-game.line': {  };
  'lost-page.title': {  };
  'lost-page.line': {  };
  'lost-other': {  };
  'lost-play': {  };
  'lost-retry': {  };
  'names-game': { 'game': GameName };
  'names-figure': { 'figure': FigureName; 'game': GameName };
  'names-meeple': { 'game': GameName };
  'names-role-of': { 'figure': FigureName; 'feature': FeatureName | null };
  'names-figure-on': { 'figure': FigureName; 'feature': FeatureName | null };
  'names-feature': { 'feature': FeatureName };
  'names-on-feature': { 'feature': FeatureName };
  'names-completed': { 'feature': FeatureName };
  'names-incomplete': { 'feature': FeatureName };
  'names-scored': { 'occasion': Occasion; 'feature': FeatureName };
  'names-counted': { 'what': Counted; 'count': number };
  'names-term': { 'what': Counted; 'count': number; 'each': number; 'feature': FeatureName };
  'names-tiles': { 'count': number };
  'names-points': { 'points': number };
  'names-gain': { 'points': number };
  'names-list-end': { 'before': string; 'last': string };
  'names-list-middle': { 'before': string; 'next': string };
  'names-gift': { 'gift': GiftName };
  'names-symbol': { 'symbol': SymbolName };
  'names-symbol-does': { 'symbol': SymbolName };
  'names-cell': { 'x': number; 'y': number };
  'names-side': { 'side': SideLetter };
  'names-at-side': { 'side': SideLetter };
  'names-edge': { 'edge': EdgeName };
  'names-sign': { 'sign': Sign };
  'names-goods': { 'goods': GoodsName };
  'names-level': { 'level': string };
  'names-style': { 'style': string | null };
  'names-bot': { 'level': string; 'style': string | null };
  'names-category': { 'category': Category };
  'names-phase': { 'phase': Phase };
  'names-fact': { 'fact': FactName; 'game': GameName };
  'online-play': {  };
  'online-short': {  };
  'online-badge': { 'count': number };
  'online-title-turn': { 'count': number; 'title': string };
  'online-unreachable': {  };
  'online-problems': { 'code': Code };
  'online-place': {  };
  'online-places.here': {  };
  'online-places.online': {  };
  'online-me': {  };
  'online-open': {  };
  'online-open-line': {  };
  'online-me-line': {  };
  'online-create': {  };
  'online-creating': {  };
  'online-terms': {  };
  'online-name': {  };
  'online-name-placeholder': {  };
  'online-name-hint': {  };
  'online-devices': {  };
  'online-sign-in': {  };
  'online-change-name': {  };
  'online-play-as': { 'name': string };
  'online-save': {  };
  'online-cancel': {  };
  'online-table-title': {  };
  'online-title-hint': {  };
  'online-clock': {  };
  'online-clocks.none': {  };
  'online-clocks.move': {  };
  'online-clocks.game': {  };
  'online-clocks.days': {  };
  'online-clock-line.none': {  };
  'online-clock-line.move': {  };
  'online-clock-line.game': {  };
  'online-clock-line.days': {  };
  'online-per-move': {  };
  'online-per-game': {  };
  'online-increment': {  };
  'online-span': { 'count': number; 'unit': TimeUnit };
  'online-units.day': {  };
  'online-units.hour': {  };
  'online-days': { 'count': number };
  'online-no-increment': {  };
  'online-more': { 'time': string };
  'online-late': {  };
  'online-lates': { 'late': Late };
  'online-late-line': { 'late': Late };
  'online-visible': {  };
  'online-visibles.private': {  };
  'online-visibles.public': {  };
  'online-visible-line.private': {  };
  'online-visible-line.public': {  };
  'online-in-words.none': {  };
  'online-in-words.move': { 'time': string };
  'online-in-words.game': { 'time': string; 'increment': string | null };
  'online-in-words.days': { 'days': string };
  'online-lobby': {  };
  'online-invite': {  };
  'online-invite-hint': {  };
  'online-choose': {  };
  'online-mine': {  };
  'online-open-tables': {  };
  'online-running': {  };
  'online-past': {  };
  'online-no-mine': {  };
  'online-no-open': {  };
  'online-no-open-hint': {  };
  'online-no-running': {  };
  'online-quiet': {  };
  'online-open-for': { 'count': number };
  'online-join': {  };
  'online-look': {  };
  'online-watch': {  };
  'online-go': {  };
  'online-back': {  };
  'online-replay': {  };
  'online-your-turn': {  };
  'online-turn-of': { 'name': string };
  'online-waiting-players': {  };
  'online-over': {  };
  'online-closed': {  };
  'online-time-left': { 'time': string };
  'online-notify': {  };
  'online-notify-denied': {  };
  'online-table-of': { 'name': string };
  'online-seat-open': {  };
  'online-room': {  };
  'online-host': {  };
  'online-you': {  };
  'online-away': {  };
  'online-here': {  };
  'online-ready': {  };
  'online-not-ready': {  };
  'online-bot-ready': {  };
  'online-program': {  };
  'online-link': {  };
  'online-link-hint': {  };
  'online-copy': {  };
  'online-copied': {  };
  'online-share': {  };
  'online-copy-by-hand': {  };
  'online-seats': {  };
  'online-sit': {  };
  'online-sit-down': {  };
  'online-stand': {  };
  'online-seat-bot': {  };
  'online-seat-bot-on': { 'seat': number };
  'online-ask-to-leave': { 'name': string };
  'online-send-bot-away': { 'name': string };
  'online-im-ready': {  };
  'online-not-yet': {  };
  'online-wait-seats': { 'count': number };
  'online-wait-ready': { 'names': string; 'count': number };
  'online-waits-for-you': {  };
  'online-all-ready': {  };
  'online-begins': {  };
  'online-full': {  };
  'online-come-in': {  };
  'online-welcome-any': {  };
  'online-welcome': { 'host': string };
  'online-welcome-watch': {  };
  'online-close-table': {  };
  'online-close-sure': {  };
  'online-was-closed': {  };
  'online-to-lobby': {  };
  'online-agreed': {  };
  'online-help-agreed': {  };
  'online-fair': {  };
  'online-fair-line': {  };
  'online-fingerprint': {  };
  'online-verify': {  };
  'online-verifying': {  };
  'online-verified': { 'draws': number };
  'online-not-verified': {  };
  'online-cannot-verify': {  };
  'online-nonce-of': { 'seat': number };
  'online-seed-told': {  };
  'online-chat': {  };
  'online-chat-empty': {  };
  'online-chat-label': {  };
  'online-send': {  };
  'online-unread': { 'count': number };
  'online-spectator': {  };
  'online-states.connecting': {  };
  'online-states.live': {  };
  'online-states.lost': {  };
  'online-states.gone': {  };
  'online-states-short.connecting': {  };
  'online-states-short.live': {  };
  'online-states-short.lost': {  };
  'online-states-short.gone': {  };
  'online-watchers': { 'count': number };
  'online-you-watch': {  };
  'online-waiting-for': { 'name': string };
  'online-bot-for': { 'name': string };
  'online-skipped': { 'name': string };
  'online-sending': {  };
  'online-sending-lost': {  };
  'online-clock-of': { 'time': string };
  'online-low': {  };
  'online-late-mark': { 'late': Late };
  'online-late-told': { 'late': Late };
  'online-resigned-mark': {  };
  'online-im-back': {  };
  'online-late-you': { 'late': Late };
  'online-table': {  };
  'online-undo': {  };
  'online-undo-hint': {  };
  'online-abandon': {  };
  'online-abandon-hint': {  };
  'online-resign': {  };
  'online-resign-sure': {  };
  'online-yes': {  };
  'online-yes-close': {  };
  'online-no': {  };
  'online-asks.undo': { 'name': string };
  'online-asks.abandon': { 'name': string };
  'online-asked': { 'request': RequestKind };
  'online-waits-for': { 'names': string };
  'online-agree': {  };
  'online-decline': {  };
  'online-withdraw': {  };
  'online-abandoned': {  };
  'online-won-by-resigning': { 'names': string; 'you': boolean };
  'online-won-on-time': { 'names': string; 'you': boolean };
  'online-standing': {  };
  'online-late-in-game': { 'names': string };
  'online-join-rematch': {  };
  'peace-about': { 'name': string };
  'peace-mute': {  };
  'peace-mute-hint': {  };
  'peace-unmute': {  };
  'peace-block': {  };
  'peace-block-hint': {  };
  'peace-unblock': {  };
  'peace-unsaid': {  };
  'peace-report': {  };
  'peace-report-hint': {  };
  'peace-states': { 'relation': RelationKind };
  'peace-report-title': { 'name': string };
  'peace-reason': {  };
  'peace-reasons': { 'reason': Reason };
  'peace-text': {  };
  'peace-sent': {  };
  'peace-send': {  };
  'peace-sending': {  };
  'peace-thanks': {  };
  'peace-back': {  };
  'peace-done': {  };
  'peace-people': {  };
  'peace-list': {  };
  'peace-list-empty': {  };
  'peace-kinds': { 'relation': RelationKind };
  'peace-undo': { 'name': string };
  'peace-undo-short': {  };
  'peace-until': { 'date': Date };
  'peace-talk': {  };
  'peace-talks': { 'talk': Talk };
  'peace-talk-line': { 'talk': Talk };
  'peace-talk-agreed': { 'talk': Talk };
  'peace-game': {  };
  'peace-games.all': {  };
  'peace-games.classic': {  };
  'peace-games.city': {  };
  'peace-pace': {  };
  'peace-paces.all': {  };
  'peace-paces.none': {  };
  'peace-paces.live': {  };
  'peace-paces.post': {  };
  'peace-show-more': {  };
  'peace-none-such': {  };
  'peace-none-such-hint': {  };
  'peace-show-all': {  };
  'refusal-game-over': {  };
  'refusal-not-your-turn': { 'name': string };
  'refusal-chance-pending': {  };
  'refusal-nothing-to-draw': {  };
  'refusal-wrong-step': { 'step': Step };
  'refusal-not-in-hand': { 'face': string };
  'refusal-none-left': { 'face': string };
  'refusal-not-in-deck': {  };
  'refusal-no-such-seat': { 'number': number };
  'refusal-cell-taken': { 'cell': string };
  'refusal-detached': {  };
  'refusal-edge-mismatch': { 'side': SideLetter };
  'refusal-street-mismatch': { 'side': SideLetter };
  'refusal-fits-no-way': {  };
  'refusal-river-not-continued': {  };
  'refusal-river-end-lost': {  };
  'refusal-river-u-turn': {  };
  'refusal-river-toward-river': {  };
  'refusal-not-in-the-middle': {  };
  'refusal-beyond-the-wall': {  };
  'refusal-breaks-the-run': {  };
  'refusal-no-tile': { 'cell': string };
  'refusal-no-such-part': { 'cell': string };
  'refusal-arrow-not-touched': { 'cell': string };
  'refusal-none-in-supply': { 'figure': FigureName };
  'refusal-no-follower': {  };
  'refusal-resting': {  };
  'refusal-wrong-figure': { 'figure': FigureName };
  'refusal-no-farmers': {  };
  'refusal-not-on-new-tile': {  };
  'refusal-occupied': {  };
  'refusal-complete': {  };
  'refusal-finished': {  };
  'refusal-nothing-to-pair': {  };
  'refusal-no-abbot-to-recall': {  };
  'refusal-abbot-just-placed': {  };
  'refusal-no-such-gift': { 'gift': GiftName };
  'refusal-gift-already-unwrapped': {  };
  'refusal-no-second-tile': {  };
  'refusal-no-abbey': { 'cell': string };
  'refusal-abbey-complete': { 'cell': string };
  'refusal-no-road-to-sweep': {  };
  'refusal-retreat-from-garden': {  };
  'refusal-no-figure-there': {  };
  'refusal-no-change': {  };
  'refusal-complete-to-stand-in': {  };
  'refusal-not-on-the-rim': {  };
  'refusal-not-next-to-an-end': {  };
  'refusal-not-the-wall': {  };
  'refusal-guarded-opposite': {  };
  'refusal-no-tower': {  };
  'refusal-not-an-end': {  };
  'rules-title': {  };
  'rules-contents': {  };
  'rules-jump': {  };
  'rules-lead': {  };
  'rules-learn': {  };
  'rules-link-to': { 'rule': string };
  'rules-groups': { 'group': RulesGroup };
  'scene-cell-at': { 'x': number; 'y': number };
  'scene-cell-edge': { 'edge': EdgeName; 'sides': string | null };
  'scene-cell-figure': { 'name': string; 'figure': FigureName; 'game': GameName };
  'scene-cell-empty': {  };
  'scene-cell-fits': { 'ways': number };
  'scene-cell-proposed': {  };
  'scene-cell-laid-by': { 'name': string };
  'scene-target-now': { 'points': number };
  'scene-target-closed': { 'points': string; 'feature': FeatureName };
  'scene-target-at-least': { 'points': number };
  'scene-target-worth': { 'points': number };
  'scene-kind': {  };
  'scene-hint': {  };
  'scene-back-to-last': {  };
  'scene-gap': { 'left': number };
  'settings-title': {  };
  'settings-language': {  };
  'settings-theme': {  };
  'settings-themes.auto': {  };
  'settings-themes.light': {  };
  'settings-themes.dark': {  };
  'settings-themes.contrast': {  };
  'settings-tiles': {  };
  'settings-drawings.illustrated': {  };
  'settings-drawings.schematic': {  };
  'settings-pace': {  };
  'settings-paces.instant': {  };
  'settings-paces.brisk': {  };
  'settings-paces.calm': {  };
  'settings-confirm': {  };
  'settings-confirms.always': {  };
  'settings-confirms.never': {  };
  'settings-confirm-hints.always': {  };
  'settings-confirm-hints.never': {  };
  'settings-sound': {  };
  'settings-sound-key': {  };
  'settings-coordinates': {  };
  'settings-coordinates-key': {  };
  'settings-update.ready': {  };
  'settings-update.reload': {  };
  'settings-update.later': {  };
  'setup-otherwise-title': {  };
  'setup-otherwise-hint': { 'chosen': number };
  'setup-otherwise-line': {  };
  'setup-otherwise-read': { 'list': string };
  'setup-otherwise-readings.name': { 'reading': ReadingName };
  'setup-otherwise-readings.short': { 'reading': ReadingName };
  'setup-otherwise-readings.line': { 'reading': ReadingName };
  'setup-title': {  };
  'setup-quickly': {  };
  'setup-tiles': {  };
  'setup-tiles-line': { 'title': string };
  'setup-quick': { 'quick': Quick };
  'setup-game': {  };
  'setup-edition': {  };
  'setup-editions.name': { 'edition': Edition };
  'setup-editions.line': { 'edition': Edition };
  'setup-expansion': {  };
  'setup-expansions.name': { 'expansion': Expansion };
  'setup-expansions.short': { 'expansion': Expansion };
  'setup-expansions.line': { 'expansion': Expansion };
  'setup-option': {  };
  'setup-farmers.name': {  };
  'setup-farmers.line': {  };
  'setup-guards.name': {  };
  'setup-guards.line': {  };
  'setup-seats': {  };
  'setup-seat': { 'number': number };
  'setup-who': { 'number': number };
  'setup-person': {  };
  'setup-bots': {  };
  'setup-bot': { 'level': string };
  'setup-levels': { 'level': Level };
  'setup-name': { 'number': number };
  'setup-style': { 'number': number };
  'setup-all-round': {  };
  'setup-in-style': { 'style': string };
  'setup-styles.name': { 'style': Style };
  'setup-styles.line': { 'style': Style };
  'setup-color': { 'number': number; 'color': string };
  'setup-choose-color': { 'number': number };
  'setup-earlier': { 'name': string };
  'setup-remove': { 'name': string };
  'setup-add': {  };
  'setup-shuffle.name': {  };
  'setup-shuffle.line': {  };
  'setup-help': {  };
  'setup-presets.name': { 'preset': PresetName };
  'setup-presets.line': { 'preset': PresetName };
  'setup-aids.spots': {  };
  'setup-aids.preview': {  };
  'setup-aids.projection': {  };
  'setup-aids.overlays': {  };
  'setup-aids.frontier': {  };
  'setup-aids.bag': {  };
  'setup-aids.warnings': {  };
  'setup-aid-on': {  };
  'setup-aid-off': {  };
  'setup-start': {  };
  'setup-summary': { 'what': string; 'who': string; 'tiles': number | null };
  'setup-stand-ins': { 'set': string; 'pieces': number; 'unknown': number | null };
  'setup-not-known': { 'tiles': string };
  'setup-edited': { 'edition': Edition };
  'setup-with': { 'list': string };
  'setup-without-farmers': {  };
  'setup-with-guards': {  };
  'setup-you': {  };
  'setup-against': { 'one': string; 'others': string };
  'setup-watching': { 'bots': string };
  'setup-problems.players': { 'game': GameName };
  'setup-problems.sixth': {  };
  'setup-problems.other': {  };
  'setup-fixes.fewer': { 'count': number };
  'setup-fixes.inns': {  };
  'setup-color-name': { 'color': string };
  'setup-of-set': { 'set': string };
  'setup-no-clock': {  };
  'setup-game-lines': { 'game': GameName };
  'shelf-running': {  };
  'shelf-past': {  };
  'shelf-plain.classic': {  };
  'shelf-plain.city': {  };
  'shelf-resume': {  };
  'shelf-replay': {  };
  'shelf-result': {  };
  'shelf-remove': {  };
  'shelf-removed': {  };
  'shelf-winner': {  };
  'shelf-load': {  };
  'shelf-just-now': {  };
  'shelf-empty': {  };
  'shelf-start': {  };
  'shelf-drop-hint': {  };
  'shelf-drop-here': {  };
  'shelf-dismiss': {  };
  'tiles-quoted': { 'name': string };
  'tiles-played-with': { 'sets': string };
  'tiles-set': {  };
  'tiles-digest': {  };
  'tiles-own': {  };
  'tiles-own-hint': {  };
  'tiles-own-line': {  };
  'tiles-online-hint': {  };
  'tiles-online-line': {  };
  'tiles-load': {  };
  'tiles-drop-hint': {  };
  'tiles-drop-here': {  };
  'tiles-part': { 'part': string };
  'tiles-about': { 'part': string; 'count': number; 'name': string; 'digest': string };
  'tiles-remove': { 'name': string };
  'tiles-removed': { 'name': string };
  'tiles-still-needed': { 'games': number };
  'tiles-not-kept': {  };
  'tiles-refused.foreign': {  };
  'tiles-refused.ours': {  };
  'tiles-refused.other': { 'name': string };
  'tiles-refused.broken': {  };
  'tiles-needed': {  };
  'tiles-needed-line': { 'sets': number };
  'would-score': { 'occasion': Occasion; 'feature': FeatureName; 'points': number; 'names': string };
  'would-nobody': { 'occasion': Occasion; 'feature': FeatureName };
  'would-bonus': { 'name': string; 'points': number };
  'would-tower': { 'name': string; 'points': number };
  'would-retreat': { 'name': string; 'points': number };
  'would-arrow': { 'symbol': SymbolName };
  'would-used': { 'gift': GiftName };
  'would-gift': {  };
  'would-again': {  };
  'would-close': {  };
}

/** The keys of sets. */
export const KEYS: Readonly<Record<string, string>> = {
  ActName: 'roads cities abbeys fields gifts streets markets homes guards',
  Category: 'roads cities abbeys gardens streets markets fields homes towers guards gifts bonus',
  Code: 'unreadable too-large too-fast too-many unknown not-proved origin silenced banned no-table no-player nothing setup no-tiles no-bot no-seat taken seated dismissed no-chat reported not-seated not-host begun not-running not-over not-your-turn stale undrawn illegal revealed not-asked asked busy',
  EdgeName: 'city road field river street market homes',
  Edition: 'anniversary first',
  Expansion: 'river abbot arrows inns gifts',
  FeatureName: 'city road field abbey garden street market homes guard',
  FigureName: 'meeple farmer big abbot guard tower',
  GameName: 'classic city',
  GiftName: 'synod sweeper retreat stand-lie take-two',
  GoodsName: 'livestock grain fish',
  Late: 'bot skip',
  Level: 'beginner novice club advanced expert master',
  Mark: 'city road river street market abbey shield cathedral inn garden arrow public historic spring lake',
  Phase: 'during end',
  PresetName: 'learner standard tournament purist',
  QuestionName: 'legal score last why bag region commit undo help',
  Quick: 'base first all city',
  ReadingName: 'beyond-straight-out freed-at-once closing-wall-clockwise river-bends-alternating river-bends-two-ahead abbot-recall-same-turn garden-retreat-on',
  Reason: 'chat name stalling cheating other',
  RelationKind: 'mute block',
  RequestKind: 'undo abandon',
  RulesGroup: 'game features expansions city tables',
  SideLetter: 'N E S W',
  Sign: 'shield inn cathedral abbey garden arrow spring lake public historic',
  Step: 'first draw tile arrow gift figure gate wall guard tower over',
  StepToDo: 'arrow gate wall guard tower',
  Style: 'builder farmer raider',
  SymbolName: 'pair anywhere repeat',
  Talk: 'everyone seats nobody',
};

/** The arguments of texts in order; a table has its set in brackets. */
export const ARGUMENTS: Readonly<Record<string, string>> = {
  'account-remove-passkey': 'label',
  'account-recovery-left': 'count',
  'account-since': 'date',
  'account-end-one': 'label',
  'account-forget-name': 'name',
  'account-replaces': 'name',
  'bag-hand-count': 'count',
  'bag-hand-unwrap': 'gift',
  'bag-hand-does': 'gift [GiftName]',
  'bag-inspector-state': 'feature complete',
  'bag-inspector-strength': 'name strength leads',
  'bag-inspector-completed': 'feature',
  'bag-inspector-open-cells': 'count',
  'bag-inspector-chance': 'feature [FeatureName]',
  'bag-inspector-fits': 'count',
  'bag-inspector-feeds': 'kind count',
  'bag-inspector-fields': 'kind count',
  'bag-inspector-times': 'face left',
  'bag-left': 'count',
  'bag-draws': 'count',
  'bag-printed-of': 'face total',
  'bag-pile': 'number left',
  'bag-discards': 'count',
  'bag-fits-cell': 'x y',
  'bag-mark': 'mark [Mark]',
  'bag-side': 'side edge',
  'bag-stack': 'sides signs left total',
  'bag-chosen': 'kinds tiles',
  'done-put': 'figure feature',
  'done-gift': 'gift',
  'done-none': 'game',
  'end-log-turn': 'turn',
  'end-log-show': 'turn',
  'end-log-rule': 'rule',
  'end-log-at': 'cell',
  'end-reason': 'reason sides',
  'end-act': 'act [ActName]',
  'end-act-of': 'number count',
  'end-winner': 'names count you',
  'end-total-of': 'name points',
  'end-cell': 'name category phase points',
  'event-laid': 'cell',
  'event-activated': 'symbol',
  'event-bonus': 'points',
  'event-unwrapped': 'gift',
  'event-retreated': 'left points',
  'event-put': 'figure feature',
  'event-moved': 'figure feature',
  'event-scored': 'occasion feature sum points',
  'event-unowned': 'occasion feature',
  'event-gifts-left': 'gifts points',
  'event-gate': 'side',
  'event-wall': 'side',
  'event-guard': 'side',
  'event-tower': 'walls points',
  'event-won': 'count',
  'game-failed': 'reason',
  'game-bot': 'level style',
  'game-player': 'number',
  'game-warn.free': 'feature points',
  'game-warn.last': 'game',
  'game-pass.title': 'name',
  'game-supply': 'count figure game',
  'game-gift-count': 'count',
  'game-in-all': 'points',
  'game-tiles-left': 'count',
  'game-turn-of': 'name',
  'game-place-tile': 'tiles spots',
  'game-thinking': 'name',
  'game-place-figure': 'figure game far recall',
  'game-steps': 'step [StepToDo]',
  'game-or-else': 'what end',
  'game-ready': 'done end',
  'game-gains': 'name points',
  'game-arrow': 'symbol',
  'game-put-figure': 'figure feature',
  'game-use-gift': 'gift',
  'game-unwrap': 'gift',
  'game-piece': 'piece side',
  'game-won': 'names you',
  'game-tied': 'names',
  'game-one': 'figure game',
  'game-hint': 'hint game',
  'help-command-proposed': 'action',
  'help-command-no-match': 'typed',
  'help-command-several': 'moves',
  'help-command-more': 'count',
  'help-command-legal': 'count moves',
  'help-command-score': 'name score projected',
  'help-command-bag': 'left faces',
  'help-command-by': 'who text',
  'help-command-no-tile': 'x y',
  'help-command-region': 'feature complete tiles',
  'help-command-worth': 'now then feature',
  'help-command-done': 'points',
  'help-command-figures': 'name strength',
  'help-command-open': 'count',
  'help-command-word': 'question [QuestionName]',
  'help-command-means': 'question [QuestionName]',
  'history-turn-of': 'turn turns',
  'history-turn': 'turn',
  'history-score-of': 'name score',
  'history-speed': 'times',
  'history-times': 'times',
  'history-player': 'number',
  'history-share-move': 'turn',
  'history-problem': 'problem line',
  'layout-gifts': 'count',
  'learn-abbeys-worth.done': 'n',
  'learn-abbot-worth.done': 'n',
  'learn-farmers-worth.done': 'n',
  'learn-farmers-more.done': 'n',
  'learn-gifts-wrapped.done': 'n',
  'learn-roads_and_cities-worth.done': 'n',
  'learn-progress': 'done all',
  'learn-lesson': 'number',
  'learn-steps': 'step steps',
  'learn-next-lesson': 'title',
  'learn-failed': 'reason',
  'names-game': 'game [GameName]',
  'names-figure': 'figure game',
  'names-meeple': 'game [GameName]',
  'names-role-of': 'figure feature',
  'names-figure-on': 'figure feature',
  'names-feature': 'feature [FeatureName]',
  'names-on-feature': 'feature [FeatureName]',
  'names-completed': 'feature [FeatureName]',
  'names-incomplete': 'feature [FeatureName]',
  'names-scored': 'occasion feature',
  'names-counted': 'what count',
  'names-term': 'what count each feature',
  'names-tiles': 'count',
  'names-points': 'points',
  'names-gain': 'points',
  'names-list-end': 'before last',
  'names-list-middle': 'before next',
  'names-gift': 'gift [GiftName]',
  'names-symbol': 'symbol [SymbolName]',
  'names-symbol-does': 'symbol [SymbolName]',
  'names-cell': 'x y',
  'names-side': 'side [SideLetter]',
  'names-at-side': 'side [SideLetter]',
  'names-edge': 'edge [EdgeName]',
  'names-sign': 'sign [Sign]',
  'names-goods': 'goods [GoodsName]',
  'names-level': 'level',
  'names-style': 'style',
  'names-bot': 'level style',
  'names-category': 'category [Category]',
  'names-phase': 'phase [Phase]',
  'names-fact': 'fact game',
  'online-badge': 'count',
  'online-title-turn': 'count title',
  'online-problems': 'code [Code]',
  'online-play-as': 'name',
  'online-span': 'count unit',
  'online-days': 'count',
  'online-more': 'time',
  'online-lates': 'late [Late]',
  'online-late-line': 'late [Late]',
  'online-in-words.move': 'time',
  'online-in-words.game': 'time increment',
  'online-in-words.days': 'days',
  'online-open-for': 'count',
  'online-turn-of': 'name',
  'online-time-left': 'time',
  'online-table-of': 'name',
  'online-seat-bot-on': 'seat',
  'online-ask-to-leave': 'name',
  'online-send-bot-away': 'name',
  'online-wait-seats': 'count',
  'online-wait-ready': 'names count',
  'online-welcome': 'host',
  'online-verified': 'draws',
  'online-nonce-of': 'seat',
  'online-unread': 'count',
  'online-watchers': 'count',
  'online-waiting-for': 'name',
  'online-bot-for': 'name',
  'online-skipped': 'name',
  'online-clock-of': 'time',
  'online-late-mark': 'late [Late]',
  'online-late-told': 'late [Late]',
  'online-late-you': 'late [Late]',
  'online-asks.undo': 'name',
  'online-asks.abandon': 'name',
  'online-asked': 'request [RequestKind]',
  'online-waits-for': 'names',
  'online-won-by-resigning': 'names you',
  'online-won-on-time': 'names you',
  'online-late-in-game': 'names',
  'peace-about': 'name',
  'peace-states': 'relation [RelationKind]',
  'peace-report-title': 'name',
  'peace-reasons': 'reason [Reason]',
  'peace-kinds': 'relation [RelationKind]',
  'peace-undo': 'name',
  'peace-until': 'date',
  'peace-talks': 'talk [Talk]',
  'peace-talk-line': 'talk [Talk]',
  'peace-talk-agreed': 'talk [Talk]',
  'refusal-not-your-turn': 'name',
  'refusal-wrong-step': 'step [Step]',
  'refusal-not-in-hand': 'face',
  'refusal-none-left': 'face',
  'refusal-no-such-seat': 'number',
  'refusal-cell-taken': 'cell',
  'refusal-edge-mismatch': 'side',
  'refusal-street-mismatch': 'side',
  'refusal-no-tile': 'cell',
  'refusal-no-such-part': 'cell',
  'refusal-arrow-not-touched': 'cell',
  'refusal-none-in-supply': 'figure [FigureName]',
  'refusal-wrong-figure': 'figure [FigureName]',
  'refusal-no-such-gift': 'gift',
  'refusal-no-abbey': 'cell',
  'refusal-abbey-complete': 'cell',
  'rules-link-to': 'rule',
  'rules-groups': 'group [RulesGroup]',
  'scene-cell-at': 'x y',
  'scene-cell-edge': 'edge sides',
  'scene-cell-figure': 'name figure game',
  'scene-cell-fits': 'ways',
  'scene-cell-laid-by': 'name',
  'scene-target-now': 'points',
  'scene-target-closed': 'points feature',
  'scene-target-at-least': 'points',
  'scene-target-worth': 'points',
  'scene-gap': 'left',
  'setup-otherwise-hint': 'chosen',
  'setup-otherwise-read': 'list',
  'setup-otherwise-readings.name': 'reading [ReadingName]',
  'setup-otherwise-readings.short': 'reading [ReadingName]',
  'setup-otherwise-readings.line': 'reading [ReadingName]',
  'setup-tiles-line': 'title',
  'setup-quick': 'quick [Quick]',
  'setup-editions.name': 'edition [Edition]',
  'setup-editions.line': 'edition [Edition]',
  'setup-expansions.name': 'expansion [Expansion]',
  'setup-expansions.short': 'expansion [Expansion]',
  'setup-expansions.line': 'expansion [Expansion]',
  'setup-seat': 'number',
  'setup-who': 'number',
  'setup-bot': 'level',
  'setup-levels': 'level [Level]',
  'setup-name': 'number',
  'setup-style': 'number',
  'setup-in-style': 'style',
  'setup-styles.name': 'style [Style]',
  'setup-styles.line': 'style [Style]',
  'setup-color': 'number color',
  'setup-choose-color': 'number',
  'setup-earlier': 'name',
  'setup-remove': 'name',
  'setup-presets.name': 'preset [PresetName]',
  'setup-presets.line': 'preset [PresetName]',
  'setup-summary': 'what who tiles',
  'setup-stand-ins': 'set pieces unknown',
  'setup-not-known': 'tiles',
  'setup-edited': 'edition [Edition]',
  'setup-with': 'list',
  'setup-against': 'one others',
  'setup-watching': 'bots',
  'setup-problems.players': 'game [GameName]',
  'setup-fixes.fewer': 'count',
  'setup-color-name': 'color',
  'setup-of-set': 'set',
  'setup-game-lines': 'game [GameName]',
  'tiles-quoted': 'name',
  'tiles-played-with': 'sets',
  'tiles-part': 'part',
  'tiles-about': 'part count name digest',
  'tiles-remove': 'name',
  'tiles-removed': 'name',
  'tiles-still-needed': 'games',
  'tiles-refused.other': 'name',
  'tiles-needed-line': 'sets',
  'would-score': 'occasion feature points names',
  'would-nobody': 'occasion feature',
  'would-bonus': 'name points',
  'would-tower': 'name points',
  'would-retreat': 'name points',
  'would-arrow': 'symbol',
  'would-used': 'gift',
};
