/** The rules page in English. */
import { city } from './en/city';
import { classic } from './en/classic';
import { expansions } from './en/expansions';

export const en = {
  title: 'Rules',
  contents: 'Contents',
  jump: 'Go to',
  lead: 'Short and complete, with pictures drawn by the game itself.',
  learn: 'Rather learn by playing? Take the lessons',
  linkTo: (rule: string) => `Address of rule ${rule}`,
  groups: {
    game: 'The game',
    features: 'The land',
    expansions: 'Expansions',
    city: 'The City',
    tables: 'At a glance',
  },
  sections: {
    ...classic,
    ...expansions,
    ...city,
    tables: `
Scoring at a glance

## Carcassonne

| | Complete | At the end |
| Road | 1 a tile | 1 a tile |
| Road with an inn | 2 a tile | 0 |
| City | 2 a tile, 2 a shield | 1 a tile, 1 a shield |
| City with a cathedral | 3 a tile, 3 a shield | 0 |
| City of two tiles, first edition | 2 | 1 a tile |
| Abbey, garden | 9 | 1, and 1 a tile around it |
| Field | – | 3 a complete city |
| Field, first edition | – | 4 a complete city |
| Wrapped gift | – | 2 |

## The City

| | Finished | At the end |
| Street of 1 to 3 tiles | 1 a tile | 0 |
| Street of 4 tiles or more | 2 a tile | 0 |
| Market | tiles × different goods | 0 |
| Homes | – | 2 a market |
| Guard | – | 2 a public, 3 a historic building |
| Tower | 1 a wall | – |
`,
  },
};
