import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminsOf, password } from '../support/admins.ts';
import { textOf } from '../support/browser.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let adminCookie: string;
const { html, json } = pagesOf(() => shop);
const { newAdmin } = adminsOf(() => shop);
const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));

beforeAll(async () => {
  const system = { cardgw: { apiBase: 'http://127.0.0.1:9', secretKey: 'sk', endpointSecret: 'whsec' } };
  shop = await testShop({
    extensions: [coreShipping, cod, cardgw],
    config: { shop: { languages: ['en', 'de'] }, system },
  });
  const { email } = await newAdmin();
  const { headers } = await shop.request('POST', '/admin/user/login', { email, password });
  adminCookie = /asid=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] as string;
});
afterAll(() => shop.stop());

describe('a storefront that is closed for maintenance', () => {
  beforeEach(() => save({ storefrontClosed: true, storefrontClosedText: null }));

  test('answers every page with 503, a time to try again and the text of the merchant', async () => {
    await save({
      storefrontClosedText: 'Back at <noon>.\n\nSee you!',
      storefrontClosedTextTranslations: { de: 'Um zwölf sind wir zurück.' },
    });
    for (const path of ['/', '/cart', '/search?keyword=mug', '/nothing-here', '/account/login']) {
      const { status, headers, body } = await html(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, expect.stringMatching(/^\d+$/)]);
      expect(body).toContain('<p>Back at &lt;noon&gt;.</p>');
      expect(body).toContain('<p>See you!</p>');
      expect(body).toContain('<meta name="robots" content="noindex" />');
    }
    const german = await html('/de/cart');
    expect([german.status, textOf(german.body)]).toEqual([503, expect.stringContaining('Um zwölf')]);
    expect(textOf(german.body)).toContain('Wir sind gleich zurück');
    await save({ storefrontClosedTextTranslations: null });
    expect((await html('/de')).body).toContain('<div dir="auto" lang="en-US">');
  });

  test('has a text of its own, and no way to the cart', async () => {
    const { body } = await html('/');
    expect(textOf(body)).toContain('We’ll be right back We’re working on our shop.');
    expect(body).not.toContain('href="/cart"');
  });

  test('answers shoppers of the API in the envelope, and changes nothing', async () => {
    for (const [method, path, body] of [
      ['POST', '/api/carts', { items: [] }],
      ['POST', '/customer/login', { email: 'ada@shop.test', password }],
      ['POST', '/graphql', { query: '{ shop { name } }' }],
      ['POST', '/api/graphql', { query: '{ shop { name } }' }],
    ] as const) {
      const answer = await shop.request(method, path, body);
      expect([path, answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
        path,
        503,
        'SERVICE_UNAVAILABLE',
        expect.stringMatching(/^\d+$/),
      ]);
    }
    expect((await json('/')).body.error.code).toBe('SERVICE_UNAVAILABLE');
  });

  test('shows its pages to administrators, who are told, and lets nobody store them', async () => {
    for (const path of ['/', '/cart', '/account/login']) {
      const { status, headers, body } = await html(path, { cookie: adminCookie });
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store']);
      expect(body).toContain('Only administrators see this page.');
    }
    expect((await html('/')).status).toBe(503);
  });

  test('keeps open what is not for shoppers: the admin, health, styles, robots and the notifications of gateways', async () => {
    const stylesheet = /href="(\/styles\/[^"]+)"/.exec((await html('/')).body)?.[1] as string;
    for (const path of [stylesheet, '/robots.txt', '/healthz', '/readyz', '/api/docs'])
      expect([path, (await html(path)).status]).toEqual([path, 200]);
    expect((await shop.admin('GET', '/api/products')).status).toBe(200);
    const signIn = { email: 'nobody@shop.test', password };
    expect((await shop.request('POST', '/admin/user/login', signIn)).status).toBe(401);
    const webhook = await shop.request('POST', '/api/cardgw/webhook', {});
    expect(webhook.status).toBe(400);
    expect((await html('/cardgw/return')).status).not.toBe(503);
  });

  test('opens again at once, with no trace on its pages', async () => {
    await save({ storefrontClosed: false });
    const { status, body } = await html('/', { cookie: adminCookie });
    expect([status, body.includes('Only administrators')]).toEqual([200, false]);
    const before = shop.statements();
    await html('/');
    expect(shop.statements() - before).toBe(1);
  });
});
