import type { shelf as english } from '../en/shelf';

export const shelf: typeof english = {
  running: 'En cours',
  past: 'À revoir',
  plain: { classic: 'Jeu de base', city: 'Routes, marchés et remparts' },
  resume: 'Reprendre',
  replay: 'Revoir',
  result: 'Voir la fin',
  remove: 'Supprimer',
  removed: 'Partie supprimée',
  winner: 'a gagné',
  load: 'Importer',
  justNow: 'à l’instant',
  empty: 'Aucune partie pour l’instant. Chaque partie jouée est gardée ici, dans ce navigateur.',
  start: 'Jouer',
  dropHint: 'Vous pouvez aussi déposer une partie enregistrée sur cette page.',
  dropHere: 'Déposez la partie ici',
  dismiss: 'Fermer',
};
