/** The little language of the rules texts, so that they read well as they are. */
export type Run = { text: string; style: 'plain' | 'strong' | 'em' };

export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'heading'; text: string }
  | { kind: 'rules'; items: { id: string; runs: Run[] }[] }
  | { kind: 'figure'; name: string; caption: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Prose {
  title: string;
  blocks: Block[];
}

/** Lines that begin something new; all others go on with the line before. */
const MARK = /^(##|!|\||- )/;

/**
 * Reads a text: `# its title` first, then paragraphs between empty lines, `## a heading`,
 * `- RULE-1 a rule`, `! figure its caption` and `| rows | of tables |`, the head first.
 */
export function prose(source: string): Prose {
  const [title = '', ...rest] = source.trim().replace(/^# /, '').split('\n');
  const blocks: Block[] = [];
  for (const line of joined(rest)) add(blocks, line);
  return { title: spaced(title.trim()), blocks };
}

/** Parts of a text: those between stars are stressed, between double stars strong. */
export function runsOf(text: string): Run[] {
  return spaced(text)
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), style: 'strong' };
      if (part.startsWith('*')) return { text: part.slice(1, -1), style: 'em' };
      return { text: part, style: 'plain' };
    });
}

/** The same text with spaces that do not break: narrow ones where French wants them, and in numbers. */
export function spaced(text: string): string {
  return text
    .replaceAll(/ ([:;!?»])/g, '\u202f$1')
    .replaceAll(/ ×/g, '\u00a0×')
    .replaceAll(/([×=]) /g, '$1\u00a0')
    .replaceAll(/ \+(?=\d|$)/g, '\u00a0+')
    .replaceAll(/« /g, '«\u202f')
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

function joined(lines: readonly string[]): string[] {
  const out: string[] = [];
  let isOpen = false;
  for (const line of lines.map((raw) => raw.trim())) {
    if (line === '') {
      isOpen = false;
    } else if (isOpen && !MARK.test(line)) {
      out.push(`${out.pop() ?? ''} ${line}`);
    } else {
      out.push(line);
      isOpen = true;
    }
  }
  return out;
}

function add(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (line.startsWith('## ')) {
    blocks.push({ kind: 'heading', text: line.slice(3) });
  } else if (line.startsWith('- ')) {
    const [, id = '', text = ''] = /^- (\S+) (.*)$/.exec(line) ?? [];
    const item = { id, runs: runsOf(text) };
    if (last?.kind === 'rules') last.items.push(item);
    else blocks.push({ kind: 'rules', items: [item] });
  } else if (line.startsWith('! ')) {
    const [, name = '', caption = ''] = /^! (\S+) (.*)$/.exec(line) ?? [];
    blocks.push({ kind: 'figure', name, caption: spaced(caption) });
  } else if (line.startsWith('|')) {
    const cells = line.split('|').slice(1, -1);
    const row = cells.map((cell) => spaced(cell.trim()));
    if (last?.kind === 'table') last.rows.push(row);
    else blocks.push({ kind: 'table', head: row, rows: [] });
  } else {
    blocks.push({ kind: 'paragraph', runs: runsOf(line) });
  }
}
