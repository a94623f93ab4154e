import { describe, expect, test } from 'vitest';
import { orderExtensions } from './order.ts';

const named = (spec: string) => {
  const [name = '', ...after] = spec.split(/[<,]/);
  return { name, after };
};

const order = (specs: readonly string[], placed: readonly string[] = []) =>
  orderExtensions(specs.map(named), new Set(placed));

describe('extensions are sorted by their after lists, and otherwise keep their order', () => {
  test.each([
    [[], []],
    [
      ['c', 'a', 'b'],
      ['c', 'a', 'b'],
    ],
    [
      ['a<b', 'b'],
      ['b', 'a'],
    ],
    [
      ['a<c', 'b', 'c'],
      ['b', 'c', 'a'],
    ],
    [
      ['a<b,c', 'b<c', 'c'],
      ['c', 'b', 'a'],
    ],
    [
      ['a<core', 'b'],
      ['a', 'b'],
    ],
    [
      ['d<b,c', 'b<a', 'c<a', 'a'],
      ['a', 'b', 'c', 'd'],
    ],
  ])('%j is sorted to %j', (specs, names) => {
    const { ordered, faults } = order(specs, ['core']);
    expect(ordered.map(({ name }) => name)).toEqual(names);
    expect(faults).toEqual([]);
  });
});

describe('extensions that cannot be placed are reported', () => {
  test.each([
    [['a<gone', 'b'], ['a: has "after": "gone", which is not installed'], ['b']],
    [['a<a'], ['a: circular "after": a → a'], []],
    [['a<b', 'b<a', 'c'], ['a: circular "after": a → b → a', 'b: circular "after": b → a → b'], ['c']],
    [
      ['a<b', 'b<c', 'c<a'],
      [
        'a: circular "after": a → b → c → a',
        'b: circular "after": b → c → a → b',
        'c: circular "after": c → a → b → c',
      ],
      [],
    ],
    [['a<gone', 'b<a'], ['a: has "after": "gone", which is not installed'], []],
    [['a<b', 'b<b'], ['b: circular "after": b → b'], []],
  ])('%j', (specs, texts, names) => {
    const { ordered, faults } = order(specs);
    expect(faults.map(({ item, message }) => `${item.name}: ${message}`)).toEqual(texts);
    expect(ordered.map(({ name }) => name)).toEqual(names);
  });
});

test('the known reason for a missing name is included in the fault', () => {
  const absent = new Map([['x', { why: 'is disabled', hint: 'Enable it.' }]]);
  const { faults } = orderExtensions([named('a<x')], new Set(), absent);
  expect(faults).toEqual([
    { item: named('a<x'), message: 'has "after": "x", which is disabled', hint: 'Enable it.' },
  ]);
});
