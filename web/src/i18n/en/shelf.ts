/** What is said about the games that this browser keeps. */
export const shelf = {
  running: 'Running',
  past: 'To replay',
  plain: { classic: 'Base game', city: 'Streets, markets and walls' },
  resume: 'Resume',
  replay: 'Replay',
  result: 'Show the end',
  remove: 'Delete',
  removed: 'Game deleted',
  winner: 'won',
  load: 'Import',
  justNow: 'just now',
  empty: 'No games yet. Every game you play is kept here, in this browser.',
  start: 'Play now',
  dropHint: 'You can also drop the log of a game onto this page.',
  dropHere: 'Drop the log here',
  dismiss: 'Close',
};
