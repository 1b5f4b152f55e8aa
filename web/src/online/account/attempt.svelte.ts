/** One thing at a time, and a sentence when it fails. */
import { speech } from '../../i18n/index.svelte';
import { problemWords } from '../view-words';

export class Attempts {
  busy = $state(false);
  problem = $state('');

  async run(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await act();
    } catch (error) {
      this.problem = problemWords(speech.t, error);
    } finally {
      this.busy = false;
    }
  }
}
