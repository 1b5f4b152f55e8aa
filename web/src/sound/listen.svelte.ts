import { untrack } from 'svelte';
import { texts } from '../game/draft';
import type { Session } from '../game/session.svelte';
import { hear, play, tick } from './sounds';

/** Lets a game be heard, as long as the component that calls this is there. */
export function listen(of: () => Session): void {
  const session = of();
  let heard = session.chronicle.length;
  let drafted = texts(session.draft).join();
  let failed = session.failure;

  $effect(() => {
    const news = session.chronicle.slice(heard);
    heard = session.chronicle.length;
    if (news.length === 0) return;
    const happenings = news.flatMap((entry) => entry.happenings);
    untrack(() => hear(happenings, session.viewer));
    if (news.some(({ seat }) => seat !== null && seat === untrack(() => session.seat))) tick();
  });

  $effect(() => {
    const draft = texts(session.draft).join();
    if (draft !== drafted && draft !== '') {
      play('turn');
      tick();
    }
    drafted = draft;
  });

  $effect(() => {
    if (session.failure !== null && session.failure !== failed) play('error');
    failed = session.failure;
  });
}
