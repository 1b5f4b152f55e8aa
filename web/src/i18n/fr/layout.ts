import type { layout as english } from '../en/layout';

export const layout: typeof english = {
  new: 'Nouvelle',
  games: 'Parties',
  online: 'En ligne',
  more: 'Plus',
  menu: 'Menu',
  back: 'Revenir à la partie',
  gifts: (count) => `Présents à utiliser\u202f: ${count}`,
  rotate: 'Tourner la tuile',
  history: 'Historique',
  tools: {
    fit: 'Tout voir',
    last: 'Dernier coup',
    fields: 'Prés',
    owners: 'Propriétaires',
    ends: 'Tuiles possibles',
    dead: 'Impossibles',
    bag: 'Restantes',
    log: 'Journal',
    hand: 'Présents',
    chat: 'Discussion',
    table: 'Table',
    share: 'Partager',
    keys: 'Clavier',
  },
};
