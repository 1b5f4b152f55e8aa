import type { Aids, PresetName } from '../../app/aids';
import type { GameName } from '../../engine/types';
import type { Edition, Expansion, Level, Quick, Style } from '../../setup/form';

/** Something to choose, and a line about it. */
interface Explained {
  name: string;
  line: string;
}

const games: Record<GameName, Explained> = {
  classic: {
    name: 'Carcassonne',
    line: 'Lay out the land, and claim its roads, cities, abbeys and fields.',
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
    line: 'A field scores 3 for each completed city it touches. Small cities score in full.',
  },
  first: {
    name: 'First edition',
    line: 'A completed city pays 4 to those who farm around it. Two-tile cities count half.',
  },
};

const expansions: Record<Expansion, Explained & { short: string }> = {
  river: {
    name: 'The River',
    short: 'River',
    line: 'Before all else, a river is laid through the land.',
  },
  abbot: {
    name: 'Abbot and gardens',
    short: 'Abbot',
    line: 'He serves in abbeys and gardens, and can come home early.',
  },
  arrows: {
    name: 'Anniversary arrows',
    short: 'Arrows',
    line: 'Another turn, a pair of followers, or a follower anywhere.',
  },
  inns: {
    name: 'Inns & Cathedrals',
    short: 'Inns & Cathedrals',
    line: 'Double or nothing, a big follower, a sixth color.',
  },
  gifts: {
    name: 'The Gifts',
    short: 'Gifts',
    line: 'Extend what others own, and receive secret gifts.',
  },
};

const levels: Record<Level, string> = {
  beginner: 'Sees its own points of the turn, and never farms.',
  novice: 'Counts what everyone would score if the game ended now.',
  club: 'Knows at a glance what features and followers are worth.',
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
  learner: { name: 'Learner', line: 'All the help there is, with a word of warning.' },
  standard: { name: 'Standard', line: 'All the facts, no advice.' },
  tournament: { name: 'Tournament', line: 'Only what a table can look up.' },
  purist: { name: 'Purist', line: 'The bare board. Count for yourselves.' },
};

const aids: Record<keyof Aids, string> = {
  spots: 'Where the tile fits',
  preview: 'What a move scores',
  projection: 'Projected scores',
  overlays: 'Fields and owners',
  frontier: 'Open ends, dead spots',
  bag: 'Tiles left, odds',
  warnings: 'Warnings',
};

/** What is said while a game is chosen. */
export const setup = {
  title: 'New game',
  quickly: 'Quick choices',
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
    line: 'Followers can lie in fields, and score at the end.',
  },
  guards: {
    name: 'A guard on every wall',
    line: 'With the third pile, a guard on any new wall, not only on the last.',
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
    `${what}: ${who}${tiles === null ? '' : `, ${tiles}\u00a0tiles`}`,
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
