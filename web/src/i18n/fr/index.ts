import type { Catalogue } from '../en';
import { bag } from './bag';
import { end } from './end';
import { game } from './game';
import { help } from './help';
import { history } from './history';
import { online } from './online';
import { scene } from './scene';
import { settings } from './settings';
import { setup } from './setup';
import { shelf } from './shelf';

/** Everything the page says, in French. */
export const fr: Catalogue = {
  ...game,
  bag,
  end,
  help,
  history,
  online,
  scene,
  settings,
  setup,
  shelf,
};
