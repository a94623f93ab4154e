import { expect, test } from 'vitest';
import { newCategoryBody } from '../categories/category.ts';
import { newProductBody } from '../products/productBody.ts';
import { demoCatalogue } from './demoCatalogue.ts';

const products = demoCatalogue.flatMap((category) => category.products);

test('the demo catalogue passes the rules of the catalogue', () => {
  for (const { name, urlKey: url_key, description } of demoCatalogue)
    expect(newCategoryBody.safeParse({ name, url_key, description }).success).toBe(true);
  for (const { name, urlKey: url_key, sku, weight, qty, description } of products)
    expect(newProductBody.safeParse({ name, url_key, sku, price: 1, weight, qty, description }).success).toBe(
      true,
    );
});

test('no sku and no url_key stands twice', () => {
  expect(new Set(products.map((product) => product.sku)).size).toBe(products.length);
  expect(new Set(products.map((product) => product.urlKey)).size).toBe(products.length);
});
