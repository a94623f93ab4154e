import { expect, test } from 'vitest';
import { offsetOf, pagesOf } from './parseListing.ts';

test.each([
  [1, 100, 0],
  [500, 20, 9980],
  [100, 100, 9900],
  [416, 24, 9960],
])('page %i of %i rows begins after %i rows', (page, limit, offset) =>
  expect(offsetOf(page, limit)).toBe(offset),
);

test.each([
  [501, 20],
  [101, 100],
  [417, 24],
  [999_999_999, 1],
])('page %i of %i rows does not end within 10,000 rows', (page, limit) =>
  expect(() => offsetOf(page, limit)).toThrow(
    'Numbered pages end after 10000 rows. To read further, follow "next" of a REST list, or "after" of a GraphQL connection.',
  ),
);

test.each([
  [0, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
  [10_000, 24, 416],
  [10_000, 100, 100],
])('%i rows in pages of %i have %i pages', (total, limit, pages) =>
  expect(pagesOf(total, limit)).toBe(pages),
);
