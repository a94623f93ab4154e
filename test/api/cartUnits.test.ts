import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { customersOf } from '../support/customers.ts';
import { pagesOf } from '../support/pages.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'ar'] } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
beforeEach(async () => {
  ({ sku } = await createProduct(shop, { price: 10, qty: 500 }));
});
afterAll(() => shop.stop());

const { landingPage } = pagesOf(() => shop);
const { newCustomer } = customersOf(() => shop);

/** Returns the cart link's accessible name and badge. The badge is null if there is none. */
function linkOf(html: string): { readonly name: string; readonly badge: string | null } {
  const link = /<a class="tool" href="(?:\/ar)?\/cart">([\s\S]*?)<\/a>/.exec(html)?.[1] ?? '';
  const badge = /<span class="units" aria-hidden="true">([^<]*)</.exec(link)?.[1] ?? null;
  return { name: /<span class="words"(?: data-cart)?>([^<]*)</.exec(link)?.[1] ?? '', badge };
}
const shownTo = async (visitor: Browser, path = '/') => linkOf((await visitor.open(path)).html);
const NONE = { name: 'Cart', badge: null };

describe('the cart link shows the number of units in the cart', () => {
  test('after each change, on cached and on private pages, until the order is placed', async () => {
    const visitor = openBrowser(shop);
    expect(await shownTo(visitor)).toEqual(NONE);
    const added = await visitor.send('/cart/items', { sku, qty: '2' });
    expect(linkOf(added.html)).toEqual({ name: 'Cart, 2 items', badge: '2' });
    for (const path of ['/', `/${sku.toLowerCase()}`, '/search?keyword=x', '/account/login'])
      expect(await shownTo(visitor, path)).toEqual({ name: 'Cart, 2 items', badge: '2' });
    const { sku: other } = await createProduct(shop, { price: 1, qty: 500 });
    await visitor.send('/cart/items', { sku: other, qty: '120', to: '/' });
    expect(await shownTo(visitor)).toEqual({ name: 'Cart, 122 items', badge: '99+' });
    expect((await shownTo(visitor, '/ar')).name).toBe('سلة التسوق، 122 منتجًا');
    const cart = await visitor.open('/cart');
    for (const [, action = ''] of cart.html.matchAll(/"(\/cart\/items\/[\w-]+\/removal)"/g))
      await visitor.send(action);
    expect(await shownTo(visitor)).toEqual(NONE);
    expect(visitor.cookies.has('cart_units')).toBe(false);

    const buyer = await buyerWith(shop, sku);
    const review = await goToReview(buyer, 'cod');
    expect((await shownTo(buyer)).badge).toBe('1');
    const placed = await buyer.submit(review, '/checkout/order');
    expect([placed.status, linkOf(placed.html)]).toEqual([200, NONE]);
    expect(await shownTo(buyer)).toEqual(NONE);
  });

  test('after REST and GraphQL requests from pages too, only for the session’s cart', async () => {
    const visitor = await buyerWith(shop, sku);
    const cookie = () => [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const send = async (method: string, path: string, body?: unknown, site = 'same-origin') => {
      const headers = { cookie: cookie(), ...(site !== '' && { 'sec-fetch-site': site }) };
      const answer = await shop.request(method, path, body, { headers });
      dataOf(answer);
      return answer.headers.getSetCookie().find((one) => one.startsWith('cart_units=')) ?? null;
    };
    expect(await send('POST', '/api/cart/mine/items', { sku, qty: 3 })).toMatch(
      /^cart_units=4; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    visitor.cookies.set('cart_units', '77');
    expect(await send('POST', '/graphql', { query: '{ myCart { uuid } }' })).toMatch(/^cart_units=4;/);
    visitor.cookies.set('cart_units', '4');
    expect(
      await send('POST', '/graphql', { query: '{ myCart { uuid } }' }),
      'it is right already',
    ).toBeNull();
    expect(
      await send('POST', '/api/cart/mine/items', { sku, qty: 1 }, ''),
      'a program shows no pages',
    ).toBeNull();
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 9 }] }));
    expect(await send('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 })).toBeNull();
    const anonymous = await shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 });
    expect(anonymous.headers.getSetCookie()).toEqual([]);
  });

  test('after a login for the account’s cart, and no longer after signing out', async () => {
    const { email } = await newCustomer();
    const first = await buyerWith(shop, sku);
    await first.send('/account/login', { email, password });
    expect((await shownTo(first)).badge).toBe('1');
    const elsewhere = openBrowser(shop);
    await elsewhere.send('/account/login', { email, password });
    expect((await shownTo(elsewhere)).badge).toBe('1');
    const guest = await buyerWith(shop, sku);
    await guest.send('/account/login', { email, password });
    expect((await shownTo(guest)).badge).toBe('2');
    await guest.send('/account/logout');
    expect(await shownTo(guest)).toEqual(NONE);
  });

  test('never for a cookie without a session, or one that is not a valid number', async () => {
    const { url_key } = await landingPage();
    const page = (cookie: string) =>
      shop.request('GET', `/${url_key}`, undefined, { headers: { accept: 'text/html', cookie } });
    const badgeFor = async (cookie: string) => linkOf((await page(cookie)).body).badge;
    expect(await badgeFor('sid=scs_x; cart_units=3')).toBe('3');
    expect(await badgeFor('cart_units=3')).toBeNull();
    for (const value of ['0', '-1', '1e3', '10000', '٣', '3x', '<b>', '03', ' 3', ''])
      expect([value, await badgeFor(`sid=scs_x; cart_units=${encodeURIComponent(value)}`)]).toEqual([
        value,
        null,
      ]);
  });
});

describe('a cached page', () => {
  const BROWSER = { accept: 'text/html', 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' };
  const send = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const sent = request(shop.url + path, { headers: { ...BROWSER, ...headers } }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  const cookieOf = (units: number) => ({ cookie: `sid=scs_anything; cart_units=${units}` });

  test('takes one statement with and without a number, and no visitor gets another visitor’s page', async () => {
    const { url_key } = await landingPage();
    const paths = ['/', `/${url_key}`, `/${sku.toLowerCase()}`];
    for (const path of paths) {
      const first = await send(path);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      for (const units of [0, 3, 0, 12]) {
        const before = shop.statements();
        const page = await send(path, units === 0 ? {} : cookieOf(units));
        expect(shop.statements() - before).toBe(1);
        expect(page.headers['content-encoding']).toBe('br');
        expect(page.headers.vary).toBe('Accept, Accept-Encoding');
        const shown = linkOf(brotliDecompressSync(page.bytes).toString());
        expect(shown.badge).toBe(units === 0 ? null : String(units));
        if (units === 0) expect(page.bytes.equals(first.bytes), 'the kept form itself').toBe(true);
        else expect(page.headers['cache-control']).toBe('private, no-cache');
      }
    }
  });

  test('has an ETag for each number, so that neither it nor a 304 outlives a change', async () => {
    const { url_key } = await landingPage();
    const path = `/${url_key}`;
    const etags = [];
    for (const units of [0, 3, 4]) etags.push((await send(path, cookieOf(units))).headers.etag as string);
    expect(new Set(etags).size).toBe(3);
    for (const [at, units] of [0, 3, 4].entries())
      for (const [other, etag] of etags.entries()) {
        const { status, headers } = await send(path, { ...cookieOf(units), 'if-none-match': etag });
        expect([units, other, status]).toEqual([units, other, at === other ? 304 : 200]);
        expect(headers['cache-control']).toBe(units === 0 ? 'public, no-cache' : 'private, no-cache');
      }
    expect(etags.every((etag) => etag.endsWith('-br"'))).toBe(true);
  });

  test('is not compressed with a number if another site makes the request', async () => {
    const { url_key } = await landingPage();
    const page = await send(`/${url_key}`, { ...cookieOf(3), 'sec-fetch-site': 'cross-site' });
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(linkOf(page.bytes.toString()).badge).toBe('3');
  });

  test('has no number as JSON', async () => {
    const { url_key } = await landingPage();
    const page = await send(`/${url_key}`, { ...cookieOf(3), accept: 'application/json' });
    expect(page.headers['cache-control']).toBe('public, no-cache');
  });
});
