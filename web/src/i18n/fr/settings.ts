import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Couleurs',
  themes: { auto: 'Auto', light: 'Clair', dark: 'Sombre', contrast: 'Contrasté' },
  tiles: 'Tuiles',
  drawings: { illustrated: 'Illustrées', schematic: 'Schématiques' },
  pace: 'Rythme des bots',
  paces: { instant: 'Immédiat', brisk: 'Vif', calm: 'Posé' },
  confirm: 'Fin de votre tour',
  confirms: { always: 'Par un bouton', never: 'Aussitôt' },
  confirmHints: {
    always: 'Vous pouvez tout changer jusqu’à «\u202fFin du tour\u202f».',
    never: 'Votre dernier choix termine le tour.',
  },
  sound: 'Son',
  soundKey: 'Touche M',
  coordinates: 'Coordonnées autour du plateau',
  coordinatesKey: 'Touche C',
  update: {
    ready: 'Nouvelle version prête.',
    reload: 'Recharger',
    later: 'Plus tard',
  },
};
