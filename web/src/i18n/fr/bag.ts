import type { Trait } from '../../bag/faces';
import type { GoodsName, SideLetter } from '../../engine/types';
import type { bag as english } from '../en/bag';
import { capital, cell, completed, edges, gifts, incomplete, plural } from './names';

const traits: Record<Trait, string> = {
  city: 'Ville',
  road: 'Route',
  river: 'Rivière',
  street: 'Route',
  market: 'Marché',
  abbey: 'Abbaye',
  shield: 'Blason',
  cathedral: 'Cathédrale',
  inn: 'Auberge',
  garden: 'Jardin',
  arrow: 'Flèche',
  public: 'Bâtiment public',
  historic: 'Bâtiment historique',
  spring: 'Source',
  lake: 'Lac',
};

const goods: Record<GoodsName, string> = {
  livestock: 'bétail',
  grain: 'céréales',
  fish: 'poisson',
};

const sides: Record<SideLetter, string> = { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' };

export const bag: typeof english = {
  title: 'Tuiles',
  close: 'Fermer',
  left: (count) => plural(count, 'tuile restante', 'tuiles restantes'),
  draws: (count) => plural(count, 'tour encore pour vous', 'tours encore pour vous'),
  printed: 'Le contenu de la boîte. Dans cette partie, on compte de tête.',
  printedOf: (face, total) => `${face}\u202f: ${total} dans la boîte`,
  piles: 'Piles',
  pile: (number, left) => `Pile ${number}\u202f: ${left}`,
  drawnFrom: 'en cours',
  discards: (count) =>
    count < 2
      ? '1\u00a0tuile a quitté le jeu\u202f: impossible à poser.'
      : `${count}\u00a0tuiles ont quitté le jeu\u202f: impossibles à poser.`,
  filters: 'Filtres',
  fitsCell: (x, y) => `Va en ${cell(x, y)}`,
  fitsNothing: 'Aucune tuile restante n’y va.',
  has: 'Imprimé dessus',
  trait: (trait) => traits[trait],
  sidesWanted: 'Côtés',
  side: (side, edge) => `${sides[side]}\u202f: ${edge ? edges[edge] : 'peu importe'}`,
  clear: 'Effacer',
  list: 'Sortes de tuiles',
  none: 'Aucune tuile n’a tout cela.',
  stack: (sides, signs, left, total) =>
    `${[
      capital(sides.map((side) => edges[side]).join(', ')),
      ...signs.map((sign) => traits[sign]),
    ].join(', ')}\u202f: reste ${left} sur ${total}`,
  odds: 'Chances',
  choose: 'Choisissez des sortes de tuiles pour voir leurs chances.',
  chosen: (kinds, tiles) =>
    `${plural(kinds, 'sorte', 'sortes')}, ${plural(tiles, 'tuile restante', 'tuiles restantes')}`,
  next: 'Prochaine tuile',
  yours: 'Pour vous avant la fin',

  inspector: {
    tiles: (count) => plural(count, 'tuile', 'tuiles'),
    shields: (count) => plural(count, 'blason', 'blasons'),
    goods: (sold) => sold.map((one) => goods[one]).join(', '),
    state: (kind, complete) => {
      if (kind === 'field' || kind === 'homes') return 'compte à la fin';
      return complete ? completed(kind) : incomplete(kind);
    },
    nobody: 'Personne ici',
    strength: (name, strength, leads) =>
      `${name}\u202f: force ${strength}${leads ? ', en tête' : ''}`,
    leads: 'en tête',
    shared: 'à égalité',
    now: 'Vaut maintenant',
    completed: (kind) => `Une fois ${completed(kind)}`,
    openCells: (count) => plural(count, 'case ouverte', 'cases ouvertes'),
    chance: (kind) =>
      kind === 'street' || kind === 'market' ? 'Chance de terminer' : 'Chance de compléter',
    chanceOf: 'qu’un de ses propriétaires pioche encore une tuile qui convient',
    fits: (count) => plural(count, 'tuile restante convient', 'tuiles restantes conviennent'),
    dead: 'Aucune tuile restante ne convient.',
    several: 'Il faut plus d’une tuile.',
    feeds: (kind, count) =>
      kind === 'homes'
        ? `Touche ${plural(count, 'marché', 'marchés')}`
        : count === 0
          ? 'Ne touche aucune ville complète'
          : `Touche ${plural(count, 'ville complète', 'villes complètes')}`,
    fields: (kind, count) =>
      kind === 'market'
        ? `Touche ${plural(count, 'zone résidentielle', 'zones résidentielles')}`
        : `Touche ${plural(count, 'pré', 'prés')}`,
    pin: 'Épingler pour comparer',
    unpin: 'Désépingler',
    times: (face, left) => `${face}, reste ${left}`,
  },

  hand: {
    title: 'Vos Présents',
    count: (count) => plural(count, 'Présent', 'Présents'),
    others: 'Présents des autres',
    none: 'Aucun Présent. Prolongez la route ou la ville d’un adversaire pour en piocher un.',
    keep: 'Vaut 2 points s’il reste emballé à la fin.',
    unwrap: (gift) => `Déballer ${gift}`,
    onBoard: 'Choisissez sur le plateau.',
    gift: gifts,
    does: {
      synod: 'Posez un meeple sur une abbaye incomplète, même occupée.',
      sweeper: 'Évaluez aussitôt une route incomplète. Tous ses pions rentrent.',
      retreat: 'Reprenez un de vos pions\u202f: 2 points, et 2 de plus par pion qui y reste.',
      'stand-lie': 'Un de vos meeple se couche dans un pré de sa tuile, ou s’en relève.',
      'take-two':
        'Piochez une deuxième tuile. Placez l’une des deux, l’autre retourne dans la pile.',
    },
  },
};
