import type { tiles as english } from '../en/tiles';

export const tiles: typeof english = {
  quoted: (name) => `«\u202f${name}\u202f»`,
  playedWith: (sets) => `avec les tuiles ${sets}`,
  set: 'Jeu de tuiles',
  digest: 'Empreinte',
  own: 'Vos propres tuiles',
  ownHint: 'Jouez avec les tuiles de votre boîte.',
  ownLine:
    'Décrivez les tuiles de votre boîte dans un fichier texte (docs/TILES.md, dans le projet, explique comment), chargez-le et jouez. Il reste dans ce navigateur.',
  onlineHint: 'Seulement pour les parties sur cet appareil.',
  onlineLine:
    'En ligne, tout le monde a besoin des mêmes tuiles\u202f: seules celles du serveur conviennent. Les vôtres servent aux parties sur cet appareil.',
  load: 'Charger un fichier de tuiles',
  dropHint: 'Ou déposez-le sur cette page.',
  dropHere: 'Déposez le fichier de tuiles ici',
  parts: {
    city: 'La Cité',
    base: 'Jeu de base',
    river: 'La Rivière',
    inns: 'Auberges & Cathédrales',
    anniversary: 'Mini-extension Anniversaire',
  },
  about: (part, count, name, digest) => `${part} · ${count}\u00a0tuiles · ${name} ${digest}`,
  remove: (name) => `Retirer ${name}`,
  removed: (name) => `${name} a été retiré.`,
  stillNeeded: (games) => {
    if (games === 0) return '';
    return games === 1
      ? 'Une de vos parties ne s’ouvre pas sans lui.'
      : `${games}\u00a0de vos parties ne s’ouvrent pas sans lui.`;
  },
  notKept:
    'Ce navigateur n’a pas la place de le garder. Après un rechargement, chargez à nouveau le fichier.',
  refused: {
    foreign:
      'Ce n’est pas un fichier de tuiles. Choisissez un fichier texte dont les premières lignes disent «\u202fset\u202f» et «\u202ffor\u202f».',
    ours: 'Ces tuiles sont déjà fournies avec le jeu. Changez-en quelques-unes, donnez un autre nom au jeu de tuiles et chargez-le à nouveau.',
    other: (name) =>
      `Ce fichier contient un autre jeu de tuiles, «\u202f${name}\u202f». Choisissez celui qui est nommé plus haut.`,
    broken:
      'Une chose est à corriger dans ce fichier\u202f; chargez-le ensuite à nouveau. La voici en anglais, la langue de ces fichiers\u202f:',
  },
  needed: 'Il manque des tuiles',
  neededLine: (sets) =>
    sets === 1
      ? 'Cette partie se joue avec un jeu de tuiles qui n’est pas sur cet appareil. Chargez son fichier et la partie s’ouvre.'
      : 'Cette partie se joue avec des jeux de tuiles qui ne sont pas sur cet appareil. Chargez leurs fichiers et la partie s’ouvre.',
};
