import type { ActName } from '../../end/acts';
import type { EndReason } from '../../end/finale';
import type { CategoryName, FactName } from '../../end/table';
import type {
  FeatureName,
  FigureName,
  GameName,
  GiftName,
  SideLetter,
  SymbolName,
  Why,
} from '../../engine/types';
import { cell, counted, figureOn, gifts, plural, scored, sides, symbols } from './names';

const categories: Record<CategoryName, string> = {
  roads: 'Roads',
  cities: 'Cities',
  abbeys: 'Abbeys',
  gardens: 'Gardens',
  fields: 'Fields',
  gifts: 'Gifts',
  bonus: 'Bonus',
  markets: 'Markets',
  streets: 'Streets',
  homes: 'Homes',
  towers: 'Towers',
  guards: 'Guards',
};

const acts: Record<ActName, string> = {
  roads: 'Incomplete roads',
  cities: 'Incomplete cities',
  abbeys: 'Incomplete abbeys and gardens',
  fields: 'Fields',
  gifts: 'Wrapped gifts',
  streets: 'Streets',
  markets: 'Markets',
  homes: 'Homes',
  guards: 'Guards',
};

const facts: Record<FactName, string> = {
  tiles: 'Tiles placed',
  trapped: 'Figures still out',
  biggest: 'Biggest gain',
  without: 'Turns without a figure',
};

/** The same where every figure is a follower. */
const city: Partial<Record<FactName, string>> = {
  trapped: 'Followers still out',
  without: 'Turns without a follower',
};

const formula = (why: Why): string => {
  const terms = why.terms.map(({ what, count, each }) => {
    const factor = why.feature === 'market' ? `${each} goods` : `${each}`;
    return `${counted[what](count)}\u00a0×\u00a0${factor}`;
  });
  return terms.length > 0 ? `${terms.join(' + ')} =\u00a0${why.points}` : `${why.points}`;
};

/** What is said when a game ends, and in its log. */
export const end = {
  title: 'Final score',
  reason: (why: EndReason): string => {
    if (why.what === 'tiles') return 'The last tile was placed: the game is over.';
    if (why.what === 'walls') return 'The last wall was built: the game is over.';
    return `The walls nearly met (${plural(why.sides, 'open side', 'open sides')} left): the game is over.`;
  },
  act: (act: ActName) => acts[act],
  actOf: (number: number, count: number) => `Final scoring, ${number} of ${count}`,
  skip: 'Skip',
  skipAll: 'Skip all',
  skipHint: 'Space',
  again: 'See the final scoring again',
  winner: (names: readonly string[], you: boolean) => {
    if (names.length > 1) return `Shared victory: ${names.join(', ')}`;
    return you ? 'You win' : `${names.join()} wins`;
  },
  table: 'Where the points come from',
  category: (what: CategoryName) => categories[what],
  during: 'in play',
  after: 'at the end',
  total: 'Total',
  totalOf: (name: string, points: number) =>
    `${name}: ${plural(points, 'point', 'points')}. Show the tiles.`,
  fact: (what: FactName, game: GameName) => (game === 'city' && city[what]) || facts[what],
  cell: (name: string, what: CategoryName, final: boolean, points: number) =>
    `${name}, ${categories[what]} ${final ? 'at the end' : 'in play'}: ${plural(
      points,
      'point',
      'points',
    )}. Show the tiles.`,
  lightHint: 'Tap a number to see its tiles on the board.',
  rematch: 'Rematch',
  replay: 'Replay',
  share: 'Share',
  newGame: 'New game',
  fold: 'Show the board',
  unfold: 'Show the scores',

  log: {
    turn: (turn: number) => `Turn ${turn}`,
    final: 'Final scoring',
    empty: 'Nothing has happened yet.',
    copy: 'Copy the log',
    copied: 'Copied',
    newest: 'Newest',
    show: (turn: number) => `Show turn ${turn}`,
    gain: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
    rule: (rule: string) => `Rule ${rule}`,
    laid: (x: number, y: number) => `at ${cell(x, y)}`,
    put: (figure: FigureName, feature: FeatureName) => figureOn(figure, feature),
    begins: 'begins',
    boxed: 'No spot for this tile: it leaves the game.',
    spareReturned: 'the second tile goes back',
    activated: (symbol: SymbolName) => `arrow: ${symbols[symbol]}`,
    bonus: (points: number) => `Arrow bonus +${points}`,
    giftReceived: 'draws a gift',
    deckRefilled: 'Used gifts are shuffled again',
    unwrapped: (gift: GiftName) => `uses ${gifts[gift]}`,
    retreated: (left: number, points: number) =>
      left > 0
        ? `Retreat: 2 + ${plural(left, 'figure', 'figures')} left\u00a0×\u00a02 =\u00a0${points}`
        : `Retreat: ${points}`,
    moved: (figure: FigureName, feature: FeatureName) =>
      `${feature === 'field' ? 'lies down' : 'stands up'}: ${figureOn(figure, feature)}`,
    scored: (why: Why) => `${scored(why)}: ${formula(why)}`,
    unowned: (why: Why) => `${scored(why)}: nobody scores`,
    anotherTurn: 'plays again',
    wentHome: 'Figures return without points',
    giftsLeft: (count: number, points: number) =>
      `${plural(count, 'wrapped gift', 'wrapped gifts')}\u00a0×\u00a02 =\u00a0${points}`,
    gate: (side: SideLetter) => `builds the gate in the ${sides[side]}`,
    wall: (side: SideLetter) => `builds a wall in the ${sides[side]}`,
    guard: (side: SideLetter) => `places a guard on the wall in the ${sides[side]}`,
    tower: (walls: number, points: number) =>
      `Tower along ${plural(walls, 'wall', 'walls')}: ${points}`,
    rimClosed: 'The last walls close the town: the game ends',
    won: (count: number): string => (count > 1 ? 'share the victory' : 'wins the game'),
  },
};
