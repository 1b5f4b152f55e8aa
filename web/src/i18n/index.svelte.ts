import { en, type Catalogue } from './en';
import { fr } from './fr';

export type { Catalogue };

const CATALOGUES = { en, fr } satisfies Record<string, Catalogue>;

export type Language = keyof typeof CATALOGUES;

export const LANGUAGES = Object.entries(CATALOGUES).map(([code, catalogue]) => ({
  code: code as Language,
  name: catalogue.language,
}));

const KEY = 'remparts.language';

function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in CATALOGUES;
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
  #language: Language = $state(preferred());

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // It is not remembered then.
    }
  }

  get t(): Catalogue {
    return CATALOGUES[this.#language];
  }
}

/** What the page speaks. */
export const speech = new Speech();
