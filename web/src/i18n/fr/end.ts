import type { ActName } from '../../end/acts';
import type { CategoryName, FactName } from '../../end/table';
import type { Why } from '../../engine/types';
import type { end as english } from '../en/end';
import { cell, counted, figureOn, gifts, plural, scored, sides, symbols } from './names';

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
  trapped: 'Pions encore en jeu',
  biggest: 'Plus gros gain',
  without: 'Tours sans pion',
};

/** The same where every figure is a `bonhomme`. */
const city: Partial<Record<FactName, string>> = {
  trapped: 'Bonhommes encore en jeu',
  without: 'Tours sans bonhomme',
};

const formula = (why: Why): string => {
  const terms = why.terms.map(({ what, count, each }) => {
    const goods = each < 2 ? 'type' : 'types';
    const factor = why.feature === 'market' ? `${each} ${goods}` : `${each}`;
    return `${counted[what](count)}\u00a0×\u00a0${factor}`;
  });
  return terms.length > 0 ? `${terms.join(' + ')} =\u00a0${why.points}` : `${why.points}`;
};

export const end: typeof english = {
  title: 'Score final',
  reason: (why) => {
    if (why.what === 'tiles') return 'La dernière tuile est placée\u202f: la partie est finie.';
    if (why.what === 'walls') return 'Le dernier rempart est construit\u202f: la partie est finie.';
    return `Les remparts se rejoignent presque (${plural(why.sides, 'côté ouvert', 'côtés ouverts')})\u202f: la partie est finie.`;
  },
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
  fact: (what, game) => (game === 'city' && city[what]) || facts[what],
  cell: (name, what, final, points) =>
    `${name}, ${categories[what]} ${final ? 'à la fin' : 'en jeu'}\u202f: ${plural(
      points,
      'point',
      'points',
    )}. Montrer les tuiles.`,
  lightHint: 'Touchez un nombre pour voir ses tuiles sur le plateau.',
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
    boxed: 'Tuile impossible à poser\u202f: elle quitte le jeu.',
    spareReturned: 'la deuxième tuile retourne dans la pile',
    activated: (symbol) => `flèche\u202f: ${symbols[symbol]}`,
    bonus: (points) => `Bonus de flèche +${points}`,
    giftReceived: 'pioche un Présent',
    deckRefilled: 'Les Présents déballés sont remélangés',
    unwrapped: (gift) => `déballe ${gifts[gift]}`,
    retreated: (left, points) =>
      left > 0
        ? `Retrait\u202f: 2 + ${plural(left, 'pion restant', 'pions restants')}\u00a0×\u00a02 =\u00a0${points}`
        : `Retrait\u202f: ${points}`,
    moved: (figure, feature) =>
      `${feature === 'field' ? 'se couche' : 'se relève'}\u202f: ${figureOn(figure, feature)}`,
    scored: (why) => `${scored(why)}\u202f: ${formula(why)}`,
    unowned: (why) => `${scored(why)}\u202f: aucun point`,
    anotherTurn: 'rejoue',
    wentHome: 'Des pions rentrent sans points',
    giftsLeft: (count, points) =>
      `${plural(count, 'Présent emballé', 'Présents emballés')}\u00a0×\u00a02 =\u00a0${points}`,
    gate: (side) => `construit la Porte de la Ville ${sides[side]}`,
    wall: (side) => `construit un rempart ${sides[side]}`,
    guard: (side) => `pose un garde sur le rempart ${sides[side]}`,
    tower: (walls, points) =>
      `Tour placée, ${plural(walls, 'rempart', 'remparts')}\u202f: ${points}`,
    rimClosed: 'Les derniers remparts ferment la ville\u202f: la partie finit',
    won: (count) => (count > 1 ? 'se partagent la victoire' : 'remporte la partie'),
  },
};
