import { defineExtension, reply } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { pagesOf } from '../support/pages.ts';
import { createProduct, testShop } from '../support/shop.ts';

const german = defineExtension({
  name: 'german',
  api: '^1.0',
  setup: () => ({
    routes: [
      {
        id: 'facts',
        method: 'GET',
        path: '/api/facts',
        access: 'public',
        handle: ({ app }) => ({ language: app.language, locale: app.locale, home: app.url('/') }),
      },
      {
        id: 'adminFacts',
        method: 'GET',
        path: '/api/facts/admin',
        access: 'admin',
        handle: ({ app }) => ({ language: app.language }),
      },
      {
        id: 'leadOn',
        method: 'POST',
        path: '/lead-on',
        kind: 'page',
        access: 'public',
        handle: () => reply.redirect(303, '/cart'),
      },
    ] satisfies Route[],
    messages: [
      {
        owner: 'german',
        locale: 'de',
        texts: {
          'storefront.cart.title': 'Ihr Warenkorb',
          'storefront.error.credentials': 'E-Mail oder Passwort sind falsch',
        },
      },
    ],
  }),
});

let shop: TestShop;
const { html, cmsPage } = pagesOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    extensions: [german],
    config: { shop: { languages: ['en', 'de', 'pt-BR'], locale: 'en-GB', url: 'https://shop.test' } },
  });
});
afterAll(() => shop.stop());

const facts = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await shop.request('GET', path, undefined, { headers })).body.data;

describe('a page', () => {
  test('in another language is served under its code, with its texts and lang', async () => {
    const { status, body } = await html('/de/cart');
    expect(status).toBe(200);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<title>Ihr Warenkorb – Shop</title>');
  });

  test('in the default language has a plain path and the shop’s locale', async () => {
    const { body } = await html('/cart', { 'accept-language': 'de' });
    expect(body).toContain('<html lang="en-GB">');
    expect(body).not.toContain('Warenkorb');
  });

  test('links to pages in its language, with unchanged links to files and the canonical URL', async () => {
    const { body } = await html('/de');
    expect(body).toContain('<a class="shop" href="/de">');
    expect(body).toContain('<a href="/de/cart">');
    expect(body).toContain('action="/de/search"');
    expect(body).toContain('<link rel="canonical" href="https://shop.test/de"');
    expect(body).toMatch(/<link rel="stylesheet" href="\/styles\//);
  });

  test('with an error is in the language of its path', async () => {
    const { status, body } = await html('/de/nowhere');
    expect([status, body]).toEqual([404, expect.stringContaining('<html lang="de">')]);
  });

  test('is cached separately for each language', async () => {
    const page = await cmsPage();
    const inLanguage = async (path: string) => /<html lang="([^"]+)"/.exec((await html(path)).body)?.[1];
    for (const _ of [1, 2]) {
      expect(await inLanguage(`/${page.url_key}`)).toBe('en-GB');
      expect(await inLanguage(`/de/${page.url_key}`)).toBe('de');
    }
  });
});

describe('a path', () => {
  test.each([
    ['/en', '/'],
    ['/en/cart?a=1', '/cart?a=1'],
    ['/en//evil.example', '/evil.example'],
    ['/PT-br/cart', '/pt-BR/cart'],
  ])('%s redirects to %s permanently', async (path, location) => {
    const { status, headers } = await html(path);
    expect([status, headers.get('location')]).toEqual([301, location]);
  });

  test.each(['/fr/cart', '/de/de/cart', '/de/api/facts', '/de/admin/graphql'])(
    '%s does not redirect',
    async (path) => expect((await html(path)).status).toBe(404),
  );

  test('of a form in another language redirects to that language', async () => {
    const { status, headers } = await shop.request('POST', '/de/lead-on', {});
    expect([status, headers.get('location')]).toEqual([303, '/de/cart']);
  });
});

test('a rejected form is shown again in its language', async () => {
  const visitor = openBrowser(shop);
  const wrong = { email: 'ada@example.com', password: 'not hers' };
  const page = await visitor.submit(await visitor.open('/de/account/login'), '/de/account/login', wrong);
  expect(page.html).toContain('E-Mail oder Passwort sind falsch');
});

test('a shopper who fills a cart in a language stays in that language', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  const visitor = openBrowser(shop);
  const product = await visitor.open(`/de/${sku.toLowerCase()}`);
  const cart = await visitor.submit(product, '/de/cart/items', { qty: '1' });
  expect(cart.at).toBe(`/de/cart?added=${sku}`);
  expect(cart.html).toContain(sku);
});

describe('an API client', () => {
  test.each([
    ['/api/facts', {}, 'en'],
    ['/api/facts?locale=de', {}, 'de'],
    ['/api/facts?locale=pt-br', {}, 'pt-BR'],
    ['/api/facts', { 'accept-language': 'fr, de-AT;q=0.5' }, 'de'],
    ['/api/facts?locale=en', { 'accept-language': 'de' }, 'en'],
  ])('that requests %s with %j gets %s', async (path, headers, expected) =>
    expect((await facts(path, headers)).language).toBe(expected),
  );

  test('that requests an unknown language gets an error with the known ones', async () => {
    const { status, body } = await shop.request('GET', '/api/facts?locale=fr');
    expect([status, body.error.code, body.error.message]).toEqual([
      400,
      'VALIDATION_FAILED',
      'Unknown language "fr". Available: en, de, pt-BR',
    ]);
  });

  test('gets the URLs of pages in its language', async () =>
    expect(await facts('/api/facts?locale=de')).toEqual({
      language: 'de',
      locale: 'de',
      home: 'https://shop.test/de',
    }));

  test('can request GraphQL in the same two ways', async () => {
    const query = { query: '{ shop { locale languages } }' };
    const languages = ['en', 'de', 'pt-BR'];
    const byQuery = await shop.request('POST', '/graphql?locale=de', query);
    expect(byQuery.body.data.shop).toEqual({ locale: 'de', languages });
    const byHeader = await shop.request('POST', '/graphql', query, {
      headers: { 'accept-language': 'pt-BR' },
    });
    expect(byHeader.body.data.shop).toEqual({ locale: 'pt-BR', languages });
    expect((await shop.request('POST', '/graphql?locale=fr', query)).status).toBe(400);
  });

  test('of an administrator gets the default language unless it requests another one explicitly', async () => {
    const token = await shop.adminToken();
    const as = { token, headers: { 'accept-language': 'de' } };
    const of = async (path: string) => (await shop.request('GET', path, undefined, as)).body.data.language;
    expect([await of('/api/facts/admin'), await of('/api/facts/admin?locale=de')]).toEqual(['en', 'de']);
  });
});
