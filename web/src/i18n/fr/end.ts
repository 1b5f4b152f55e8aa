import type { ActName } from '../../end/acts';
import type { CategoryName, FactName } from '../../end/table';
import type { Why } from '../../engine/types';
import type { end as english } from '../en/end';
import { became, cell, counted, figureOn, gifts, plural, sides, symbols, titles } from './names';

/** What was scored; at the end, that is said once and for all. */
const titled = (why: Why): string =>
  `${titles[why.feature]}${why.occasion === 'final' ? '' : ` ${became(why)}`}`;

const categories: Record<CategoryName, string> = {
  roads: 'Routes',
  cities: 'Villes',
  abbeys: 'Abbayes',
  gardens: 'Jardins',
  fields: 'Prés',
  gifts: 'Présents',
  bonus: 'Bonus',
  markets: 'Marchés',
  streets: 'Routes',
  homes: 'Zones résidentielles',
  towers: 'Tours',
  guards: 'Gardes',
};

const acts: Record<ActName, string> = {
  roads: 'Routes incomplètes',
  cities: 'Villes incomplètes',
  abbeys: 'Abbayes et jardins incomplets',
  fields: 'Prés',
  gifts: 'Présents emballés',
  streets: 'Routes',
  markets: 'Marchés',
  homes: 'Zones résidentielles',
  guards: 'Gardes',
};

const facts: Record<FactName, string> = {
  tiles: 'Tuiles placées',
  trapped: 'Pions bloqués',
  biggest: 'Plus gros gain',
  without: 'Tours sans pion',
};

const formula = (why: Why): string => {
  const terms = why.terms.map(({ what, count, each }) => {
    const goods = each < 2 ? 'type' : 'types';
    const factor = why.feature === 'market' ? `${each} ${goods}` : `${each}`;
    return `${counted[what](count)}\u00a0×\u00a0${factor}`;
  });
  return terms.length > 0 ? `${terms.join(' + ')} = ${why.points}` : `${why.points}`;
};

export const end: typeof english = {
  title: 'Score final',
  act: (act) => acts[act],
  actOf: (number, count) => `Évaluation finale, ${number} sur ${count}`,
  skip: 'Passer',
  skipAll: 'Tout passer',
  skipHint: 'Espace',
  again: 'Revoir l’évaluation finale',
  winner: (names, you) => {
    if (names.length > 1) return `Victoire partagée\u202f: ${names.join(', ')}`;
    return you ? 'Vous avez gagné' : `${names.join()} a gagné`;
  },
  table: 'D’où viennent les points',
  category: (what) => categories[what],
  during: 'en jeu',
  after: 'à la fin',
  total: 'Total',
  totalOf: (name, points) =>
    `${name}\u202f: ${plural(points, 'point', 'points')}. Montrer les tuiles.`,
  fact: (what) => facts[what],
  cell: (name, what, final, points) =>
    `${name}, ${categories[what]} ${final ? 'à la fin' : 'en jeu'}\u202f: ${plural(
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
    final: 'Évaluation finale',
    empty: 'Il ne s’est encore rien passé.',
    copy: 'Copier le journal',
    copied: 'Copié',
    newest: 'Derniers coups',
    show: (turn) => `Voir le tour ${turn}`,
    gain: (points) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
    rule: (rule) => `Règle ${rule}`,
    laid: (x, y) => `en ${cell(x, y)}`,
    put: (figure, feature) => figureOn(figure, feature),
    begins: 'commence',
    boxed: 'Cette tuile ne va nulle part et quitte le jeu.',
    spareReturned: 'la deuxième tuile retourne dans la pile',
    activated: (symbol) => `active ${symbols[symbol]}`,
    bonus: (points) => `Flèche non activée\u202f: ${points}`,
    giftReceived: 'reçoit un Présent',
    deckRefilled: 'Les Présents défaussés sont de nouveau mélangés',
    unwrapped: (gift) => `déballe ${gifts[gift]}`,
    retreated: (left, points) =>
      left > 0
        ? `Retrait\u202f: 2 + ${plural(left, 'pion restant', 'pions restants')}\u00a0×\u00a02 = ${points}`
        : `Retrait\u202f: ${points}`,
    moved: (figure, feature) =>
      `${feature === 'field' ? 'couche' : 'relève'} un pion\u202f: ${figureOn(figure, feature)}`,
    scored: (why) => `${titled(why)}\u202f: ${formula(why)}`,
    unowned: (why) => `${titled(why)}\u202f: à personne`,
    anotherTurn: 'rejoue',
    wentHome: 'Des pions rentrent sans points',
    giftsLeft: (count, points) =>
      `${plural(count, 'Présent emballé', 'Présents emballés')}\u00a0×\u00a02 = ${points}`,
    gate: (side) => `construit la Porte de la Ville ${sides[side]}`,
    wall: (side) => `construit un rempart ${sides[side]}`,
    guard: (side) => `pose un garde sur le rempart ${sides[side]}`,
    tower: (walls, points) =>
      `Tour placée, ${plural(walls, 'rempart', 'remparts')}\u202f: ${points}`,
    rimClosed: 'Le rempart se ferme autour de la ville',
    won: (count) => (count > 1 ? 'se partagent la victoire' : 'remporte la partie'),
  },
};
