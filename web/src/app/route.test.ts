import { expect, it } from 'vitest';
import { read, write, type Route } from './route.svelte';

const ROUTES: readonly [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/new', { page: 'setup' }],
  ['#/game/abc', { page: 'game', id: 'abc', ply: null }],
  ['#/game/abc/12', { page: 'game', id: 'abc', ply: 12 }],
  ['#/log/x-_Y/3', { page: 'shared', packed: 'x-_Y', ply: 3 }],
  ['#/games', { page: 'shelf' }],
  ['#/tables', { page: 'tables' }],
  ['#/table/7KmPq2RsTuVwXyZ9', { page: 'table', id: '7KmPq2RsTuVwXyZ9', ply: null }],
  ['#/table/7KmPq2RsTuVwXyZ9/0', { page: 'table', id: '7KmPq2RsTuVwXyZ9', ply: 0 }],
  ['#/device/ABC', { page: 'device', code: 'ABC', table: null }],
  ['#/device/ABC/7Km', { page: 'device', code: 'ABC', table: '7Km' }],
  ['#/rules', { page: 'rules', section: null }],
  ['#/learn/2', { page: 'learn', lesson: 2 }],
  ['#/nowhere/at/all', { page: 'lost', address: 'nowhere/at/all' }],
];

it.each(ROUTES)('%s leads there and back', (hash, route) => {
  expect(read(hash)).toEqual(route);
  expect(write(route)).toBe(hash);
});

it('is forgiving', () => {
  expect(read('')).toEqual({ page: 'home' });
  expect(read('#')).toEqual({ page: 'home' });
  expect(read('#/new?place=online')).toEqual({ page: 'setup' });
  expect(read('#/table')).toEqual({ page: 'tables' });
  expect(read('#/table/abc/last')).toEqual({ page: 'table', id: 'abc', ply: null });
  expect(read('#/table/%E0%A4%A')).toEqual({ page: 'tables' });
});
