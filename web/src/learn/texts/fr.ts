/** Les leçons en français. */
import type { Why } from '../../engine/types';
import { base } from './fr/base';
import { more } from './fr/more';
import type { LearnText } from './types';
import { counted, gifts, plural, titles } from '../../i18n/fr/names';

const sum = ({ terms }: Why): string =>
  terms.map(({ what, count, each }) => `${counted[what](count)} × ${each}`).join(' + ');

export const fr: LearnText = {
  title: 'Apprendre à jouer',
  lead: 'Six petites leçons sur un vrai plateau. C’est vous qui jouez.',
  begin: 'Commencer',
  goOn: 'Continuer',
  again: 'Recommencer',
  done: 'Terminée',
  progress: (done, all) => `${plural(done, 'leçon terminée', 'leçons terminées')} sur ${all}`,
  lesson: (number) => `Leçon ${number}`,
  choice: {
    title: 'Une extension',
    about: 'Rivière, abbé, flèches, auberges, Présents ou La Cité : à vous de choisir.',
    lead: 'Laquelle voulez-vous essayer ? Chacune est une petite leçon à part.',
  },
  rules: 'Envie de lire ? Les règles, en images',
  steps: (step, steps) => `Étape ${step} sur ${steps}`,
  back: 'Toutes les leçons',
  next: 'Suivant',
  showMe: 'Montrez-moi',
  undo: 'Annuler',
  check: 'Fin du tour',
  rotate: 'Tourner la tuile',
  yourTile: 'Votre tuile',
  you: 'Vous',
  other: 'Rouge',
  both: 'Tous les deux',
  answers: 'Réponses',
  points: (count) => plural(count, 'point', 'points'),
  keys:
    'Touches : les flèches mènent à une case, Entrée y place la tuile, R la tourne, 1 à 9' +
    ' choisissent un pion, Entrée termine le tour.',
  finished: 'Leçon terminée !',
  nextLesson: (title) => `Leçon suivante : ${title}`,
  play: 'Jouer une vraie partie',
  tryAnother: 'Essayer une autre extension',
  scored: (why) =>
    `${titles[why.feature]} : ${sum(why)} =\u00a0${plural(why.points, 'point', 'points')}`,
  bonus: (points) => `Bonus de flèche : ${plural(points, 'point', 'points')}`,
  tower: (points) => `Tour placée : ${plural(points, 'point', 'points')}`,
  gifts,
  failed: (reason) => `Quelque chose n’a pas marché. ${reason}`,
  lessons: { ...base, ...more },
};
