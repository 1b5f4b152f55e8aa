import { bag } from './bag';
import { end } from './end';
import { game } from './game';
import { help } from './help';
import { history } from './history';
import { layout } from './layout';
import { online } from './online';
import { peace } from './peace';
import { refusals } from './refusals';
import { scene } from './scene';
import { settings } from './settings';
import { setup } from './setup';
import { shelf } from './shelf';
import { tiles } from './tiles';

/** Everything the page says, in English; other languages say the same. */
export const en = {
  ...game,
  bag,
  end,
  help,
  history,
  layout,
  online,
  peace,
  refusals,
  scene,
  settings,
  setup,
  shelf,
  tiles,
};

/** What every language has to say. */
export type Catalogue = typeof en;
