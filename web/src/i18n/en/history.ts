import type { ProblemCode } from '../../history/problem';

const problems: Record<ProblemCode, (line: number | null) => string> = {
  oversized: () => 'This is larger than any game.',
  damaged: () => 'The game in this address is damaged or incomplete.',
  sitters: () => 'The address does not say who played.',
  foreign: () => 'This is not the log of a game.',
  refused: (line) =>
    line === null
      ? 'This game cannot be replayed.'
      : `This game cannot be replayed beyond line ${line} of its log.`,
};

/** What is said about the past of a game. */
export const history = {
  scrubber: 'History of the game',
  turnOf: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  turn: (turn: number) => `Turn ${turn}`,
  start: 'Start of the game',
  startShort: 'Start',
  scoreOf: (name: string, score: number) => `${name} ${score}`,
  first: 'First turn',
  previous: 'Previous turn',
  play: 'Play',
  pause: 'Pause',
  next: 'Next turn',
  last: 'Last turn',
  speed: (times: number) => `Speed: ${times}×`,
  times: (times: number) => `${times}×`,
  live: 'Live',
  backToLive: 'Back to the running game',
  lookBack: 'Drag the line to look back at any turn.',
  branch: 'Play on from here',
  branchHint: 'Starts a new game. This one is kept.',
  player: (number: number) => `Player ${number}`,
  share: 'Share',
  shareTitle: 'Share this game',
  shareMove: (turn: number) => `As it stands after turn ${turn}`,
  shareStart: 'As it stands before the first turn',
  copyLink: 'Copy link to this move',
  copyHint: 'The link holds the whole game.',
  copied: 'Link copied',
  copyByHand: 'Copy this link',
  shareElsewhere: 'Share…',
  downloadLog: 'Download the log',
  logHint: 'A text file that can be loaded again under “My games”.',
  downloadPng: 'Picture (PNG)',
  downloadSvg: 'Drawing (SVG)',
  notDone: 'That did not work.',
  problems,
};
