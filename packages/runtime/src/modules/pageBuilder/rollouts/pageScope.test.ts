import { expect, test } from 'vitest';
import { pageScope } from './pageScope.ts';

const rangeOf = (...page: Parameters<typeof pageScope>): readonly [bigint, bigint] => {
  const [, from = '', to = ''] = /^\[(\d+),(\d+)\)$/.exec(pageScope(...page)) ?? [];
  return [BigInt(from), BigInt(to)];
};
const overlap = (one: Parameters<typeof pageScope>, other: Parameters<typeof pageScope>): boolean => {
  const [[a, b], [c, d]] = [rangeOf(...one), rangeOf(...other)];
  return a < d && c < b;
};
const page = (route: string, entity_urn: string | null = null) => ({ route, entity_urn });

test.each<[string, Parameters<typeof pageScope>, Parameters<typeof pageScope>, boolean]>([
  ['the same route', [null, page('a')], [null, page('a')], true],
  ['the same page', [null, page('a', 'x')], [null, page('a', 'x')], true],
  ['a route and one of its pages', [null, page('a')], [null, page('a', 'x')], true],
  ['two pages of a route', [null, page('a', 'x')], [null, page('a', 'y')], false],
  ['two routes', [null, page('a')], [null, page('b')], false],
  ['all routes and one of them', [null, page('all')], [null, page('a')], false],
  ['two themes', ['dusk', page('a')], [null, page('a')], false],
  ['texts that look alike', ['a', page('b')], [null, page('a b')], false],
])('%s', (_, one, other, isSame) => {
  expect(overlap(one, other)).toBe(isSame);
  expect(overlap(other, one)).toBe(isSame);
});

test('the numbers fit into a bigint, and a page’s range into its route’s', () => {
  for (let index = 0; index < 500; index += 1) {
    const [from, to] = rangeOf(null, page(`route${index}`));
    const [first, last] = rangeOf(null, page(`route${index}`, `urn${index}`));
    expect(from <= first && last <= to && to < 1n << 63n).toBe(true);
  }
});
