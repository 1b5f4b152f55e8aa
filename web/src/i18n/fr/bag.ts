import type { Trait } from '../../bag/faces';
import type { GoodsName, SideLetter } from '../../engine/types';
import type { bag as english } from '../en/bag';
import { capital, cell, edges, plural } from './names';

const traits: Record<Trait, string> = {
  city: 'Ville',
  road: 'Route',
  river: 'Rivière',
  street: 'Rue',
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

const goods: Record<GoodsName, string> = { livestock: 'bétail', grain: 'grain', fish: 'poisson' };

const sides: Record<SideLetter, string> = { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' };

export const bag: typeof english = {
  title: 'Tuiles',
  close: 'Fermer',
  left: (count) => plural(count, 'tuile restante', 'tuiles restantes'),
  draws: (count) => plural(count, 'tour pour vous', 'tours pour vous'),
  printed: 'Le contenu de la boîte. À cette table, on compte de tête.',
  printedOf: (face, total) => `${face}\u00a0: ${total} dans la boîte`,
  piles: 'Piles',
  pile: (number, left) => `Pile ${number}\u00a0: ${left}`,
  drawnFrom: 'en cours',
  discards: (count) =>
    count < 2
      ? '1 tuile a quitté le jeu\u00a0: à la pioche, elle n’allait nulle part.'
      : `${count} tuiles ont quitté le jeu\u00a0: à la pioche, elles n’allaient nulle part.`,
  filters: 'Filtres',
  fitsCell: (x, y) => `Va en ${cell(x, y)}`,
  fitsNothing: 'Aucune tuile restante n’y va.',
  has: 'Imprimé dessus',
  trait: (trait) => traits[trait],
  sidesWanted: 'Côtés',
  side: (side, edge) => `${sides[side]}\u00a0: ${edge ? edges[edge] : 'peu importe'}`,
  clear: 'Effacer',
  list: 'Sortes de tuiles',
  none: 'Aucune tuile n’y répond.',
  stack: (sides, signs, left, total) =>
    `${[
      capital(sides.map((side) => edges[side]).join(', ')),
      ...signs.map((sign) => traits[sign]),
    ].join(', ')}\u00a0: reste ${left} sur ${total}`,
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
      const feminine = ['city', 'road', 'abbey', 'street'].includes(kind);
      if (complete) return feminine ? 'complète' : 'complet';
      return feminine ? 'ouverte' : 'ouvert';
    },
    nobody: 'Personne ici',
    strength: (name, strength, leads) =>
      `${name}\u00a0: force ${strength}${leads ? ', en tête' : ''}`,
    leads: 'en tête',
    shared: 'à égalité',
    now: 'Vaut maintenant',
    completed: 'Si on l’achève',
    openCells: (count) => plural(count, 'case ouverte', 'cases ouvertes'),
    chance: 'Chance d’achever',
    chanceOf: 'qu’un de ses maîtres pioche encore une tuile qui convient',
    fits: (count) => plural(count, 'tuile restante convient', 'tuiles restantes conviennent'),
    dead: 'Aucune tuile restante ne convient.',
    several: 'Il faut plus d’une tuile.',
    feeds: (kind, count) =>
      kind === 'homes'
        ? `Touche ${plural(count, 'marché', 'marchés')}`
        : count === 0
          ? 'Ne nourrit aucune ville complète'
          : `Nourrit ${plural(count, 'ville complète', 'villes complètes')}`,
    fields: (kind, count) =>
      kind === 'market'
        ? `Touche ${plural(count, 'quartier', 'quartiers')}`
        : `Touche ${plural(count, 'pré', 'prés')}`,
    pin: 'Épingler pour comparer',
    unpin: 'Désépingler',
    times: (face, left) => `${face}, reste ${left}`,
  },

  hand: {
    title: 'Vos cadeaux',
    count: (count) => plural(count, 'cadeau', 'cadeaux'),
    others: 'Cadeaux des autres',
    none: 'Aucun cadeau. Agrandissez la route ou la ville d’un autre joueur pour en recevoir un.',
    keep: 'Vaut 2 points s’il reste emballé à la fin.',
    unwrap: (gift) => `Déballer ${gift}`,
    onBoard: 'Choisissez sa cible sur le plateau.',
    gift: {
      synod: 'Synode',
      sweeper: 'Cantonnier',
      retreat: 'Retraite',
      'stand-lie': 'Debout, couché',
      'take-two': 'Deux tuiles',
    },
    does: {
      synod: 'Posez un partisan sur une abbaye ouverte, même occupée.',
      sweeper: 'Comptez aussitôt une route ouverte\u00a0; tous ses pions rentrent.',
      retreat: 'Reprenez un de vos pions\u00a0: 2 points, et 2 de plus par pion qui y reste.',
      'stand-lie': 'Un de vos partisans se couche dans un pré de sa tuile, ou s’en relève.',
      'take-two': 'Piochez une deuxième tuile, posez l’une des deux et rendez l’autre.',
    },
  },
};
