/**
 * The catalogue of `locales/` as modules: `virtual:locales` knows the languages, and each of them is
 * loaded topic by topic: all files that the page shows at once together, others one by one on demand.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../../../locales');
const PREFIX = 'virtual:locale';

/** Where a file says that its texts are shown. */
type Shown = 'both' | 'page' | 'page, on demand' | 'terminal';

interface File {
  topic: string;
  path: string;
  shown: Shown;
  source: string;
}

function languages(): string[] {
  const entries = readdirSync(LOCALES, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function filesOf(language: string): File[] {
  const folder = join(LOCALES, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return names.map((name) => {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const shown = /^### For: (.*)$/m.exec(source)?.[1] as Shown;
    return { topic: name.replace(/\.ftl$/, ''), path, shown, source };
  });
}

/** The files that are loaded when they are needed; those of a group come together. */
const onDemand = (language: string): File[] =>
  filesOf(language).filter(({ shown }) => shown === 'page, on demand');

const groupOf = (topic: string): string => topic.split('-')[0] ?? topic;

/** Texts of several paragraphs that come with a group, by name. */
function documentsOf(language: string, group: string): File[] {
  const folder = join(LOCALES, language, group);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return {
      topic: name.replace(/\.md$/, ''),
      path,
      shown: 'page',
      source: readFileSync(path, 'utf8'),
    };
  });
}

/** The same without what only translators need. */
const bare = (source: string): string =>
  source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^ +/, ' '))
    .join('\n');

/** What a language calls itself. */
function nameOf(language: string): string {
  const source = readFileSync(join(LOCALES, language, 'game.ftl'), 'utf8');
  return /^game-language = (.*)$/m.exec(source)?.[1] ?? language;
}

/** Which languages there are, their names, and how their texts are loaded. */
function index(): string {
  const entries = languages().map((language) => {
    const groups = new Set(onDemand(language).map(({ topic }) => groupOf(topic)));
    const topics = [...groups].map(
      (group) => `${group}: () => import('${PREFIX}/${language}/${group}')`,
    );
    return `${language}: { name: ${JSON.stringify(nameOf(language))},
      load: () => import('${PREFIX}/${language}'), topics: { ${topics.join(', ')} } }`;
  });
  return `export default { ${entries.join(',\n')} };`;
}

export function locales(): Plugin {
  return {
    name: 'locales',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [, language, group] = id.split('/');
      if (!language) return index();
      const files = group
        ? onDemand(language).filter((file) => groupOf(file.topic) === group)
        : filesOf(language).filter(({ shown }) => shown === 'both' || shown === 'page');
      const documents = group ? documentsOf(language, group) : [];
      for (const { path } of [...files, ...documents]) this.addWatchFile(path);
      const texts = files.map((file) => [file.topic, bare(file.source)]);
      const told = documents.map((file) => [file.topic, file.source]);
      return `export const documents = ${JSON.stringify(Object.fromEntries(told))};
        export default ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
