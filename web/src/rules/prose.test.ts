import { describe, expect, it } from 'vitest';
import { FIGURES } from './figures';
import { prose, runsOf, type Block } from './prose';
import { sectionOf, SECTIONS } from './sections';
import { BOTH } from '../i18n/both.fixture';

/** What two languages have in common. */
function shape(block: Block): unknown {
  switch (block.kind) {
    case 'rules':
      return block.items.map(({ id }) => id);
    case 'figure':
      return block.name;
    case 'table':
      return [block.head.length, ...block.rows.map((row) => row.length)];
    default:
      return block.kind;
  }
}

describe('prose', () => {
  it('reads every kind of block', () => {
    const { title, blocks } = prose('A title\n\nTwo\nlines\n## More\n- ROAD-1 a *b*\n- ROAD-2 c\n');
    expect(title).toBe('A title');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'rules']);
    expect(blocks[0]).toEqual({ kind: 'paragraph', runs: [{ text: 'Two lines', style: 'plain' }] });
    expect(blocks[2]).toMatchObject({ items: [{ id: 'ROAD-1' }, { id: 'ROAD-2' }] });
  });

  it('tells strong and stressed words', () => {
    expect(runsOf('a **b** *c*').map(({ text, style }) => [text, style])).toEqual([
      ['a ', 'plain'],
      ['b', 'strong'],
      [' ', 'plain'],
      ['c', 'em'],
    ]);
  });
});

describe.each(SECTIONS)('the section %s', (section) => {
  const [english, french] = [
    prose(BOTH.en.documents.rules?.[section] ?? ''),
    prose(BOTH.fr.documents.rules?.[section] ?? ''),
  ];

  it('has the same rules, pictures and tables in both languages', () => {
    expect(french.blocks.map(shape)).toEqual(english.blocks.map(shape));
  });

  it('tells rules that lead to it, with pictures that exist', () => {
    for (const block of english.blocks) {
      if (block.kind === 'figure') expect(FIGURES).toHaveProperty(block.name);
      if (block.kind !== 'rules') continue;
      for (const { id } of block.items) expect([id, sectionOf(id)]).toEqual([id, section]);
    }
  });
});

it('tells no rule twice', () => {
  const ids = SECTIONS.flatMap((section) =>
    prose(BOTH.en.documents.rules?.[section] ?? '').blocks.flatMap((block) =>
      block.kind === 'rules' ? block.items.map(({ id }) => id) : [],
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
