/** Where the service worker lies, beside the page. */
const WORKER = 'sw.js';
/** How often a page that stays open asks for a newer one, in milliseconds. */
const HOUR = 3_600_000;

class Version {
  #outdated: boolean = $state(false);
  #watching = false;

  /** Whether a reload would bring a newer page. */
  get outdated(): boolean {
    return this.#outdated;
  }

  /** Keeps the page for times without a network, and looks out for newer ones. */
  watch(): void {
    // Some browsers have none, and so do addresses that are not secure.
    if (this.#watching || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    this.#watching = true;
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.#compare());
    // The first game comes first.
    const begin = (): unknown => setTimeout(() => void this.#register(), 1500);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  }

  later(): void {
    this.#outdated = false;
  }

  async #register(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(WORKER);
      let asked = Date.now();
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
        asked = Date.now();
        registration.update().catch(() => {});
      });
    } catch {
      // The page then needs the network, as pages do.
    }
  }

  /** A page that was just loaded is as new as its keeper: only another script makes it old. */
  async #compare(): Promise<void> {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
    try {
      const page = await (await fetch('./', { cache: 'no-cache' })).text();
      const name = script?.src.split('/').at(-1);
      this.#outdated = name !== undefined && !page.includes(name);
    } catch {
      // There is no way to know, and nothing to offer.
    }
  }
}

/** Whether this page is the newest one. */
export const version = new Version();
