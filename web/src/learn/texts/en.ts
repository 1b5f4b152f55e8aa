/** The lessons in English. */
import type { Why } from '../../engine/types';
import { base } from './en/base';
import { more } from './en/more';
import type { LearnText } from './types';
import { counted, gifts, plural, titles } from '../../i18n/en/names';

const sum = ({ terms }: Why): string =>
  terms.map(({ what, count, each }) => `${counted[what](count)} × ${each}`).join(' + ');

export const en: LearnText = {
  title: 'Learn to play',
  lead: 'Six short lessons on a real board. You do the playing.',
  begin: 'Begin',
  goOn: 'Continue',
  again: 'Once more',
  done: 'Done',
  progress: (done, all) => `${done} of ${all} lessons done`,
  lesson: (number) => `Lesson ${number}`,
  choice: {
    title: 'An expansion',
    about: 'River, abbot, arrows, inns, gifts, or The City: your choice.',
    lead: 'Which one would you like to try? Each is a short lesson of its own.',
  },
  rules: 'Rather read? The rules, with pictures',
  steps: (step, steps) => `Step ${step} of ${steps}`,
  back: 'All lessons',
  next: 'Next',
  showMe: 'Show me',
  undo: 'Undo',
  check: 'End turn',
  rotate: 'Turn the tile',
  yourTile: 'Your tile',
  you: 'You',
  other: 'Red',
  both: 'Both of you',
  answers: 'Answers',
  points: (count) => plural(count, 'point', 'points'),
  keys:
    'Keys: arrows go to a spot, Enter places the tile there, R turns it, 1 to 9 choose a figure,' +
    ' Enter ends the turn.',
  finished: 'Lesson done!',
  nextLesson: (title) => `Next lesson: ${title}`,
  play: 'Play a real game',
  tryAnother: 'Try another expansion',
  scored: (why) => `${titles[why.feature]}: ${sum(why)} =\u00a0${plural(why.points, 'point', 'points')}`,
  bonus: (points) => `Arrow bonus: ${plural(points, 'point', 'points')}`,
  tower: (points) => `Tower: ${plural(points, 'point', 'points')}`,
  gifts,
  failed: (reason) => `Something went wrong. ${reason}`,
  lessons: { ...base, ...more },
};
