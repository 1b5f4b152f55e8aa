import { speech } from '../../i18n/index.svelte';
import { en } from './en';
import { fr } from './fr';

export type RulesText = typeof en;

/** What the rules page says, in the language that is spoken. */
export function rulesText(): RulesText {
  return speech.language === 'fr' ? fr : en;
}
