import type { Game, Pace, Reason, RelationKind, Talk } from '../../online/generated';

/** What is said about people one would rather not hear or meet, and about who talks at a table. */
export const peace = {
  about: (name: string) => `Mute, block or report ${name}`,
  mute: 'Mute',
  muteHint: 'You no longer see what they write.',
  unmute: 'Show their messages again',
  block: 'Block',
  blockHint: 'You no longer see what they write, and they cannot sit down at your tables.',
  unblock: 'Unblock',
  unsaid: 'They are not told.',
  report: 'Report',
  reportHint: 'Tell the people who run this server.',
  states: {
    mute: 'You have muted them.',
    block: 'You have blocked them.',
  } satisfies Record<RelationKind, string>,

  reportTitle: (name: string) => `Report ${name}`,
  reason: 'What is wrong?',
  reasons: {
    chat: 'What they write',
    name: 'Their name',
    stalling: 'They let everyone wait',
    cheating: 'They do not play fair',
    other: 'Something else',
  } satisfies Record<Reason, string>,
  text: 'What happened? (optional)',
  sent: 'The names at this table and the last messages you can see are sent along. Only the people who run this server read them.',
  send: 'Send the report',
  sending: 'Sending…',
  thanks: 'Thank you. Someone will look at it.',
  back: 'Back',
  done: 'Close',

  people: 'People at this table',
  list: 'Muted and blocked people',
  listEmpty: 'You have not muted or blocked anyone.',
  kinds: { mute: 'muted', block: 'blocked' } satisfies Record<RelationKind, string>,
  undo: (name: string) => `Undo for ${name}`,
  undoShort: 'Undo',
  until: (date: Date) =>
    `Until ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(date)}.`,

  talk: 'Who can chat',
  talks: {
    everyone: 'Everyone',
    seats: 'Players only',
    nobody: 'Nobody',
  } satisfies Record<Talk, string>,
  talkLine: {
    everyone: 'Whoever comes to the table can read and write.',
    seats: 'Only those with a seat can read and write.',
    nobody: 'There is no chat at this table.',
  } satisfies Record<Talk, string>,
  talkAgreed: {
    everyone: 'Everyone can chat',
    seats: 'Only players can chat',
    nobody: 'No chat',
  } satisfies Record<Talk, string>,

  game: 'Game',
  games: { all: 'All', classic: 'Classic', city: 'The City' } satisfies Record<
    Game | 'all',
    string
  >,
  pace: 'Pace',
  paces: { all: 'All', none: 'No clock', live: 'Live', post: 'Days' } satisfies Record<
    Pace | 'all',
    string
  >,
  showMore: 'Show more',
  noneSuch: 'No such table right now.',
  noneSuchHint: 'Show all of them, or open one yourself.',
  showAll: 'Show all',
};
