/** La page des règles en français. */
import type { en } from './en';
import { city } from './fr/city';
import { classic } from './fr/classic';
import { expansions } from './fr/expansions';

export const fr: typeof en = {
  title: 'Règles',
  contents: 'Sommaire',
  jump: 'Aller à',
  lead: 'Courtes et complètes, avec des images dessinées par le jeu lui-même.',
  learn: 'Envie d’apprendre en jouant\u202f? Suivez les leçons',
  linkTo: (rule) => `Adresse de la règle ${rule}`,
  groups: {
    game: 'Le jeu',
    features: 'Le paysage',
    expansions: 'Extensions',
    city: 'La Cité',
    tables: 'En bref',
  },
  sections: {
    ...classic,
    ...expansions,
    ...city,
    tables: `
Les points en bref

## Carcassonne

| | Complet | À la fin |
| Route | 1 par tuile | 1 par tuile |
| Route avec auberge | 2 par tuile | 0 |
| Ville | 2 par tuile, 2 par blason | 1 par tuile, 1 par blason |
| Ville avec cathédrale | 3 par tuile, 3 par blason | 0 |
| Ville de deux tuiles, première édition | 2 | 1 par tuile |
| Abbaye, jardin | 9 | 1, et 1 par tuile autour |
| Pré | – | 3 par ville complète |
| Pré, première édition | – | 4 par ville complète |
| Présent emballé | – | 2 |

## La Cité

| | Terminé | À la fin |
| Route de 1 à 3 tuiles | 1 par tuile | 0 |
| Route de 4 tuiles et plus | 2 par tuile | 0 |
| Marché | tuiles × types différents | 0 |
| Zone résidentielle | – | 2 par marché |
| Garde | – | 2 par bâtiment public, 3 par historique |
| Tour | 1 par rempart | – |
`,
  },
};
