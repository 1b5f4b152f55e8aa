import type { ActName } from '../../end/acts';
import type { CategoryName, FactName } from '../../end/table';
import type {
  FeatureName,
  FigureName,
  GiftName,
  SideLetter,
  SymbolName,
  Why,
} from '../../engine/types';
import { became, cell, counted, figureOn, gifts, plural, sides, symbols, titles } from './names';

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
  tiles: 'Tiles laid',
  trapped: 'Figures trapped',
  biggest: 'Biggest gain',
  without: 'Turns without a figure',
};

/** What was scored; at the end, that is said once and for all. */
const titled = (why: Why): string =>
  `${titles[why.feature]}${why.occasion === 'final' ? '' : ` ${became(why)}`}`;

const formula = (why: Why): string => {
  const terms = why.terms.map(({ what, count, each }) => {
    const factor = why.feature === 'market' ? `${each} goods` : `${each}`;
    return `${counted[what](count)}\u00a0×\u00a0${factor}`;
  });
  return terms.length > 0 ? `${terms.join(' + ')} = ${why.points}` : `${why.points}`;
};

/** What is said when a game ends, and in its log. */
export const end = {
  title: 'Final score',
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
  fact: (what: FactName) => facts[what],
  cell: (name: string, what: CategoryName, final: boolean, points: number) =>
    `${name}, ${categories[what]} ${final ? 'at the end' : 'in play'}: ${plural(
      points,
      'point',
      'points',
    )}. Show the tiles.`,
  lightHint: 'Choose a number to see its tiles on the board.',
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
    boxed: 'This tile fits nowhere and leaves the game.',
    spareReturned: 'the second tile goes back',
    activated: (symbol: SymbolName) => `activates ${symbols[symbol]}`,
    bonus: (points: number) => `Arrow not activated: ${points}`,
    giftReceived: 'receives a gift',
    deckRefilled: 'The discarded gifts are shuffled again',
    unwrapped: (gift: GiftName) => `unwraps ${gifts[gift]}`,
    retreated: (left: number, points: number) =>
      left > 0
        ? `Retreat: 2 + ${plural(left, 'figure', 'figures')} left\u00a0×\u00a02 = ${points}`
        : `Retreat: ${points}`,
    moved: (figure: FigureName, feature: FeatureName) =>
      `${feature === 'field' ? 'lays a figure down' : 'stands a figure up'}: ${figureOn(figure, feature)}`,
    scored: (why: Why) => `${titled(why)}: ${formula(why)}`,
    unowned: (why: Why) => `${titled(why)}: nobody’s`,
    anotherTurn: 'plays again',
    wentHome: 'Figures go home without points',
    giftsLeft: (count: number, points: number) =>
      `${plural(count, 'wrapped gift', 'wrapped gifts')}\u00a0×\u00a02 = ${points}`,
    gate: (side: SideLetter) => `builds the gate in the ${sides[side]}`,
    wall: (side: SideLetter) => `builds a wall in the ${sides[side]}`,
    guard: (side: SideLetter) => `puts a guard on the wall in the ${sides[side]}`,
    tower: (walls: number, points: number) =>
      `Tower along ${plural(walls, 'wall', 'walls')}: ${points}`,
    rimClosed: 'The wall closes around the town',
    won: (count: number): string => (count > 1 ? 'share the victory' : 'wins the game'),
  },
};
