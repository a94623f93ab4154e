import { expect, test } from 'vitest';
import { newProductBody, productBody } from './productBody.ts';

test('an update without keys contains nothing, not even defaults', () => {
  expect(productBody.parse({})).toEqual({});
  expect(Object.keys(productBody.parse({ price: 1 }))).toEqual(['price']);
});

test('a new product requires name, url_key, sku, price and qty', () => {
  const paths = newProductBody.safeParse({}).error?.issues.map((issue) => issue.path.join('.'));
  expect(paths).toEqual(['name', 'url_key', 'sku', 'price', 'qty']);
});

test('unknown keys are dropped', () =>
  expect(productBody.parse({ uuid: 'x', product_id: 1, created_at: 'now', price: 1 })).toEqual({
    price: '1',
  }));

test.each([
  [1, 1],
  ['2', 2],
  ['0B1D3F6E-0000-4000-8000-000000000001', '0b1d3f6e-0000-4000-8000-000000000001'],
  [null, null],
])('tax class %j is %j', (input, id) => expect(productBody.parse({ tax_class: input }).tax_class).toBe(id));

test.each([0, -1, 1.5, 'x', '', 3_000_000_000, true])('tax class %j is rejected', (input) =>
  expect(productBody.safeParse({ tax_class: input }).success).toBe(false),
);
