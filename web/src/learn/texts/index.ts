import { speech } from '../../i18n/index.svelte';
import { en } from './en';
import { fr } from './fr';
import type { LearnText } from './types';

/** What the lessons say, in the language that is spoken. */
export function learnText(): LearnText {
  return speech.language === 'fr' ? fr : en;
}
