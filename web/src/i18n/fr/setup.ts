import type { setup as english } from '../en/setup';
import { of } from './names';
import { online } from './online';

/** Whoever plays, or the clock, in the middle of a sentence. */
const within = (who: string): string => (who === online.inWords.none ? 'sans pendule' : who);

export const setup: typeof english = {
  title: 'Nouvelle partie',
  quickly: 'Choix rapides',
  tiles: 'Tuiles de ce serveur',
  tilesLine: (title) => title || 'À la place des tuiles fournies avec le jeu.',
  quick: {
    base: 'Jeu de base',
    first: 'Première édition',
    all: 'Tout',
    city: 'La Cité',
  },
  game: 'Jeu',
  games: {
    classic: {
      name: 'Carcassonne',
      line: 'Bâtissez le paysage, occupez ses routes, ses villes, ses abbayes et ses prés.',
    },
    city: {
      name: 'La Cité',
      line: 'Bâtissez routes, marchés et zones résidentielles, puis les remparts autour.',
    },
  },
  edition: 'Édition',
  editions: {
    anniversary: {
      name: '20ᵉ anniversaire',
      line: 'Un pré rapporte 3\u00a0points par ville complète qu’il touche. Les petites villes comptent en entier.',
    },
    first: {
      name: 'Première édition',
      line: 'Une ville complète rapporte 4\u00a0points aux paysans alentour. À deux tuiles, elle compte moitié.',
    },
  },
  expansion: 'Extensions et paysans',
  expansions: {
    river: {
      name: 'La Rivière',
      short: 'Rivière',
      line: 'La partie commence par une rivière.',
    },
    abbot: {
      name: 'L’Abbé et les jardins',
      short: 'Abbé',
      line: 'Un moine pour abbayes et jardins, qui peut rentrer plus tôt.',
    },
    arrows: {
      name: 'Mini-extension Anniversaire',
      short: 'Flèches',
      line: 'Un tour de plus, un deuxième meeple ou un meeple n’importe où.',
    },
    inns: {
      name: 'Auberges & Cathédrales',
      short: 'Auberges & Cathédrales',
      line: 'Quitte ou double, un gros meeple, une sixième couleur.',
    },
    gifts: {
      name: 'Les Présents',
      short: 'Présents',
      line: 'Aidez un adversaire, piochez un Présent.',
    },
  },
  option: 'Options',
  farmers: {
    name: 'Paysans',
    line: 'Des meeple couchés dans les prés, évalués à la fin.',
  },
  guards: {
    name: 'Un garde par rempart',
    line: 'Pendant la troisième pile, un garde sur chaque nouveau rempart, pas seulement sur le dernier.',
  },
  otherwise: {
    title: 'Autres lectures des règles',
    hint: (chosen) => {
      if (chosen === 0) return 'Aucune\u202f: tout selon le livret.';
      return chosen === 1 ? '1\u00a0choisie' : `${chosen}\u00a0choisies`;
    },
    line: 'Là où le livret laisse le choix, certains jouent autrement. Cochez les lectures que vous préférez.',
    read: (list) => `règles lues autrement (${list})`,
    city: {
      'beyond straight-out': {
        name: 'Vue libre depuis les remparts',
        short: 'vue libre depuis les remparts',
        line: 'Aucune tuile droit devant un rempart ou la Porte de la Ville, même loin. D’habitude\u202f: seule la case voisine reste vide.',
      },
      'freed at-once': {
        name: 'Gardes aussitôt',
        short: 'gardes aussitôt',
        line: 'Un bonhomme qui rentre peut monter la garde au même tour. D’habitude\u202f: dès le tour suivant.',
      },
      'closing-wall clockwise': {
        name: 'Dernier rempart dans le sens horaire',
        short: 'dernier rempart dans le sens horaire',
        line: 'Le rempart qui referme la ville compte toujours comme la suite du bout atteint dans le sens horaire. D’habitude\u202f: du bout où une tour rapporte le plus.',
      },
    },
    classic: {
      'river-bends alternating': {
        name: 'Méandres alternés',
        short: 'méandres alternés',
        line: 'À gauche, puis à droite, même avec des tuiles droites entre les deux. D’habitude\u202f: seulement si les méandres se suivent.',
      },
      'river-bends two-ahead': {
        name: 'Place devant la rivière',
        short: 'place devant la rivière',
        line: 'Les deux cases devant la rivière et leurs voisines doivent être vides, les méandres sont libres. D’habitude\u202f: deux méandres qui se suivent alternent.',
      },
      'abbot-recall same-turn': {
        name: 'L’abbé rentre aussitôt',
        short: 'l’abbé rentre aussitôt',
        line: 'Un abbé posé par le Synode peut rentrer au même tour. D’habitude\u202f: dès le tour suivant.',
      },
      'garden-retreat on': {
        name: 'Retrait d’un jardin',
        short: 'Retrait d’un jardin',
        line: 'Le Retrait fait aussi rentrer l’abbé d’un jardin, pour 2\u00a0points. D’habitude\u202f: de partout, sauf d’un jardin.',
      },
    },
  },
  seats: 'Joueurs',
  seat: (number) => `Place ${number}`,
  who: (number) => `Qui joue à la place ${number}`,
  person: 'Quelqu’un ici',
  bots: 'Bots',
  bot: (level) => `Bot\u202f: ${level}`,
  levels: {
    beginner: 'Ne voit que ses points du tour, et n’est jamais paysan.',
    novice: 'Compte ce que chacun marquerait si la partie s’arrêtait là.',
    club: 'Sait d’un coup d’œil ce que valent zones et pions.',
    advanced: 'Pèse aussi toutes les réponses du joueur suivant.',
    expert: 'Joue aussi la suite de ses meilleures idées pour voir où elles mènent.',
    master: 'Prend son temps et joue pour gagner, ne serait-ce que d’un point.',
  },
  name: (number) => `Nom à la place ${number}`,
  style: (number) => `Style du bot à la place ${number}`,
  allRound: 'Polyvalent',
  allRoundLine: 'Sans plan préféré.',
  inStyle: (style) => `Style\u202f: ${style}`,
  styles: {
    builder: { name: 'Bâtisseur', line: 'Aime compléter de grandes zones.' },
    farmer: { name: 'Paysan', line: 'Aime les prés, et ce qui compte à la fin.' },
    raider: { name: 'Pillard', line: 'Aime s’inviter chez les autres.' },
  },
  color: (number, color) => `Couleur de la place ${number}\u202f: ${color}`,
  chooseColor: (number) => `Couleur de la place ${number}`,
  colors: {
    blue: 'bleu',
    vermilion: 'vermillon',
    yellow: 'jaune',
    black: 'noir',
    pink: 'rose',
    white: 'blanc',
  },
  earlier: (name) => `Monter ${name}`,
  remove: (name) => `Retirer ${name}`,
  add: 'Ajouter un joueur',
  shuffle: {
    name: 'Mélanger les places',
    line: 'L’ordre est tiré au sort au début de la partie.',
  },
  help: 'Aides pendant la partie',
  presets: {
    learner: { name: 'Découverte', line: 'Toutes les aides, avec des avertissements.' },
    standard: { name: 'Standard', line: 'Tous les faits, sans conseil.' },
    tournament: { name: 'Tournoi', line: 'Seulement ce que chacun peut vérifier.' },
    purist: { name: 'Puriste', line: 'Le plateau nu. À vous de compter.' },
  },
  aids: {
    spots: 'Cases pour la tuile',
    preview: 'Points d’un coup',
    projection: 'Scores projetés',
    overlays: 'Prés et propriétaires',
    frontier: 'Tuiles possibles, cases impossibles',
    bag: 'Tuiles restantes, chances',
    warnings: 'Avertissements',
  },
  aidOn: 'oui',
  aidOff: 'non',
  start: 'Commencer',
  summary: (what, who, tiles) =>
    `${what}\u202f: ${within(who)}${tiles === null ? '' : `, ${tiles}\u00a0tuiles`}`,
  standIns: (set, pieces, unknown) => {
    const count =
      unknown === pieces ? `les ${pieces}\u00a0tuiles` : `${unknown} des ${pieces}\u00a0tuiles`;
    const named: Record<string, string> = {
      anniversary: 'à flèches',
      river20: 'de la Rivière',
      city: 'de La Cité',
    };
    return `${count} ${named[set] ?? of(set)}`;
  },
  notKnown: (tiles) =>
    `Faute d’images ou de listes, nous avons imaginé ${tiles}. ` +
    'Si vous avez la boîte, chargez ses tuiles ci-dessous.',
  edited: (edition) => ({ anniversary: '20ᵉ anniversaire', first: 'première édition' })[edition],
  with: (list) => `avec ${list}`,
  withoutFarmers: 'sans paysans',
  withGuards: 'un garde par rempart',
  you: 'vous',
  against: (one, others) => `${one} contre ${others}`,
  watching: (bots) => `${bots}, et vous regardez`,
  problems: {
    players: (game) =>
      game === 'city' ? 'La Cité se joue de deux à quatre.' : 'Carcassonne se joue de deux à six.',
    sixth: 'À six, il faut Auberges & Cathédrales, qui apporte la sixième couleur.',
    other: 'Ces choix ne vont pas ensemble.',
  },
  fixes: {
    fewer: (count) => `Garder les ${count} premières places`,
    inns: 'Ajouter Auberges & Cathédrales',
  },
};
