import type { Catalogue } from './en';

export type { Catalogue };

/** Each language is fetched when it is spoken: nobody needs to wait for the words of the others. */
const SPOKEN = {
  en: { name: 'English', load: async (): Promise<Catalogue> => (await import('./en')).en },
  fr: { name: 'Français', load: async (): Promise<Catalogue> => (await import('./fr')).fr },
};

export type Language = keyof typeof SPOKEN;

export const LANGUAGES = Object.entries(SPOKEN).map(([code, { name }]) => ({
  code: code as Language,
  name,
}));

const KEY = 'remparts.language';

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in SPOKEN;
}

/** What was chosen here before, or the first language of the browser that we speak. */
function preferred(): Language {
  const chosen = stored();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Speech {
  #language: Language = $state(first);
  #t: Catalogue = $state.raw(words);

  get language(): Language {
    return this.#language;
  }

  get t(): Catalogue {
    return this.#t;
  }

  /** Speaks another language as soon as its words are there; without them the one before. */
  async speak(language: Language): Promise<void> {
    this.#t = await SPOKEN[language].load();
    this.#language = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // It is not remembered then.
    }
  }
}

const first = preferred();
const words = await SPOKEN[first].load();

/** What the page speaks. */
export const speech = new Speech();
