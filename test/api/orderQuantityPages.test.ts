import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let eggs: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de'] } } });
  eggs = await createProduct(shop, { price: 1, qty: 40, min_qty: 12, max_qty: 50, qty_step: 6 });
});
afterAll(() => shop.stop());

const pathOf = ({ sku }: { readonly sku: string }) => `/${sku.toLowerCase()}`;

async function linesOf({ cookies }: Browser) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { accept: 'application/json', cookie };
  const { cart } = dataOf(await shop.request('GET', '/cart', undefined, { headers }));
  return cart?.lines.map(({ qty }: { qty: number }) => qty) ?? [];
}

/** Returns the tag of the quantity field of a page. */
const fieldIn = (html: string): string =>
  /<input[^>]*name="qty"[^>]*type="number"[^>]*>/.exec(html)?.[0] ?? '';
const attributesOf = (html: string) =>
  ['min', 'max', 'step', 'value'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(fieldIn(html))?.[1]);

test('a product page says which quantities are sold, and its field keeps to them', async () => {
  const { html } = await openBrowser(shop).open(pathOf(eggs));
  expect(textOf(html)).toContain('Sold in packs of 6, at least 12. At most 48 per order.');
  expect(attributesOf(html)).toEqual(['12', '48', '6', '12']);
  expect(fieldIn(html)).toContain('aria-describedby="qty-rule"');
  const german = await openBrowser(shop).open(`/de${pathOf(eggs)}`);
  expect(textOf(german.html)).toContain(
    'Verkauf in Packungen zu 6 Stück, mindestens 12. Höchstens 48 pro Bestellung.',
  );
});

test('structured data has the eligible quantity, and none for a product without a rule', async () => {
  const offerOf = async (product: typeof eggs) => {
    const { html } = await openBrowser(shop).open(pathOf(product));
    const [, data = ''] =
      /<script type="application\/ld\+json">(.*?"Product".*?)<\/script>/s.exec(html) ?? [];
    return JSON.stringify(JSON.parse(data));
  };
  expect(await offerOf(eggs)).toContain(
    '"eligibleQuantity":{"@type":"QuantitativeValue","minValue":12,"maxValue":48,"unitCode":"C62"}',
  );
  expect(await offerOf(await createProduct(shop, { price: 1, qty: 1 }))).not.toContain('eligibleQuantity');
});

test('a form without a quantity adds the least, and then the next allowed one', async () => {
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: eggs.sku });
  expect(await linesOf(visitor)).toEqual([12]);
  await visitor.send('/cart/items', { sku: eggs.sku });
  expect(await linesOf(visitor)).toEqual([18]);
});

test('a refused quantity comes back with the reason and what the cart can still take', async () => {
  const visitor = openBrowser(shop);
  const few = await visitor.send('/cart/items', { sku: eggs.sku, qty: '5' });
  expect([few.status, textOf(few.html)]).toEqual([
    400,
    expect.stringContaining('Order at least 12 of this product'),
  ]);
  expect(fieldIn(few.html)).toContain('aria-describedby="qty-error qty-rule"');
  await visitor.send('/cart/items', { sku: eggs.sku, qty: '12' });
  const odd = await visitor.send('/cart/items', { sku: eggs.sku, qty: '7' });
  expect(textOf(odd.html)).toContain('This product is sold in steps of 6. Choose 18 or 24.');
  expect(attributesOf(odd.html).slice(0, 3)).toEqual(['6', '36', '6']);
  const many = await visitor.send('/cart/items', { sku: eggs.sku, qty: '30' });
  expect(textOf(many.html)).toContain(
    `Only 36 units of Product ${eggs.sku} left. Already in your cart: 12. You can add 24 more.`,
  );
  expect(attributesOf(many.html)[3]).toBe('24');
});

test('the cart’s buttons lead to the next allowed quantity, without scripts', async () => {
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: eggs.sku, qty: '18' });
  const cart = await visitor.open('/cart');
  expect(textOf(cart.html)).toContain('Sold in packs of 6, at least 12. At most 48 per order.');
  expect(attributesOf(cart.html)).toEqual(['12', '48', '6', '18']);
  const [, action = ''] = /action="(\/cart\/items\/[0-9a-f-]{36})"/.exec(cart.html) ?? [];
  const press = (step: string) => visitor.send(action, { ...fieldsOf(cart.html, action), step });
  const decreased = await press('decrease');
  expect(await linesOf(visitor)).toEqual([12]);
  expect(decreased.html).toMatch(/value="decrease"\s+formnovalidate\s+disabled/);
  await press('increase');
  await press('increase');
  expect(await linesOf(visitor)).toEqual([24]);
  const refused = await visitor.send(action, { qty: '20' });
  expect([refused.status, textOf(refused.html)]).toEqual([
    400,
    expect.stringContaining('This product is sold in steps of 6. Choose 18 or 24.'),
  ]);
  expect(await linesOf(visitor)).toEqual([24]);
});

test('a line from before says what is wrong in the language of the page, and a button leads to an allowed quantity', async () => {
  const cups = await createProduct(shop, { price: 1, qty: 40 });
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: cups.sku, qty: '5' });
  dataOf(await shop.admin('PATCH', `/api/products/${cups.uuid}`, { qty_step: 4, max_qty: 8 }));
  const cart = await visitor.open('/de/cart');
  expect(textOf(cart.html)).toContain(
    'Dieser Artikel wird in Schritten von 4 verkauft. Wählen Sie 4 oder 8.',
  );
  const [, action = ''] = /action="((?:\/de)?\/cart\/items\/[0-9a-f-]{36})"/.exec(cart.html) ?? [];
  await visitor.send(action, { qty: '5', step: 'increase' });
  expect(await linesOf(visitor)).toEqual([8]);
  expect(textOf((await visitor.open('/cart')).html)).not.toContain('steps of 4. Choose');
});

test('a shared cart tells which items the rule refuses now', async () => {
  const pens = await createProduct(shop, { price: 1, qty: 40 });
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: pens.sku, qty: '2' });
  const [, path = ''] = /value="[^"]*(\/cart\/shared\/[^"]+)"/.exec((await visitor.open('/cart')).html) ?? [];
  dataOf(await shop.admin('PATCH', `/api/products/${pens.uuid}`, { min_qty: 10 }));
  const friend = openBrowser(shop);
  const taken = await friend.submit(await friend.open(path), path);
  expect(textOf(taken.html)).toContain('Order at least 10 of this product');
  expect(await linesOf(friend)).toEqual([]);
});
