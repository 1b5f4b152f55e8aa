/** The texts of both languages, for tests. */
import { withTopics } from './index.svelte';

const [english, french] = await Promise.all(
  ['en', 'fr'].map((language) => withTopics(language, ['rules', 'learn'])),
);
if (!english || !french) throw new Error('both are spoken');

export const [en, fr] = [english.t, french.t];
/** What comes with topics that are loaded on demand. */
export const BOTH = { en: english, fr: french };
