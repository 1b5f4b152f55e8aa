import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { initSync, Table } from '../engine/pkg/remparts_wasm.js';
import { FIGURES } from './figures';
import { logOf } from './telling';

beforeAll(() => {
  initSync({ module: readFileSync('src/engine/pkg/remparts_wasm_bg.wasm') });
});

describe('the pictures of the rules', () => {
  it.each(Object.entries(FIGURES))('%s can be played', (_, figure) => {
    if (figure.shows === 'cards') return;
    const moves = figure.shows === 'story' ? figure.moves : [];
    const table = Table.load(logOf({ ...figure, moves }), undefined);
    const faces = figure.shows === 'tiles' ? figure.tiles.map(([face]) => face) : [];
    expect(faces.filter((face) => !table.tile(false, face, 0, 0))).toEqual([]);
  });
});
