import type { ActName } from '../../end/acts';
import type { CategoryName, FactName } from '../../end/table';
import type { FeatureName, Why } from '../../engine/types';
import type { end as english } from '../en/end';
import { cell, counted, figures, gifts, onFeature, plural, sides, symbols, titles } from './names';

const FEMININE: ReadonlySet<FeatureName> = new Set(['city', 'road', 'abbey', 'street']);

/** What has become of a feature, in its gender. */
const became = ({ feature, occasion }: Why): string => {
  const e = FEMININE.has(feature) ? 'e' : '';
  switch (occasion) {
    case 'completed':
      return FEMININE.has(feature) ? 'complète' : 'complet';
    case 'recalled':
      return `quitté${e} par l’abbé`;
    case 'swept':
      return `balayé${e}`;
    case 'final':
      return '';
    case 'walled':
      return `fermé${e} par un mur`;
    case 'closed':
      return `fermé${e} avec l’enceinte`;
  }
};

/** What was scored; at the end, that is said once and for all. */
const titled = (why: Why): string => `${titles[why.feature]} ${became(why)}`.trim();

const categories: Record<CategoryName, string> = {
  roads: 'Routes',
  cities: 'Villes',
  abbeys: 'Abbayes',
  gardens: 'Jardins',
  fields: 'Prés',
  gifts: 'Cadeaux',
  bonus: 'Bonus',
  markets: 'Marchés',
  streets: 'Rues',
  homes: 'Quartiers',
  towers: 'Tours',
  guards: 'Gardes',
};

const acts: Record<ActName, string> = {
  roads: 'Routes inachevées',
  cities: 'Villes inachevées',
  abbeys: 'Abbayes et jardins inachevés',
  fields: 'Prés',
  gifts: 'Cadeaux emballés',
  streets: 'Rues',
  markets: 'Marchés',
  homes: 'Quartiers',
  guards: 'Gardes',
};

const facts: Record<FactName, string> = {
  tiles: 'Tuiles posées',
  trapped: 'Pions bloqués',
  biggest: 'Meilleur score',
  without: 'Tours sans pion',
};

const formula = (why: Why): string => {
  const terms = why.terms.map(({ what, count, each }) => {
    const goods = each < 2 ? 'denrée' : 'denrées';
    const factor = why.feature === 'market' ? `${each} ${goods}` : `${each}`;
    return `${counted[what](count)}\u00a0×\u00a0${factor}`;
  });
  return terms.length > 0 ? `${terms.join(' + ')} = ${why.points}` : `${why.points}`;
};

export const end: typeof english = {
  title: 'Score final',
  act: (act) => acts[act],
  actOf: (number, count) => `Décompte final, ${number} sur ${count}`,
  skip: 'Passer',
  skipAll: 'Tout passer',
  skipHint: 'Espace',
  again: 'Revoir le décompte final',
  winner: (names, you) => {
    if (names.length > 1) return `Victoire partagée\u00a0: ${names.join(', ')}`;
    return you ? 'Vous avez gagné' : `${names.join()} a gagné`;
  },
  table: 'D’où viennent les points',
  category: (what) => categories[what],
  during: 'en jeu',
  after: 'à la fin',
  total: 'Total',
  totalOf: (name, points) =>
    `${name}\u00a0: ${plural(points, 'point', 'points')}. Montrer les tuiles.`,
  fact: (what) => facts[what],
  cell: (name, what, final, points) =>
    `${name}, ${categories[what]} ${final ? 'à la fin' : 'en jeu'}\u00a0: ${plural(
      points,
      'point',
      'points',
    )}. Montrer les tuiles.`,
  lightHint: 'Choisissez un nombre pour voir ses tuiles sur le plateau.',
  rematch: 'Revanche',
  replay: 'Revoir',
  share: 'Partager',
  newGame: 'Nouvelle partie',
  fold: 'Voir le plateau',
  unfold: 'Voir les scores',

  log: {
    turn: (turn) => `Tour ${turn}`,
    final: 'Décompte final',
    empty: 'Il ne s’est encore rien passé.',
    copy: 'Copier le journal',
    copied: 'Copié',
    newest: 'Derniers coups',
    show: (turn) => `Voir le tour ${turn}`,
    gain: (points) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
    rule: (rule) => `Règle ${rule}`,
    laid: (x, y) => `en ${cell(x, y)}`,
    put: (figure, feature) => `${figures[figure]} ${onFeature[feature]}`,
    begins: 'commence',
    boxed: 'Cette tuile n’allait nulle part et quitte le jeu.',
    spareReturned: 'la tuile en trop retourne à la pile',
    activated: (symbol) => `active ${symbols[symbol]}`,
    bonus: (points) => `Flèche non activée\u00a0: ${points}`,
    giftReceived: 'reçoit un cadeau',
    deckRefilled: 'Les cadeaux sont mélangés de nouveau',
    unwrapped: (gift) => `déballe ${gifts[gift]}`,
    retreated: (left, points) =>
      left > 0
        ? `Retraite\u00a0: 2 + ${plural(left, 'pion restant', 'pions restants')}\u00a0×\u00a02 = ${points}`
        : `Retraite\u00a0: ${points}`,
    moved: (figure, feature) => `${figures[figure]} déplacé ${onFeature[feature]}`,
    scored: (why) => `${titled(why)}\u00a0: ${formula(why)}`,
    unowned: (why) => `${titled(why)}\u00a0: à personne`,
    anotherTurn: 'rejoue',
    wentHome: 'Des pions rentrent sans points',
    giftsLeft: (count, points) =>
      `${plural(count, 'cadeau emballé', 'cadeaux emballés')}\u00a0×\u00a02 = ${points}`,
    gate: (side) => `construit la porte ${sides[side]}`,
    wall: (side) => `construit un mur ${sides[side]}`,
    guard: (side) => `poste un garde sur le mur ${sides[side]}`,
    tower: (walls, points) => `Tour le long de ${plural(walls, 'mur', 'murs')}\u00a0: ${points}`,
    rimClosed: 'Le mur se ferme autour de la ville',
    won: (count) => (count > 1 ? 'se partagent la victoire' : 'remporte la partie'),
  },
};
