import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { promotionShop } from '../support/promotionShop.ts';
import type { PromotionShop } from '../support/promotionShop.ts';
import { createProduct } from '../support/shop.ts';

let its: PromotionShop;
let sku: string;
beforeAll(async () => {
  its = await promotionShop();
  ({ sku } = await createProduct(its.shop, { price: 20, qty: 500 }));
});
afterAll(() => its.shop.stop());

const follow = (code: string, query: string) =>
  fetch(`${its.shop.url}/discount/${code}${query}`, { redirect: 'manual' });
/** Reads the offers on the cart page of a visitor. */
const cartOf = async (visitor: Browser) => (await visitor.open('/cart')).html;

test('a link goes to a path of the shop, and to no other place', async () => {
  const { code } = await its.promoteByCode();
  const placeAfter = async (query: string) => {
    const { status, headers } = await follow(code, query);
    return [status, headers.get('location')];
  };
  expect(await placeAfter('')).toEqual([303, '/']);
  expect(await placeAfter('?to=/search')).toEqual([303, '/search']);
  expect(await placeAfter('?to=https://example.com/')).toEqual([303, '/']);
  expect(await placeAfter('?to=//example.com')).toEqual([303, '/']);
});

test('a link without a cart keeps the code for the next one, and the cart takes it', async () => {
  const { code } = await its.promoteByCode();
  const visitor = openBrowser(its.shop);
  await visitor.open(`/discount/${code}?to=/search`);
  expect(visitor.cookies.get('discount_code')).toBe(code);
  await visitor.send('/cart/items', { sku, qty: '1' });
  expect(await cartOf(visitor)).toContain(code);
  expect(visitor.cookies.has('discount_code')).toBe(false);
});

test('a link with a cart enters the code at once', async () => {
  const { code } = await its.promoteByCode();
  const visitor = openBrowser(its.shop);
  await visitor.send('/cart/items', { sku, qty: '1' });
  await visitor.open(`/discount/${code}`);
  expect(await cartOf(visitor)).toContain(code);
  expect(visitor.cookies.has('discount_code')).toBe(false);
});

test('an unknown code changes nothing', async () => {
  const visitor = openBrowser(its.shop);
  await visitor.send('/cart/items', { sku, qty: '1' });
  await visitor.open('/discount/NOSUCHCODE?to=/cart');
  expect(await cartOf(visitor)).not.toContain('NOSUCHCODE');
});
