import type { FeatureName } from '../../engine/types';
import type { Question } from '../../help/command';
import type { KeyGroup, KeyName, KeyWords } from '../../help/keymap';
import { cell, completed, plural } from './names';

const groups: Record<KeyGroup, string> = {
  placing: 'Your turn',
  looking: 'The board',
  history: 'Looking back',
  reading: 'Reading and asking',
};

const keyNames: Record<KeyName, string> = {
  arrows: '← ↑ → ↓',
  enter: 'Enter',
  space: 'Space',
  escape: 'Esc',
  shift: 'Shift',
  control: 'Ctrl',
  home: 'Home',
  end: 'End',
  to: 'to',
};

const acts: KeyWords = {
  placing: {
    spot: 'To the next spot for the tile',
    pin: 'Place the tile there',
    turn: 'Turn the tile right, left',
    figure: 'Choose by number',
    none: 'Choose none',
    commit: 'End the turn',
    back: 'One step back',
  },
  looking: {
    fit: 'Show the whole board',
    last: 'Show the last move',
    again: 'Play the last moves again',
    pan: 'Move the board',
    zoom: 'Closer, farther',
    fields: 'Fields (hold to peek)',
    owners: 'Owners (hold to peek)',
    ends: 'Tiles that fit here',
    dead: 'Dead spots',
    coordinates: 'Coordinates',
  },
  history: {
    turn: 'Previous, next turn',
    scoring: 'Previous, next scoring',
    first: 'To the beginning',
    live: 'To the present',
    play: 'Play and pause',
  },
  reading: {
    cursor: 'Walk over all tiles',
    region: 'Next, previous feature',
    inspect: 'Keep the feature in view',
    bag: 'Tiles left',
    player: 'How a player stands',
    command: 'Type a move or a question',
    chat: 'Write to the others online',
    sound: 'Sound on and off',
    keys: 'This list',
  },
};

const regions: Record<FeatureName, string> = {
  city: 'City',
  road: 'Road',
  field: 'Field',
  abbey: 'Abbey',
  garden: 'Garden',
  street: 'Street',
  market: 'Market',
  homes: 'Homes',
  guard: 'Guard',
};

/** What can be asked, and what it gives. */
const questions: Record<Question | 'region' | 'commit' | 'undo', [word: string, means: string]> = {
  legal: ['legal', 'what you can do now'],
  score: ['score', 'how everyone stands'],
  last: ['last', 'the last turn'],
  why: ['why', 'the last points, and what for'],
  bag: ['tiles', 'the tiles that are left'],
  region: ['feature 3,-1 n', 'the features of a tile, or the one on a side'],
  commit: ['end', 'ends your turn'],
  undo: ['undo', 'takes one step back'],
  help: ['help', 'this list'],
};

/** What is said about keys, and in answer to what is typed. */
export const help = {
  close: 'Close',
  keys: 'Keys',
  groups,
  keyNames,
  acts,
  command: {
    title: 'Type a move or a question',
    input: 'Move or question',
    send: 'Send',
    placeholder: '0,1 r2, score, help…',
    hint: 'A move as the log writes it, or just enough of it; for several, “;” between them.',
    log: 'Answers',
    questions,
    proposed: (move: string) => `Proposed: ${move}.`,
    canCommit: 'Type “end” to end your turn.',
    committed: 'Done.',
    cannotCommit: 'There is still something to choose in this turn.',
    undone: 'Taken back.',
    nothingToUndo: 'There is nothing to take back.',
    notYou: 'It is not your turn.',
    noMatch: (typed: string) => `Nothing you can do now is called “${typed}”. Try “legal”.`,
    several: (moves: string) => `That could be: ${moves}.`,
    more: (count: number) => `and ${count} more`,
    noAid: 'This game is played without that help.',
    nothing: 'Nothing yet.',
    legal: (count: number, moves: string) => `${plural(count, 'choice', 'choices')}: ${moves}.`,
    none: 'There is nothing to choose.',
    score: (name: string, score: number, projected: number | null) =>
      `${name} ${score}${projected === null ? '' : ` (${projected} if the game ended now)`}`,
    bag: (left: number, faces: string) => `${plural(left, 'tile', 'tiles')} left. ${faces}`,
    by: (who: string, text: string) => `${who}: ${text}`,
    noTile: (x: number, y: number) => `There is no tile at ${cell(x, y)}.`,
    region: (kind: FeatureName, complete: boolean, tiles: number) =>
      `${regions[kind]}${complete ? `, ${completed(kind)}` : ''}, ${plural(tiles, 'tile', 'tiles')}`,
    worth: (now: number, then: string, kind: FeatureName) =>
      `worth ${now} now, ${then} if ${completed(kind)}`,
    done: (points: number) => `worth ${points}`,
    figures: (name: string, strength: number) => `${name} (strength ${strength})`,
    empty: 'nobody’s',
    open: (count: number) => plural(count, 'open cell', 'open cells'),
  },
};
