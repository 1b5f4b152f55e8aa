import locales from 'virtual:locales';
import { read, type Texts } from './catalogue';
import type { Catalogue, OnDemand } from './generated';

export type { Catalogue };

/** A language by its code, a folder of `locales/`. */
export type Language = string;

export const LANGUAGES = Object.entries(locales).map(([code, { name }]) => ({ code, name }));

/** What is spoken where nothing that the browser asks for is. */
const USUAL: Language = 'en';

const KEY = 'remparts.language';

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && Object.hasOwn(locales, code);
}

/** What was chosen here before, or the first language of the browser that we speak. */
function preferred(): Language {
  const chosen = stored();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? USUAL;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What was spoken already. */
const spoken = new Map<Language, Promise<Texts>>();

/** The texts of a language, fetched when it is first spoken: nobody waits for those of the others. */
export function textsOf(language: Language): Promise<Texts> {
  const found = spoken.get(language) ?? fetched(language);
  spoken.set(language, found);
  // What failed is tried again.
  found.catch(() => spoken.delete(language));
  return found;
}

async function fetched(language: Language): Promise<Texts> {
  const locale = locales[language];
  if (!locale) throw new Error(`nobody speaks ${language}`);
  return read(language, (await locale.load()).default);
}

/** The same with topics that are fetched on demand. */
export async function withTopics(
  language: Language,
  topics: Iterable<keyof OnDemand>,
): Promise<Texts> {
  const texts = await textsOf(language);
  const missing = [...topics].filter((topic) => texts.onDemand[topic] === undefined);
  const loads = missing.map(async (topic) => {
    const loaded = await locales[language]?.topics[topic]?.();
    if (!loaded) throw new Error(`${language} has no ${topic}`);
    texts.add(topic, loaded.default, loaded.documents);
  });
  await Promise.all(loads);
  return texts;
}

class Speech {
  #language: Language = $state(first);
  #texts: Texts = $state.raw(words);
  /** What was asked for on demand. */
  readonly #needed = new Set<keyof OnDemand>();

  get language(): Language {
    return this.#language;
  }

  get t(): Catalogue {
    return this.#texts.t;
  }

  /** Waits for a topic that is fetched on demand; other languages come with it from then on. */
  async need(topic: keyof OnDemand): Promise<void> {
    this.#needed.add(topic);
    await withTopics(this.#language, this.#needed);
  }

  /** A topic that was waited for. */
  topic<Topic extends keyof OnDemand>(topic: Topic): OnDemand[Topic] {
    const found = this.#texts.onDemand[topic];
    if (found === undefined) throw new Error(`nobody has waited for ${topic}`);
    return found;
  }

  /** The texts of several paragraphs that come with such a topic. */
  documents(topic: keyof OnDemand): Readonly<Record<string, string>> {
    return this.#texts.documents[topic] ?? {};
  }

  /** Speaks another language as soon as its words are there; without them the one before. */
  async speak(language: Language): Promise<void> {
    this.#texts = await withTopics(language, this.#needed);
    this.#language = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // It is not remembered then.
    }
  }
}

const first = preferred();
const words = await textsOf(first);

/** What the page speaks. */
export const speech = new Speech();
