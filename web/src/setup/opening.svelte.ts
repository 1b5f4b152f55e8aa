/** A table on line that is about to be opened. */
import { speech } from '../i18n/index.svelte';
import { open } from '../online/api';
import { server } from '../online/server.svelte';
import { player } from '../online/view-player.svelte';
import { problemWords } from '../online/view-words';
import type { Form } from './form';
import {
  inviting,
  lastPlace,
  lastTerms,
  mixed,
  ownChair,
  rememberPlace,
  rememberTerms,
  tableWish,
  type Place,
} from './online';

export class Opening {
  #wanted: Place = $state(lastPlace());
  terms = $state.raw(lastTerms());
  /** The own chair of whoever opens the table. */
  me: number | null = $state(null);
  /** A name that was typed here. */
  typed: string | null = $state(null);
  busy: boolean = $state(false);
  /** Why the server refused. */
  refusal: string = $state('');

  /** Without a server everyone plays here. */
  readonly online = $derived(server.there && this.#wanted === 'online');
  readonly name = $derived(this.typed ?? player.name);

  get place(): Place {
    return this.online ? 'online' : 'here';
  }

  /** The form as it is shown first. */
  first(form: Form): Form {
    this.me = ownChair(form.chairs);
    return this.#wanted === 'online' ? this.#inviting(form) : form;
  }

  /** The form after a change of place. */
  move(place: Place, form: Form): Form {
    this.#wanted = place;
    rememberPlace(place);
    return place === 'online' ? this.#inviting(form) : form;
  }

  /** Opens the table, and goes there. */
  async open(form: Form, shuffle: boolean): Promise<void> {
    this.busy = true;
    this.refusal = '';
    try {
      const name = this.name.trim();
      if (name !== player.name) await player.rename(name);
      const chairs = shuffle ? mixed(form.chairs, Math.random) : form.chairs;
      const table = await open(tableWish({ ...form, chairs }, this.me, this.terms));
      rememberTerms(this.terms);
      location.hash = `#/table/${table}`;
    } catch (error) {
      this.refusal = problemWords(speech.t, error);
    } finally {
      this.busy = false;
    }
  }

  #inviting(form: Form): Form {
    return { ...form, chairs: inviting(form.chairs, this.me) };
  }
}
