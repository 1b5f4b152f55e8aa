/** Texts and the glossary that decides their words, both read as source, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';

/** A text of a catalogue, with what names it: its file and the keys that lead to it. */
export interface Told {
  where: string;
  text: string;
}

/** Words that must not be used, and in the texts of which game; `null` stands for both. */
export interface Banned {
  words: readonly string[];
  game: 'classic' | 'city' | null;
}

export type Tongue = 'en' | 'fr';

const GLOSSARY = '../docs/GLOSSARY.md';
const COLUMN: Readonly<Record<Tongue, number>> = { en: 4, fr: 5 };
const GAMES = { classic: 'classic', 'The City': 'city' } as const;

/** The words of a text in lower case, without what stands between them. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** What the glossary says must not be said in a language. */
export function banned(tongue: Tongue): Banned[] {
  const rows = readFileSync(GLOSSARY, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const cells = rows.map((row) => row.split('|').slice(1, -1)[COLUMN[tongue]] ?? '');
  const entries = cells.filter((cell) => !/^\s*(?:-+|not in .*)\s*$/.test(cell));
  return entries.flatMap((cell) =>
    cell.split(',').flatMap((entry) => {
      const [, game] = /\((classic|The City)\)/.exec(entry) ?? [];
      const words = wordsOf(entry.replace(/\(.*\)/, ''));
      if (words.length === 0) return [];
      return [{ words, game: game ? GAMES[game as keyof typeof GAMES] : null }];
    }),
  );
}

/** The words around what is banned, in the singular or with an -s; nothing if it is not said. */
export function saying(words: readonly string[], { words: wanted }: Banned): string | null {
  const at = words.findIndex((_, start) =>
    wanted.every((word, n) => [word, `${word}s`].includes(words[start + n] ?? '')),
  );
  return at < 0 ? null : words.slice(Math.max(at - 4, 0), at + wanted.length + 4).join(' ');
}

/** Everything said in the files of a folder: texts of Fluent, and paragraphs of documents. */
export function textsIn(folder: string): Told[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (name.endsWith('.ftl')) return messagesOf(path);
    return name.endsWith('.md') ? [{ where: path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/** The texts of a file of Fluent, each as far as it goes without a placeable. */
function messagesOf(path: string): Told[] {
  const told = (where: string, pattern: Pattern | null): Told[] => {
    if (pattern === null) return [];
    if (typeof pattern === 'string') return [{ where, text: pattern }];
    return pattern.flatMap((part) => {
      if (typeof part === 'string') return [{ where, text: part }];
      if (part.type !== 'select') return [];
      return part.variants.flatMap(({ key, value }) => told(`${where} ${key.value}`, value));
    });
  };
  return new FluentResource(readFileSync(path, 'utf8')).body.flatMap(
    ({ id, value, attributes }) => [
      ...told(`${path} ${id}`, value),
      ...Object.entries(attributes).flatMap(([name, it]) => told(`${path} ${id}.${name}`, it)),
    ],
  );
}

type Pattern = FluentResource['body'][number]['attributes'][string];
