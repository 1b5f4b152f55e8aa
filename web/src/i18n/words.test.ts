import { describe, expect, it, test } from 'vitest';
import { prose, spaced } from '../rules/prose';
import { banned, saying, textsIn, wordsOf, type Told, type Tongue } from './glossary';
import { BOTH, fr } from './both.fixture';
import { elided } from './functions';

const TONGUES: readonly Tongue[] = ['en', 'fr'];

/** Every text of the page in a language. */
const all = (tongue: Tongue): Told[] =>
  [`../locales/${tongue}`, `../locales/${tongue}/rules`].flatMap(textsIn);

/** Reasons for a refusal that only The City gives. */
const TOWN_REASONS =
  /refusal-(?:no-follower|resting|finished|guarded-opposite)$|setup-otherwise-readings\.\w+ (?:beyond|freed|closing)-/;

/** Whether a text is about The City alone: its file or one of its keys says so. */
const isOfTown = ({ where }: Told): boolean =>
  /[/ .]city(?:-\w+)?(?:[ .]|$)/.test(where) || TOWN_REASONS.test(where);

/** All texts in something that was read. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
};

describe.each(TONGUES)('texts in %s', (tongue) => {
  const texts = all(tongue);

  it('are found, with their keys', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.map(({ where }) => where)).toContain(
      `../locales/${tongue}/game.ftl game-warn.last`,
    );
  });

  it('use the words that the glossary decides', () => {
    const bans = banned(tongue);
    expect(bans.length).toBeGreaterThan(15);
    const wrong = texts.flatMap((told) => {
      const words = wordsOf(told.text);
      const game = isOfTown(told) ? 'city' : 'classic';
      const meant = bans.filter((ban) => (ban.game ?? game) === game);
      const found = meant.map((ban) => ({ ban, around: saying(words, ban) }));
      return found.flatMap(({ ban, around }) =>
        around === null ? [] : [`${told.where} says “${ban.words.join(' ')}”: … ${around} …`],
      );
    });
    expect(wrong).toEqual([]);
  });
});

test('a banned word is noticed in any form, and only as a whole word', () => {
  const shield = { words: ['coat', 'of', 'arms'], game: null };
  expect(saying(wordsOf('a Coat of arms, here'), shield)).toBe('a coat of arms here');
  expect(saying(wordsOf('2 coats of arms'), shield)).toBe('coats of arms');
  expect(saying(wordsOf('les murmures'), { words: ['mur'], game: null })).toBeNull();
  expect(saying(wordsOf('Murs'), { words: ['mur'], game: null })).toBe('murs');
});

describe('French', () => {
  it.each([
    ['Ana', 'd’Ana'],
    ['Expert', 'd’Expert'],
    ['Élise', 'd’Élise'],
    ['e\u0301lise', 'd’e\u0301lise'],
    ['Ève', 'd’Ève'],
    ['Œdipe', 'd’Œdipe'],
    ['Hugo', 'd’Hugo'],
    ['hélène', 'd’hélène'],
    ['Hyacinthe', 'd’Hyacinthe'],
    ['Yves', 'd’Yves'],
    ['Yann', 'de Yann'],
    ['Ben', 'de Ben'],
    ['7up', 'de 7up'],
    ['Ωmega', 'de Ωmega'],
    ['', 'de '],
  ])('elides before %s', (name, said) => {
    expect(elided('de', name)).toBe(said);
    expect(elided('que', name)).toBe(said.replace(/^d/, 'qu'));
  });

  it('elides in every sentence that puts a name after de or que', () => {
    expect(fr.turnOf('Ana')).toBe('Au tour d’Ana');
    expect(fr.online.turnOf('Hugo')).toBe('Au tour d’Hugo');
    expect(fr.online.tableOf('Élise')).toBe('Table d’Élise');
    expect(fr.online.skipped('Ivo')).toBe('On passe le tour d’Ivo');
    expect(fr.online.waitReady('Ana et Ben', 2)).toBe('On attend qu’Ana et Ben soient prêts.');
    const names = all('fr').filter(({ text }) => /\b(?:de|que|le|la) $/.test(text));
    expect(names).toEqual([]);
  });

  it('keeps its marks on the line, with narrow spaces', () => {
    const plain = all('fr').filter(({ where }) => !where.includes('/rules/'));
    const said = plain.map(({ where, text }) => ({
      where,
      text: spaced(text),
    }));
    for (const [section, text] of Object.entries(BOTH.fr.documents.rules ?? {})) {
      said.push(...strings(prose(text)).map((part) => ({ where: section, text: part })));
    }
    const wrong = said.filter(({ text }) => /(?:^|[^\u202f])[;:!?»]|«(?!\u202f)/u.test(text));
    expect(wrong).toEqual([]);
  });
});

test('spaces do not break where French and numbers want it', () => {
  expect(spaced('Complète : « 8 points » ; 1 × 2 = 2 !')).toBe(
    'Complète\u202f: «\u202f8\u00a0points\u202f»\u202f; 1\u00a0×\u00a02 =\u00a02\u202f!',
  );
});
