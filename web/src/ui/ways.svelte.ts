import { here, type Route } from '../app/route.svelte';
import { speech } from '../i18n/index.svelte';
import { server } from '../online/server.svelte';
import { player } from '../online/view-player.svelte';
import type { IconName } from './icons';

/** A page that one can go to. */
export interface Way {
  to: Route;
  icon: IconName;
  name: string;
  /** What it is called where there is little room. */
  short: string;
  /** How much waits there. */
  waiting?: number;
}

/** Games that wait for this player, but for the one on the screen. */
function elsewhere(): number {
  return player.games.filter(
    ({ your_turn, table }) =>
      your_turn && !(here.route.page === 'table' && here.route.id === table.id),
  ).length;
}

/** Where one can go from everywhere. */
export function ways(): Way[] {
  const { t } = speech;
  const { layout } = t;
  return [
    { to: { page: 'setup' }, icon: 'again', name: t.newGame, short: layout.new },
    ...(server.there
      ? [
          {
            to: { page: 'tables' },
            icon: 'online',
            name: t.online.play,
            short: layout.online,
            waiting: elsewhere(),
          } as const,
        ]
      : []),
    { to: { page: 'shelf' }, icon: 'games', name: t.myGames, short: layout.games },
    {
      to: { page: 'learn', lesson: null },
      icon: 'learn',
      name: t.learnToPlay,
      short: t.learnToPlay,
    },
    { to: { page: 'rules', section: null }, icon: 'rules', name: t.rulesPage, short: t.rulesPage },
  ];
}

/** The sheet that leads elsewhere, which a game opens on a phone. */
class Menu {
  open: boolean = $state(false);
  settings: boolean = $state(false);
}

export const menu = new Menu();
