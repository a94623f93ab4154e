import { expect, test } from 'vitest';
import { newCategoryBody } from '../categories/category.ts';
import { newProductBody } from '../products/productBody.ts';
import { demoCatalogue } from './demoCatalogue.ts';
import { demoFacts } from './demoFacts.ts';
import { DEMO_COLORS, DEMO_SIZES, demoExtras } from './demoVariants.ts';

const products = demoCatalogue.flatMap((category) => category.products);

test('the demo catalog follows the rules of the catalog', () => {
  for (const { name, urlKey: url_key, description } of demoCatalogue)
    expect(newCategoryBody.safeParse({ name, url_key, description }).success).toBe(true);
  for (const { name, urlKey: url_key, sku, weight, qty, description } of products)
    expect(newProductBody.safeParse({ name, url_key, sku, price: 1, weight, qty, description }).success).toBe(
      true,
    );
});

test('SKUs and url_keys are unique', () => {
  const skus = products.flatMap(({ sku, urlKey }) => [
    sku,
    ...(demoExtras[urlKey]?.variants ?? []).slice(1).map((variant) => variant.sku),
  ]);
  expect(new Set(skus).size).toBe(skus.length);
  expect(new Set(products.map((product) => product.urlKey)).size).toBe(products.length);
});

test('variants begin with their product, and have existing colors and sizes', () => {
  const keys = products.map(({ urlKey }) => urlKey);
  expect(Object.keys(demoExtras).filter((key) => !keys.includes(key))).toEqual([]);
  expect(Object.keys(demoFacts)).toEqual(keys.filter((key) => key !== 'gift-card'));
  for (const { sku, urlKey } of products) {
    const { variants = [] } = demoExtras[urlKey] ?? {};
    expect(variants[0]?.sku ?? sku).toBe(sku);
    for (const { color = 'Ink', size = DEMO_SIZES[0] } of variants)
      expect([Object.hasOwn(DEMO_COLORS, color), (DEMO_SIZES as readonly string[]).includes(size)]).toEqual([
        true,
        true,
      ]);
  }
});
