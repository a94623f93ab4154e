import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
let lamp: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop();
  mug = await createProduct(shop, { price: 10, qty: 5 });
  lamp = await createProduct(shop, { price: 50, qty: 5 });
});
afterAll(() => shop.stop());

async function viewOf({ cookies }: Browser, path = '/cart') {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { accept: 'application/json', ...(cookie && { cookie }) };
  return dataOf(await shop.request('GET', path, undefined, { headers }));
}

/** Fills a cart and returns the path of the link that shares it. */
async function sharedPath(): Promise<string> {
  const visitor = openBrowser(shop);
  await visitor.send('/cart/items', { sku: mug.sku, qty: '2' });
  await visitor.send('/cart/items', { sku: lamp.sku });
  const { html } = await visitor.open('/cart');
  const { share_url: url } = await viewOf(visitor);
  expect(html).toContain(`value="${url}" readonly`);
  return new URL(url).pathname;
}

test('a link shows the items of a cart, and adds them to the visitor’s own cart', async () => {
  const path = await sharedPath();
  const friend = openBrowser(shop);
  await friend.send('/cart/items', { sku: mug.sku });
  const page = await friend.open(path);
  expect(page.status).toBe(200);
  expect(page.html).toContain('<meta name="robots" content="noindex" />');
  expect(textOf(page.html)).toContain(`A cart shared with you 2 × Product ${mug.sku}`);
  const cart = await friend.submit(page, path);
  expect(cart.at).toBe('/cart');
  expect((await viewOf(friend)).cart.lines).toMatchObject([
    { sku: mug.sku, qty: 3 },
    { sku: lamp.sku, qty: 1 },
  ]);
});

test('opening a link creates neither a session nor a cart', async () => {
  const friend = openBrowser(shop);
  await friend.open(await sharedPath());
  expect([friend.cookies.size, (await viewOf(friend)).cart]).toEqual([0, null]);
});

test('the link contains only SKUs and quantities', async () => {
  const [, token = ''] = /shared\/([^.]+)/.exec(await sharedPath()) ?? [];
  expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toEqual([
    [mug.sku, 2],
    [lamp.sku, 1],
  ]);
});

test('sold-out items are named, missing items are counted, and the rest is added', async () => {
  const path = await sharedPath();
  const setStock = (qty: number) => shop.admin('PATCH', `/api/products/${lamp.uuid}`, { qty });
  dataOf(await setStock(0));
  const friend = openBrowser(shop);
  const page = await friend.open(path);
  expect(textOf(page.html)).toContain(`Out of stock: Product ${lamp.sku}`);
  const cart = await friend.submit(page, path);
  expect(textOf(cart.html)).toContain(`Product ${lamp.sku}: This item is out of stock`);
  expect((await viewOf(friend)).cart.lines).toMatchObject([{ sku: mug.sku, qty: 2 }]);
  dataOf(await shop.admin('PATCH', `/api/products/${lamp.uuid}`, { status: 0 }));
  expect(await viewOf(friend, path)).toMatchObject({ gone: 1, sold_out: [], items: [{ qty: 2 }] });
  dataOf(await shop.admin('PATCH', `/api/products/${lamp.uuid}`, { status: 1, qty: 5 }));
});

test('a link that the shop did not sign has no page', async () => {
  const path = await sharedPath();
  const visitor = openBrowser(shop);
  for (const wrong of [
    `${path}x`,
    path.replace('/shared/', '/shared/W'),
    '/cart/shared/none',
    '/cart/shared/.',
  ])
    expect((await visitor.open(wrong)).status, wrong).toBe(404);
  expect((await visitor.send(`${path}x`)).status).toBe(404);
});
