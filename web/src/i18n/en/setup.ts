import type { Aids, PresetName } from '../../app/aids';
import type { GameName } from '../../engine/types';
import type { Edition, Expansion, Level, Quick, Style } from '../../setup/form';
import type { CityReading, ClassicReading } from '../../setup/readings';
import { online } from './online';

/** Something to choose, and a line about it. */
interface Explained {
  name: string;
  line: string;
}

const games: Record<GameName, Explained> = {
  classic: {
    name: 'Carcassonne',
    line: 'Build the land, and claim its roads, cities, abbeys and fields.',
  },
  city: {
    name: 'The City',
    line: 'Fill a town with streets, markets and homes, then raise walls around it.',
  },
};

const quick: Record<Quick, string> = {
  base: 'Base game',
  first: 'First edition',
  all: 'Everything',
  city: 'The City',
};

const editions: Record<Edition, Explained> = {
  anniversary: {
    name: '20th anniversary',
    line: 'A field scores 3\u00a0points for each complete city it touches. Small cities score in full.',
  },
  first: {
    name: 'First edition',
    line: 'A complete city pays 4\u00a0points to the farmers around it. Two-tile cities count half.',
  },
};

const expansions: Record<Expansion, Explained & { short: string }> = {
  river: {
    name: 'The River',
    short: 'River',
    line: 'The game begins with a river through the land.',
  },
  abbot: {
    name: 'Abbot and gardens',
    short: 'Abbot',
    line: 'A monk for abbeys and gardens who can come home early.',
  },
  arrows: {
    name: 'Anniversary arrows',
    short: 'Arrows',
    line: 'Another turn, a second meeple, or a meeple anywhere.',
  },
  inns: {
    name: 'Inns & Cathedrals',
    short: 'Inns & Cathedrals',
    line: 'Double or nothing, a big meeple, a sixth color.',
  },
  gifts: {
    name: 'The Gifts',
    short: 'Gifts',
    line: 'Help an opponent, draw a gift.',
  },
};

const levels: Record<Level, string> = {
  beginner: 'Sees only its own points this turn, and never farms.',
  novice: 'Counts what everyone would score if the game ended now.',
  club: 'Knows at a glance what features and figures are worth.',
  advanced: 'Also weighs whatever the next player may answer.',
  expert: 'Also plays its best ideas on, to see what becomes of them.',
  master: 'Takes its time, and plays to win, by however little.',
};

const styles: Record<Style, Explained> = {
  builder: { name: 'Builder', line: 'Loves to see large features completed.' },
  farmer: { name: 'Farmer', line: 'Loves fields, and what counts at the end.' },
  raider: { name: 'Raider', line: 'Loves to join what others have built.' },
};

const presets: Record<PresetName, Explained> = {
  learner: { name: 'Learner', line: 'All the help there is, warnings included.' },
  standard: { name: 'Standard', line: 'All the facts, no advice.' },
  tournament: { name: 'Tournament', line: 'Only what players can look up.' },
  purist: { name: 'Purist', line: 'The bare board. You do the counting.' },
};

const aids: Record<keyof Aids, string> = {
  spots: 'Where the tile fits',
  preview: 'What a move scores',
  projection: 'Projected scores',
  overlays: 'Fields, owners',
  frontier: 'Tiles that fit, dead spots',
  bag: 'Tiles left, odds',
  warnings: 'Warnings',
};

/** Rules read otherwise, and what is usual; the short words are for summaries. */
const city: Record<CityReading, Explained & { short: string }> = {
  'beyond straight-out': {
    name: 'Walls keep their view',
    short: 'walls keep their view',
    line: 'No tile straight out from a wall or the gate, however far. Usual: only the next cell stays empty.',
  },
  'freed at-once': {
    name: 'Guards at once',
    short: 'guards at once',
    line: 'Followers that come home can stand guard in the same turn. Usual: from the next turn on.',
  },
  'closing-wall clockwise': {
    name: 'Last wall clockwise',
    short: 'last wall clockwise',
    line: 'The wall that closes the ring always counts as continuing the end reached clockwise. Usual: the end where a tower pays more.',
  },
};

const classic: Record<ClassicReading, Explained & { short: string }> = {
  'river-bends alternating': {
    name: 'River bends alternate',
    short: 'river bends alternate',
    line: 'Left, then right, even with straight tiles in between. Usual: only two bends side by side must differ.',
  },
  'river-bends two-ahead': {
    name: 'Room ahead of the river',
    short: 'room ahead of the river',
    line: 'The two cells ahead of the river and those beside them must be empty; bends are free. Usual: two bends side by side must differ.',
  },
  'abbot-recall same-turn': {
    name: 'Abbot home at once',
    short: 'abbot home at once',
    line: 'An abbot placed by Synod can come home in the same turn. Usual: from the next turn on.',
  },
  'garden-retreat on': {
    name: 'Retreat from gardens',
    short: 'Retreat from gardens',
    line: 'Retreat also brings the abbot home from a garden, for 2 points. Usual: from anywhere but a garden.',
  },
};

/** Whoever plays, or the clock, in the middle of a sentence. */
const within = (who: string): string => (who === online.inWords.none ? 'no clock' : who);

/** What is said while a game is chosen. */
export const setup = {
  title: 'New game',
  quickly: 'Quick choices',
  tiles: 'Tiles of this server',
  tilesLine: (title: string) => title || 'Instead of the tiles that come with the game.',
  quick,
  game: 'Game',
  games,
  edition: 'Edition',
  editions,
  expansion: 'Expansions and farmers',
  expansions,
  option: 'Options',
  farmers: {
    name: 'Farmers',
    line: 'Meeples can lie in fields, and score at the end.',
  },
  guards: {
    name: 'A guard on every wall',
    line: 'During the third pile, a guard on any new wall, not only on the last.',
  },
  otherwise: {
    title: 'Other readings of the rules',
    hint: (chosen: number): string =>
      chosen === 0 ? 'None: all by the book.' : `${chosen} chosen`,
    line: 'Where the book leaves room, some people play otherwise. Tick the readings you prefer.',
    read: (list: string) => `rules read otherwise (${list})`,
    city,
    classic,
  },
  seats: 'Players',
  seat: (number: number) => `Seat ${number}`,
  who: (number: number) => `Who plays on seat ${number}`,
  person: 'A person here',
  bots: 'Bots',
  bot: (level: string) => `Bot: ${level}`,
  levels,
  name: (number: number) => `Name on seat ${number}`,
  style: (number: number) => `Style of the bot on seat ${number}`,
  allRound: 'All-round',
  allRoundLine: 'No favorite plan.',
  inStyle: (style: string) => `Style: ${style}`,
  styles,
  color: (number: number, color: string) => `Color of seat ${number}: ${color}`,
  chooseColor: (number: number) => `Color of seat ${number}`,
  colors: {
    blue: 'blue',
    vermilion: 'vermilion',
    yellow: 'yellow',
    black: 'black',
    pink: 'pink',
    white: 'white',
  } as Record<string, string>,
  earlier: (name: string) => `Move ${name} up`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add a player',
  shuffle: { name: 'Shuffle the seats', line: 'The order is drawn when the game starts.' },
  help: 'Help while playing',
  presets,
  aids,
  aidOn: 'on',
  aidOff: 'off',
  start: 'Start',
  summary: (what: string, who: string, tiles: number | null) =>
    `${what}: ${within(who)}${tiles === null ? '' : `, ${tiles}\u00a0tiles`}`,
  standIns: (set: string, pieces: number, unknown: number): string => {
    const count =
      unknown === pieces
        ? `all\u00a0${pieces}\u00a0tiles`
        : `${unknown} of the ${pieces}\u00a0tiles`;
    const of: Record<string, string> = {
      anniversary: 'with arrows',
      river20: 'of the River',
      city: `of ${games.city.name}`,
    };
    return `${count} ${of[set] ?? `of ${set}`}`;
  },
  notKnown: (tiles: string) =>
    `No pictures or lists were found, so we made up ${tiles}. ` +
    'If you own the box, load its tiles below.',
  edited: (edition: Edition): string =>
    ({ anniversary: '20th anniversary', first: 'first edition' })[edition],
  with: (list: string) => `with ${list}`,
  withoutFarmers: 'without farmers',
  withGuards: 'a guard on every wall',
  you: 'you',
  against: (one: string, others: string) => `${one} against ${others}`,
  watching: (bots: string) => `${bots}, and you watch`,
  problems: {
    players: (game: GameName): string =>
      game === 'city'
        ? 'The City is for two to four players.'
        : 'Carcassonne is for two to six players.',
    sixth: 'Six players need Inns & Cathedrals, which brings the sixth color.',
    other: 'These choices do not go together.',
  },
  fixes: {
    fewer: (count: number) => `Keep the first ${count} seats`,
    inns: 'Add Inns & Cathedrals',
  },
};
