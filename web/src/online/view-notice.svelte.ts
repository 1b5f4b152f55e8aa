/** Notices of the browser that it is one's turn, for whoever asked for them. */
import { keep, kept } from '../app/kept';

const KEY = 'notify';

function isTrue(value: unknown): value is true {
  return value === true;
}

function permitted(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

class Notices {
  /** Whether browsers of this kind can give notice at all. */
  readonly possible = typeof Notification !== 'undefined';
  #wanted: boolean = $state(kept(KEY, isTrue) === true && permitted());
  /** Whether the browser refused. */
  denied: boolean = $state(false);

  get wanted(): boolean {
    return this.#wanted;
  }

  /** Asks the browser, because someone pressed something just now. */
  async want(wanted: boolean): Promise<void> {
    this.denied = false;
    if (wanted && !permitted()) {
      const answer = await Notification.requestPermission();
      this.denied = answer !== 'granted';
    }
    this.#wanted = wanted && permitted();
    keep(KEY, this.#wanted);
  }

  /** Gives notice, unless someone is looking already. */
  async give(title: string, text: string): Promise<void> {
    if (!this.#wanted || !permitted() || !document.hidden) return;
    const options = { body: text, tag: 'turn', icon: './icon.svg' };
    try {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => window.focus();
    } catch {
      // Then it stays in the title.
    }
  }
}

export const notices = new Notices();
