import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/db.ts';
import { planFacets } from './facetPlan.ts';

const part = (key: string, text: 'a' | 'b' | 'c' | 'd' | 'e') => ({
  key,
  where: sql.fragment`${sql.identifier([text])}`,
});

test('filters are grouped by facet, those of prices into one', () => {
  const parts = [
    part('keyword', 'a'),
    part('min_price', 'b'),
    part('colour', 'c'),
    part('max_price', 'd'),
    part('cat', 'e'),
  ];
  const { always, filtered } = planFacets(parts, ['colour', 'size']);
  expect(always.map(({ sql: text }) => text)).toEqual(['"a"']);
  expect(filtered.map(({ key, bit, where }) => [key, bit, where.sql])).toEqual([
    ['price', 1, '"b" and "d"'],
    ['colour', 2, '"c"'],
    ['cat', 4, '"e"'],
  ]);
});

test('the code of an attribute that is not filterable is not a facet', () =>
  expect(planFacets([part('colour', 'a')], [])).toMatchObject({ filtered: [], always: [{ sql: '"a"' }] }));
