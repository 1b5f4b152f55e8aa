import type { FigureName, GameName, GiftName, Why } from '../../engine/types';
import type { EndName } from '../../game/guide';
import type { game as english } from '../en/game';
import {
  agreed,
  capital,
  cell,
  counted,
  features,
  figureOn,
  figures,
  gifts,
  of,
  plural,
  roleOf,
  scored,
  sides,
  symbolDoes,
  symbols,
} from './names';

const levels: Record<string, string> = {
  beginner: 'Débutant',
  novice: 'Novice',
  club: 'Club',
  advanced: 'Avancé',
  expert: 'Expert',
  master: 'Maître',
};

const styles: Record<string, string> = {
  builder: 'bâtisseur',
  farmer: 'paysan',
  raider: 'pillard',
};

/** What is placed, with its article. */
const one = (figure: FigureName | null, game: GameName): string => {
  if (figure === 'big' || figure === 'abbot') return `votre ${figures[game][figure]}`;
  return figure === null ? 'un pion' : `un ${figures[game].meeple}`;
};

/** What else the button says that ends a decision. */
const ends: Record<EndName, string> = {
  turn: 'terminez votre tour',
  second: 'piochez la deuxième tuile',
  on: 'continuez',
};

/** What a gift asks for. */
const uses: Record<GiftName, string> = {
  synod: 'choisissez une abbaye',
  sweeper: 'choisissez une route à évaluer',
  retreat: 'choisissez un de vos pions à reprendre',
  'stand-lie': 'choisissez un de vos meeple à retourner',
  'take-two': 'piochez une deuxième tuile',
};

/** What makes a feature score, in the middle of a sentence. */
const said = (why: Why): string => scored(why).replace(/^./, (first) => first.toLowerCase());

export const game: typeof english = {
  language: 'Français',
  title: 'Remparts',
  games: { classic: 'Carcassonne', city: 'La Cité' },
  newGame: 'Nouvelle partie',
  myGames: 'Mes parties',
  learnToPlay: 'Apprendre',
  rulesPage: 'Règles',
  pages: 'Pages',
  lost: {
    game: {
      title: 'Cette partie n’est pas ici',
      line: 'Les parties restent dans le navigateur où elles ont été jouées. Elle a peut-être été supprimée, ou jouée sur un autre appareil\u202f: là-bas, «\u202fPartager et exporter\u202f» donne un lien qui s’ouvre partout.',
    },
    page: {
      title: 'Cette page n’existe pas',
      line: 'L’adresse est peut-être mal écrite ou périmée.',
    },
    other: 'Impossible d’ouvrir cette page',
    play: 'Jouer',
    retry: 'Réessayer',
  },
  loading: 'On déballe les tuiles…',
  failed: (reason) => `Quelque chose n’a pas marché. ${reason}`,
  you: 'Vous',
  bot: (level, style) => `${levels[level] ?? level}${style ? ` (${styles[style] ?? style})` : ''}`,
  player: (number) => `Joueur\u00a0${number}`,
  would: {
    score: (why, names) => `${scored(why)}\u202f: ${names}\u00a0+${why.points}`,
    nobody: (why) => `${scored(why)}\u202f: aucun point`,
    bonus: (name, points) => `Bonus de flèche\u202f: ${name}\u00a0+${points}`,
    tower: (name, points) => `Tour\u202f: ${name}\u00a0+${points}`,
    retreat: (name, points) => `Retrait\u202f: ${name}\u00a0+${points}`,
    arrow: (symbol) => `Flèche\u202f: ${symbols[symbol]}`,
    used: (gift) => `${gifts[gift]} déballé`,
    gift: 'Vous piochez un Présent',
    again: 'Vous rejouez',
    close: 'Les derniers remparts ferment la ville',
  },
  warn: {
    free: (why) =>
      `Personne ne marque de points pour ${agreed(why.feature, 'ce', 'cette')} ${features[why.feature]}\u202f: un de vos pions en rapporterait ${why.points}.`,
    last: (game) => `C’est votre dernier ${figures[game].meeple}.`,
  },
  boxed: 'Tuile impossible à poser\u202f: elle quitte le jeu, une autre a été piochée.',
  pass: {
    title: (name) => `${name}, à vous de jouer`,
    why: 'Passez l’appareil\u202f: des Présents cachés vont s’afficher',
    ready: 'C’est moi',
  },
  watching: 'Rediffusion',
  unsaved:
    'Ce navigateur ne permet pas de garder la partie\u202f: elle sera perdue à la fermeture de la page.',
  board: 'Plateau',
  tools: 'Vue',
  fit: 'Voir tout le plateau',
  showLast: 'Voir le dernier coup',
  overlays: {
    none: 'Aucun calque',
    fields: 'Prés',
    owners: 'Propriétaires',
    ends: 'Tuiles possibles ici',
    dead: 'Cases impossibles',
  },
  legends: {
    fields: 'Prés\u202f: un motif par pré\u202f; un point par ville complète qu’il touche.',
    homes:
      'Zones résidentielles\u202f: un motif par zone\u202f; un point par marché qu’elle touche.',
    owners: 'Propriétaires\u202f: chaque zone dans la couleur de qui y est en tête.',
    ends: 'Tuiles possibles ici\u202f: combien de tuiles restantes vont sur chaque case vide.',
    dead: 'Cases impossibles\u202f: barrées, aucune tuile restante ne peut y aller.',
  },
  panels: {
    log: 'Journal',
    bag: 'Tuiles restantes',
    hand: 'Présents',
    chat: 'Discussion',
    table: 'La table',
    share: 'Partager et exporter',
    keys: 'Clavier',
    command: 'Commande',
    settings: 'Réglages',
    feature: 'Zone',
  },
  moreTools: 'Plus d’outils',
  close: 'Fermer',
  players: 'Joueurs',
  toPlay: 'joue',
  points: (count) => plural(count, 'point', 'points'),
  projected: 'si la partie finissait maintenant',
  supply: (count, figure, game) => `reste ${count} × ${figures[game][figure]}`,
  giftCount: (count) => plural(count, 'Présent emballé', 'Présents emballés'),
  inAll: (points) => `${points} en tout si la partie finissait maintenant`,
  panelTabs: 'À côté du plateau',
  tilesLeft: (count) => plural(count, 'tuile restante', 'tuiles restantes'),
  turnOf: (name) => `Au tour ${of(name)}`,
  yourTurn: 'À vous de jouer',
  placeTile: (tiles, spots) =>
    `Placez ${tiles > 1 ? 'une de vos tuiles' : 'votre tuile'}${
      spots === null ? '' : `\u202f: ${plural(spots, 'case', 'cases')}`
    }`,
  thinking: (name) => `${name} réfléchit…`,
  placeFigure: (figure, game, far, recall) =>
    `Posez ${one(figure, game)}${far ? ', ici ou sur une zone marquée' : ''}${
      recall ? ', reprenez votre abbé' : ''
    }`,
  takeBack: 'Reprenez votre abbé',
  steps: {
    arrow: 'Deux flèches\u202f: choisissez celle qui compte',
    gate: 'Construisez la Porte de la Ville\u202f: choisissez un côté de la ville',
    wall: 'Construisez un rempart\u202f: choisissez un bout des remparts',
    guard: 'Posez un garde sur votre nouveau rempart',
    tower: 'Placez une tour à un bout des remparts',
  },
  orElse: (what, end) => `${what}, ou ${ends[end]}`,
  chooseOne: 'Choisissez un des endroits marqués',
  hints: {
    spot: () => 'Votre tuile va ici\u202f: choisissez une case.',
    rotate: () => 'Touchez encore la tuile pour la tourner.',
    figure: (game) => `Posez un ${figures[game].meeple} pour l’occuper, ou non.`,
    end: () => 'C’est bon\u202f? Terminez votre tour ici.',
    inspector: () => 'Touchez une zone pour voir ce qu’elle vaut.',
  },
  done: {
    put: (figure, feature) => {
      const role = roleOf(figure, feature);
      return `${capital(role)} ${role === 'marchande' ? 'posée' : 'posé'}`;
    },
    recall: 'Abbé repris',
    gate: 'Porte de la Ville construite',
    wall: 'Rempart construit',
    guard: 'Garde posé',
    tower: 'Tour placée',
    place: 'Tuile placée',
    arrow: 'Flèche choisie',
    gift: (gift) => `${gifts[gift]} déballé`,
    none: (game) => `Aucun ${figures[game].meeple} à poser`,
    abbotOnly: 'Il ne vous reste que l’abbé, sans place ici',
    occupied: 'Tout est occupé ici',
  },
  ready: (done, end) => `${done}\u202f: ${ends[end]}`,
  endings: { turn: 'Fin du tour', second: 'Piocher la 2ᵉ tuile', on: 'Continuer' },
  gains: (name, points) => `${name} ${points >= 0 ? '+' : '−'}${Math.abs(points)}`,
  yourTile: 'Votre tuile',
  rotateLeft: 'Tourner à gauche',
  rotateRight: 'Tourner à droite',
  undo: 'Annuler',
  none: 'Aucun',
  recall: 'Reprendre l’abbé',
  arrow: (symbol) => `Flèche\u202f: ${symbols[symbol]}`,
  arrowAlone: 'Flèche',
  arrowDoes: (symbol) => symbolDoes[symbol],
  putFigure: figureOn,
  gift: (gift) => gifts[gift],
  useGift: (gift) => `${gifts[gift]}\u202f: ${uses[gift]}`,
  unwrap: (gift) => `Déballer ${gifts[gift]}`,
  piece: (piece, side) =>
    `${{ gate: 'Porte de la Ville', wall: 'Rempart', guard: 'Garde', tower: 'Tour' }[piece]} ${sides[side]}`,
  won: (names) => (names === 'Vous' ? 'Vous avez gagné' : `${names} a gagné`),
  tied: (names) => `Victoire partagée\u202f: ${names}`,
  and: ' et ',
  log: 'Journal',
  inspector: 'Zone',
  inspectorHint: 'Pointez une zone pour voir ce qu’elle vaut.',
  feature: features,
  shields: (count) => counted.shields(count),
  now: 'Maintenant',
  openCells: 'Cases ouvertes',
  fits: 'Tuiles restantes qui conviennent',
  nobody: 'À personne',
  events: {
    begins: 'commence',
    boxed: 'Tuile impossible à poser\u202f: elle quitte le jeu',
    laid: (x, y) => `place une tuile en ${cell(x, y)}`,
    spareReturned: 'La deuxième tuile retourne dans la pile',
    activated: (symbol) => `flèche\u202f: ${symbols[symbol]}`,
    bonus: (points) => `Bonus de flèche +${points}`,
    giftReceived: 'pioche un Présent',
    deckRefilled: 'Les Présents déballés sont remélangés',
    unwrapped: (gift) => `déballe ${gifts[gift]}`,
    retreated: (points) => `Retrait +${points}`,
    put: figureOn,
    moved: (figure) => `change de place\u202f: ${figures.classic[figure]}`,
    scored: (why) =>
      `+${why.points}, ${said(why)}\u202f: ${why.terms
        .map((term) => `${counted[term.what](term.count)}\u00a0×\u00a0${term.each}`)
        .join(' + ')}`,
    unowned: (why) => `${scored(why)}\u202f: aucun point`,
    anotherTurn: 'rejoue',
    wentHome: 'Des pions rentrent sans points',
    giftsLeft: (points) => `+${points}, Présents emballés`,
    built: (piece) =>
      ({
        gate: 'construit la Porte de la Ville',
        wall: 'construit un rempart',
        guard: 'pose un garde sur le rempart',
      })[piece],
    tower: (points) => `+${points}, tour placée`,
    rimClosed: 'Les derniers remparts ferment la ville\u202f: la partie finit',
  },
};
