/** The texts of a language behind the accessors of `generated.ts`. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { spaced } from '../rules/prose';
import { Figure, FUNCTIONS } from './functions';
import { ARGUMENTS, KEYS, type Catalogue, type OnDemand } from './generated';

/** What an argument can be; what is absent is chosen by `none`. */
type Given = string | number | boolean | Date | null;

/** The topic whose texts have no name of their own before them. */
const ROOT = 'game';

/** Says a text by its name: its id, with a dot before an attribute. */
type Say = (name: string, given: Readonly<Record<string, Given>>) => string;

/** The files of a language by topic. */
export type Files = Readonly<Record<string, string>>;

/** All texts of a language. */
export interface Texts {
  t: Catalogue;
  /** Topics that were added. */
  onDemand: Readonly<Partial<OnDemand>>;
  /** Texts of several paragraphs that came with those topics. */
  documents: Readonly<Partial<Record<keyof OnDemand, Files>>>;
  /** Adds a topic that was loaded on demand. */
  add: (topic: keyof OnDemand, files: Files, documents: Files) => void;
}

/** Reads the texts of a language. */
export function read(language: string, files: Files): Texts {
  const bundle = new FluentBundle(language, {
    functions: FUNCTIONS,
    useIsolating: false,
    transform: spaced,
  });

  const say: Say = (name, given) => {
    const [id = '', attribute] = name.split('.');
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`no text ${name}`);
    const all = Object.entries(given).map(([key, value]) => [key, variable(value)] as const);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, Object.fromEntries(all), errors);
    // Types and `cargo xtask words` see to it; players rather read a text with a gap than nothing.
    if (import.meta.env.DEV && errors[0]) throw errors[0];
    return said;
  };

  function add(files: Files): Tree {
    const tree: Tree = {};
    for (const [topic, source] of Object.entries(files)) {
      const resource = new FluentResource(source);
      for (const { id, value, attributes } of resource.body) {
        if (id.startsWith('-')) continue;
        const path = pathOf(topic, id);
        for (const pattern of [value, ...Object.values(attributes)]) keepTogether(pattern);
        if (value !== null) put(tree, path, id, say);
        for (const attribute of Object.keys(attributes)) {
          put(tree, [...path, camel(attribute)], `${id}.${attribute}`, say);
        }
      }
      const [error] = bundle.addResource(resource);
      if (error) throw error;
    }
    return tree;
  }

  const onDemand: Partial<Record<keyof OnDemand, unknown>> = {};
  const documents: Partial<Record<keyof OnDemand, Files>> = {};
  return {
    // The accessors are made from the same files as these types.
    t: Object.assign(add(files), { say }) as unknown as Catalogue,
    onDemand: onDemand as Partial<OnDemand>,
    documents,
    add: (topic, more, told) => {
      onDemand[topic] ??= add(more)[topic];
      documents[topic] = told;
    },
  };
}

/** `turn-of` as TypeScript writes it: `turnOf`. */
const camel = (id: string): string =>
  id.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names that lead to a text: those of its topic, and its own. */
function pathOf(topic: string, id: string): string[] {
  const own = camel(id.slice(topic.length + 1));
  return topic === ROOT ? [own] : [...topic.split('-').map(camel), own];
}

type Pattern = FluentResource['body'][number]['value'];

/** Keeps numbers on the line of what they count: where a text chooses singular or plural by them. */
function keepTogether(pattern: Pattern, counts: readonly string[] = []): void {
  if (pattern === null || typeof pattern === 'string') return;
  pattern.forEach((part, n) => {
    if (typeof part === 'string') return;
    if (part.type === 'select') {
      const { selector, variants } = part;
      const isPlural = variants.some(({ key }) => key.value === 'one');
      const count = isPlural && selector.type === 'var' ? [selector.name] : [];
      for (const { value } of variants) keepTogether(value, [...counts, ...count]);
    }
    const next = pattern[n + 1];
    if (part.type === 'var' && counts.includes(part.name) && typeof next === 'string') {
      pattern[n + 1] = next.replace(/^ (?=\p{L})/u, '\u00a0');
    }
  });
}

function variable(given: Given): FluentVariable {
  if (typeof given === 'number') return new Figure(given);
  if (typeof given === 'boolean' || given === null) return given === null ? 'none' : String(given);
  return given;
}

interface Tree {
  [name: string]: unknown;
}

/** Puts an accessor where its name leads: a text, a table of texts, or a function of its arguments. */
function put(tree: Tree, path: readonly string[], name: string, say: Say): void {
  const last = path.at(-1) ?? '';
  let node = tree;
  for (const step of path.slice(0, -1)) node = (node[step] ??= {}) as Tree;
  const wanted = ARGUMENTS[name];
  if (wanted === undefined) {
    define(node, last, () => say(name, {}));
    return;
  }
  const [, argument = '', set] = /^(\S+) \[(\w+)\]$/.exec(wanted) ?? [];
  if (set !== undefined) {
    const table: Tree = {};
    for (const key of KEYS[set]?.split(' ') ?? [])
      define(table, key, () => say(name, { [argument]: key }));
    node[last] = table;
    return;
  }
  const names = wanted.split(' ');
  node[last] = (...given: Given[]) =>
    say(name, Object.fromEntries(names.map((key, n) => [key, given[n] ?? null])));
}

/** Says a text when it is first asked for. */
function define(node: Tree, name: string, say: () => string): void {
  Object.defineProperty(node, name, {
    enumerable: true,
    configurable: true,
    get() {
      const value = say();
      Object.defineProperty(node, name, { enumerable: true, value });
      return value;
    },
  });
}
