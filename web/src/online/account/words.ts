/** The words of these dialogs, in the language that is spoken; they come with the dialogs. */
import type { OnDemand } from '../../i18n/generated';
import { speech } from '../../i18n/index.svelte';

await speech.need('account');

export const words = (): OnDemand['account'] => speech.topic('account');
