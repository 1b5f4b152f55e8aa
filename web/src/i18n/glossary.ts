/** Texts and the glossary that decides their words, both read as source, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

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

/** Everything said in the files of a language below a folder or in a file. */
export function textsIn(path: string): Told[] {
  if (path.endsWith('.ts')) return textsOf(path);
  const files = readdirSync(path).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => textsOf(join(path, name)));
}

function textsOf(path: string): Told[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const told: Told[] = [];
  const visit = (node: ts.Node, keys: readonly string[]): void => {
    // What is compared, imported or looked up is not said.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isCaseClause(node)) {
      if (ts.isCaseClause(node)) node.statements.forEach((it) => visit(it, keys));
      return;
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.getText().includes('==')) return;
    if (ts.isNewExpression(node) || ts.isRegularExpressionLiteral(node)) return;
    if (
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    ) {
      told.push({ where: `${path} ${keys.join('.')}`, text: node.text });
      return;
    }
    const name =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name
        ? node.name.getText().replaceAll("'", '')
        : null;
    const inner = name === null ? keys : [...keys, name];
    ts.forEachChild(node, (child) => {
      if (ts.isPropertyAssignment(node) && child === node.name) return;
      visit(child, inner);
    });
  };
  visit(file, []);
  return told;
}
