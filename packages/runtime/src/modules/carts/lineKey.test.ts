import { expect, test } from 'vitest';
import { lineKey, productUnits } from './lineKey.ts';

test.each([
  [{ product_id: 7 }, 'p:7'],
  [{ product_id: 7, line_origin: null }, 'p:7'],
  [{ product_id: 7, line_origin: 'gift:2' }, 'p:7:gift:2'],
])('the key of %o is %s', (line, key) => expect(lineKey(line)).toBe(key));

test('units of a product are summed over its lines', () => {
  const lines = [
    { product_id: 1, qty: 2 },
    { product_id: 2, qty: 1 },
    { product_id: 1, qty: 3 },
  ];
  expect([...productUnits(lines)]).toEqual([
    [1, 5],
    [2, 1],
  ]);
});
