/** What the rules page says, in the language that is spoken; it comes with the page. */
import type { OnDemand } from '../i18n/generated';
import { speech } from '../i18n/index.svelte';
import type { SectionId } from './sections';

await speech.need('rules');

export const rulesText = (): OnDemand['rules'] => speech.topic('rules');

/** The text of a section, in the little language of `prose.ts`. */
export const sectionText = (section: SectionId): string => speech.documents('rules')[section] ?? '';
