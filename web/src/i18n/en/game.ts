import type { EndName } from '../../game/guide';
import type { HintName } from '../../hints/hints.svelte';
import type {
  FeatureName,
  FigureName,
  GameName,
  GiftName,
  SideLetter,
  SymbolName,
  Step,
  Why,
} from '../../engine/types';
import {
  capital,
  cell,
  counted,
  features,
  figureOn,
  figures,
  gifts,
  plural,
  roleOf,
  scored,
  sides,
  symbolDoes,
  symbols,
} from './names';

const levels: Record<string, string> = {
  beginner: 'Beginner',
  novice: 'Novice',
  club: 'Club',
  advanced: 'Advanced',
  expert: 'Expert',
  master: 'Master',
};

const styles: Record<string, string> = {
  builder: 'builder',
  farmer: 'farmer',
  raider: 'raider',
};

/** What is placed, with its article. */
const one = (figure: FigureName | null, game: GameName): string => {
  if (figure === 'big' || figure === 'abbot') return `your ${figures[game][figure]}`;
  return figure === null ? 'a figure' : `a ${figures[game].meeple}`;
};

/** What else the button says that ends a decision. */
const ends = {
  turn: 'end your turn',
  second: 'draw the second tile',
  on: 'go on',
} satisfies Record<EndName, string>;

/** What a gift asks for. */
const uses: Record<GiftName, string> = {
  synod: 'choose an abbey',
  sweeper: 'choose a road to score',
  retreat: 'choose a figure of yours to take back',
  'stand-lie': 'choose a meeple of yours to turn',
  'take-two': 'draw a second tile',
};

/** What makes a feature score, in the middle of a sentence. */
const said = (why: Why): string => scored(why).replace(/^./, (first) => first.toLowerCase());

/** What is said around a game. */
export const game = {
  language: 'English',
  title: 'Remparts',
  games: { classic: 'Carcassonne', city: 'The City' },
  newGame: 'New game',
  myGames: 'My games',
  learnToPlay: 'Learn',
  rulesPage: 'Rules',
  pages: 'Pages',
  /** Nothing is where an address leads: what happened, and the ways on. */
  lost: {
    game: {
      title: 'This game is not here',
      line: 'Games are kept in the browser they were played in. It may have been deleted, or played on another device: there, Share & export gives a link that opens anywhere.',
    },
    page: {
      title: 'There is no such page',
      line: 'The address may be mistyped or out of date.',
    },
    other: 'This could not be opened',
    play: 'Play',
    retry: 'Try again',
  },
  loading: 'Unpacking the tiles…',
  failed: (reason: string) => `Something went wrong. ${reason}`,
  you: 'You',
  bot: (level: string, style: string | null) =>
    `${levels[level] ?? level}${style ? ` (${styles[style] ?? style})` : ''}`,
  player: (number: number) => `Player\u00a0${number}`,
  would: {
    score: (why: Why, names: string) => `${scored(why)}: ${names}\u00a0+${why.points}`,
    nobody: (why: Why) => `${scored(why)}: nobody scores`,
    bonus: (name: string, points: number) => `Arrow bonus: ${name}\u00a0+${points}`,
    tower: (name: string, points: number) => `Tower: ${name}\u00a0+${points}`,
    retreat: (name: string, points: number) => `Retreat: ${name}\u00a0+${points}`,
    arrow: (symbol: SymbolName) => `Arrow: ${symbols[symbol]}`,
    used: (gift: GiftName) => `${gifts[gift]} used`,
    gift: 'You draw a gift',
    again: 'You play again',
    close: 'The last walls close the town',
  },
  warn: {
    free: (why: Why) =>
      `Nobody gets this ${features[why.feature]}: a figure of yours here would score ${why.points}.`,
    last: (game: GameName) => `This is your last ${figures[game].meeple}.`,
  },
  boxed: 'No spot for this tile: it leaves the game, another one was drawn.',
  pass: {
    title: (name: string) => `${name}, your turn`,
    why: 'Pass the device: hidden gifts ahead',
    ready: 'I’m here',
  },
  watching: 'Replay',
  unsaved: 'This browser does not let us keep the game: it will be lost when the page closes.',
  board: 'Board',
  tools: 'View',
  fit: 'Show the whole board',
  showLast: 'Show the last move',
  overlays: {
    none: 'No overlay',
    fields: 'Fields',
    owners: 'Owners',
    ends: 'Tiles that fit here',
    dead: 'Dead spots',
  },
  /** What an overlay shows, in a line at the top of the board. */
  legends: {
    fields: 'Fields: each pattern is one field; a dot is a complete city that it feeds.',
    homes: 'Homes: each pattern is one area; a dot is a market that it touches.',
    owners: 'Owners: each feature in the color of whoever leads in it.',
    ends: 'Tiles that fit here: how many of those left fit on each empty cell.',
    dead: 'Dead spots: crossed cells are those that no tile left fits.',
  },
  panels: {
    log: 'Log',
    bag: 'Tiles left',
    hand: 'Gifts',
    chat: 'Chat',
    table: 'The table',
    share: 'Share & export',
    keys: 'Keyboard',
    command: 'Command',
    settings: 'Settings',
    feature: 'Feature',
  },
  moreTools: 'More tools',
  close: 'Close',
  players: 'Players',
  toPlay: 'to play',
  points: (count: number) => plural(count, 'point', 'points'),
  projected: 'if the game ended now',
  supply: (count: number, figure: FigureName, game: GameName) =>
    `${count} × ${figures[game][figure]} left`,
  giftCount: (count: number) => plural(count, 'wrapped gift', 'wrapped gifts'),
  inAll: (points: number) => `${points} in all if the game ended now`,
  panelTabs: 'Beside the board',
  tilesLeft: (count: number) => plural(count, 'tile left', 'tiles left'),
  turnOf: (name: string) => `${name} to play`,
  yourTurn: 'Your turn',
  /** With how many spots there are, if that may be known. */
  placeTile: (tiles: number, spots: number | null) =>
    `Place ${tiles > 1 ? 'one of your tiles' : 'your tile'}${
      spots === null ? '' : `: ${plural(spots, 'spot', 'spots')}`
    }`,
  thinking: (name: string) => `${name} is thinking…`,
  /** Figures that can be placed, also away from the tile, or an abbot that can come back. */
  placeFigure: (figure: FigureName | null, game: GameName, far: boolean, recall: boolean) =>
    `Place ${one(figure, game)}${far ? ', here or on a marked feature' : ''}${
      recall ? ', take your abbot back' : ''
    }`,
  takeBack: 'Take your abbot back',
  steps: {
    arrow: 'Two arrows: choose the one that counts',
    gate: 'Build the gate: choose a side of the town',
    wall: 'Build a wall: choose an end of the walls',
    guard: 'Place a guard on your new wall',
    tower: 'Place a tower at an end of the walls',
  } as Partial<Record<Step, string>>,
  /** Something that need not be done, and how to go on without it. */
  orElse: (what: string, end: EndName) => `${what}, or ${ends[end]}`,
  chooseOne: 'Choose one of the marked spots',
  /** Said once, in a first game. */
  hints: {
    spot: () => 'Your tile fits here: choose a spot.',
    rotate: () => 'Tap the tile again to turn it.',
    figure: (game: GameName) => `Place a ${figures[game].meeple} to claim this, or leave it.`,
    end: () => 'All set? End your turn here.',
    inspector: () => 'Tap a feature to see what it is worth.',
  } satisfies Record<HintName, (game: GameName) => string>,
  /** What was chosen. */
  done: {
    put: (figure: FigureName, feature: FeatureName | null) =>
      `${capital(roleOf(figure, feature))} placed`,
    recall: 'Abbot taken back',
    gate: 'Gate built',
    wall: 'Wall built',
    guard: 'Guard placed',
    tower: 'Tower placed',
    place: 'Tile placed',
    arrow: 'Arrow chosen',
    gift: (gift: GiftName) => `${gifts[gift]} used`,
    none: (game: GameName) => `No ${figures[game].meeple} left to place`,
    abbotOnly: 'Only your abbot is left, and finds no place here',
    occupied: 'Everything here is occupied',
  },
  /** What was chosen, and that the turn can end. */
  ready: (done: string, end: EndName) => `${done}: ${ends[end]}`,
  endings: { turn: 'End turn', second: 'Draw the second tile', on: 'Go on' } satisfies Record<
    EndName,
    string
  >,
  gains: (name: string, points: number) => `${name} ${points >= 0 ? '+' : '−'}${Math.abs(points)}`,
  yourTile: 'Your tile',
  rotateLeft: 'Turn left',
  rotateRight: 'Turn right',
  undo: 'Undo',
  none: 'None',
  recall: 'Take the abbot back',
  arrow: (symbol: SymbolName) => `Arrow: ${symbols[symbol]}`,
  arrowAlone: 'Arrow',
  arrowDoes: (symbol: SymbolName) => symbolDoes[symbol],
  putFigure: figureOn,
  gift: (gift: GiftName) => gifts[gift],
  useGift: (gift: GiftName) => `${gifts[gift]}: ${uses[gift]}`,
  unwrap: (gift: GiftName) => `Use ${gifts[gift]}`,
  piece: (piece: 'gate' | 'wall' | 'guard' | 'tower', side: SideLetter) =>
    `${{ gate: 'Gate', wall: 'Wall', guard: 'Guard', tower: 'Tower' }[piece]} in the ${sides[side]}`,
  won: (names: string) => `${names} won`,
  tied: (names: string) => `Shared victory: ${names}`,
  and: ' and ',
  log: 'Log',
  inspector: 'Feature',
  inspectorHint: 'Point at a feature to see what it is worth.',
  feature: features,
  shields: (count: number) => counted.shields(count),
  now: 'Now',
  openCells: 'Open cells',
  fits: 'Tiles left that fit',
  nobody: 'Nobody’s',
  events: {
    begins: 'begins',
    boxed: 'No spot for a tile: it leaves the game',
    laid: (x: number, y: number) => `places a tile at ${cell(x, y)}`,
    spareReturned: 'The second tile goes back',
    activated: (symbol: SymbolName) => `arrow: ${symbols[symbol]}`,
    bonus: (points: number) => `Arrow bonus +${points}`,
    giftReceived: 'draws a gift',
    deckRefilled: 'Used gifts are shuffled again',
    unwrapped: (gift: GiftName) => `uses ${gifts[gift]}`,
    retreated: (points: number) => `Retreat +${points}`,
    put: figureOn,
    moved: (figure: FigureName) => `moves: ${figures.classic[figure]}`,
    scored: (why: Why) =>
      `+${why.points}, ${said(why)}: ${why.terms
        .map((term) => `${counted[term.what](term.count)}\u00a0×\u00a0${term.each}`)
        .join(' + ')}`,
    unowned: (why: Why) => `${scored(why)}: nobody scores`,
    anotherTurn: 'has another turn',
    wentHome: 'Figures return without points',
    giftsLeft: (points: number) => `+${points}, unused gifts`,
    built: (piece: 'gate' | 'wall' | 'guard') =>
      ({ gate: 'builds the gate', wall: 'builds a wall', guard: 'places a guard' })[piece],
    tower: (points: number) => `+${points}, tower`,
    rimClosed: 'The last walls close the town: the game ends',
  },
};
