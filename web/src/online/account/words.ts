/** The words of these dialogs, in the language that is spoken; they come with the dialogs. */
import { account as en } from '../../i18n/en/account';
import { account as fr } from '../../i18n/fr/account';
import { speech } from '../../i18n/index.svelte';

const WORDS = { en, fr };

export const words = (): typeof en => WORDS[speech.language];
