/** How much room there is; the same lines are drawn in the styles. */
import { MediaQuery } from 'svelte/reactivity';

/** Held in a hand: either narrow, or lying on its side. */
const phone = new MediaQuery('(max-width: 599px), (max-height: 500px)');
/** Whether there is room beside the board. */
const wide = new MediaQuery('(min-width: 900px) and (min-height: 501px)');
/** On its side, where height is scarce. */
const flat = new MediaQuery('(max-height: 500px)');

export const size = {
  get phone(): boolean {
    return phone.current;
  },
  get wide(): boolean {
    return wide.current;
  },
  get flat(): boolean {
    return flat.current;
  },
};
