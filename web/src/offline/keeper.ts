/** What a build consists of. */
export interface Build {
  /** Another one for each build. */
  version: string;
  /** Every file, as an address below the page. */
  files: readonly string[];
}

/** What the keeper needs of a browser. */
export interface Surroundings {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch(request: Request | string, options?: RequestInit): Promise<Response>;
}

/** Files whose names change with what is in them; they never grow old. */
const HASHED = 'assets/';
/** So long may the network take before the kept page is shown, in milliseconds. */
const PATIENCE = 3000;

/** Keeps one build of the page, so that it starts without a network. */
export class Keeper {
  readonly #scope: URL;
  readonly #build: Build;
  readonly #around: Surroundings;
  readonly #patience: number;

  constructor(scope: string, build: Build, around: Surroundings, patience = PATIENCE) {
    this.#scope = new URL(scope);
    this.#build = build;
    this.#around = around;
    this.#patience = patience;
  }

  /** Keeps every file, or fails: half a build is none. */
  async install(): Promise<void> {
    try {
      await this.#store();
    } catch (error) {
      await this.#around.caches.delete(this.#name());
      throw error;
    }
  }

  /** Forgets old builds. The last one before this stays, for pages that are still open. */
  async activate(): Promise<void> {
    const older = (await this.#own()).filter((name) => name !== this.#name());
    await Promise.all(older.slice(0, -1).map((name) => this.#around.caches.delete(name)));
  }

  /** What a request gets; nothing if it is none of our business. */
  answer(request: Request): Promise<Response> | null {
    const url = new URL(request.url);
    const file = this.#file(url);
    if (request.method !== 'GET' || file === null) return null;
    if (file === '') return this.#front(request);
    if (!file.startsWith(HASHED) && !this.#build.files.includes(file)) return null;
    return this.#kept(request, this.#url(file));
  }

  async #store(): Promise<void> {
    const cache = await this.#around.caches.open(this.#name());
    const store = async (file: string): Promise<void> => {
      const url = this.#url(file);
      const known = file.startsWith(HASHED) ? await this.#find(url) : undefined;
      await cache.put(url, known ?? (await this.#fetched(file)));
    };
    await Promise.all(this.#build.files.map(store));
  }

  /** The page itself: as new as the network has it, otherwise as it was kept. */
  async #front(request: Request): Promise<Response> {
    const kept = this.#find(this.#url('index.html'));
    const fresh = this.#around.fetch(request).then(
      async (response) => (response.ok ? response : ((await kept) ?? response)),
      async () => (await kept) ?? Response.error(),
    );
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, this.#patience));
    return (await Promise.race([fresh, late.then(() => kept)])) ?? fresh;
  }

  async #kept(request: Request, url: string): Promise<Response> {
    return (await this.#find(url)) ?? this.#around.fetch(request);
  }

  async #fetched(file: string): Promise<Response> {
    const cache: RequestCache = file.startsWith(HASHED) ? 'default' : 'no-cache';
    // Servers may send whoever asks for `index.html` to the folder, or know the file alone.
    const names = file === 'index.html' ? ['', file] : [file];
    for (const name of names) {
      const response = await this.#around.fetch(this.#url(name), { cache });
      if (!response.ok) continue;
      // What came by a detour must not be shown as a page.
      if (!response.redirected) return response;
      return new Response(await response.blob(), { headers: response.headers });
    }
    throw new Error(`${file} is missing`);
  }

  /** Looks through this build first, then through others: one that is being kept is not whole. */
  async #find(url: string): Promise<Response | undefined> {
    const others = (await this.#own()).filter((name) => name !== this.#name());
    for (const name of [this.#name(), ...others.reverse()]) {
      const found = await (await this.#around.caches.open(name)).match(url);
      if (found) return found;
    }
    return undefined;
  }

  /** Our caches, the oldest first. Other pages of this origin have their own. */
  async #own(): Promise<string[]> {
    const names = await this.#around.caches.keys();
    return names.filter((name) => name.startsWith(this.#prefix()));
  }

  #prefix(): string {
    return `remparts ${this.#scope.pathname} `;
  }

  #name(): string {
    return this.#prefix() + this.#build.version;
  }

  #url(file: string): string {
    return new URL(file, this.#scope).href;
  }

  /** The file of an address, empty for the page itself; nothing if it is not below the page. */
  #file({ origin, pathname }: URL): string | null {
    if (origin !== this.#scope.origin || !pathname.startsWith(this.#scope.pathname)) return null;
    const file = pathname.slice(this.#scope.pathname.length);
    return file === 'index.html' ? '' : file;
  }
}
