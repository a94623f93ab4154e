import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineRoute, refuse, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { openBrowser, textOf } from '../support/browser.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const failing = defineExtension({
  name: 'failing',
  api: '^1.0',
  setup: () => ({
    routes: ['bug', 'refusal'].map((id) =>
      defineRoute({
        id,
        method: 'GET',
        path: `/failing/${id}`,
        kind: 'page',
        access: 'public',
        handle() {
          throw id === 'bug' ? new Error('a secret') : refuse(409, 'BUSY', 'Try <later>');
        },
      }),
    ),
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [failing] });
});
afterAll(() => shop.stop());

const { html, json, landingPage, cmsPage, widget } = pagesOf(() => shop);
const category = async (more: object = {}) =>
  dataOf(await shop.admin('POST', '/api/categories', { name: 'Mugs', url_key: newKey(), ...more }));

describe('every page', () => {
  test('has links to cart, account, search and the top-level categories', async () => {
    const name = `Cups & ${newKey()}`;
    const { uuid, url_key } = await category({ name });
    await category({ name: 'Below', parent_id: uuid });
    await category({ name: 'Disabled', status: 0 });
    const page = await cmsPage();
    for (const path of ['/', `/${page.url_key}`, '/search', '/cart', '/account/login', '/nothing']) {
      const { body } = await html(path);
      expect(body).toMatch(new RegExp(`<a href="/${url_key}"\\s*>${name.replace('&', '&amp;')}</a`));
      for (const part of [
        'href="/cart"',
        'href="/account"',
        'action="/search"',
        'href="#content"',
        '<footer>',
      ])
        expect(body).toContain(part);
      expect(body).not.toContain('>Below<');
      expect(body).not.toContain('>Disabled<');
      expect(body.match(/<h1/g)).toHaveLength(1);
      expect(body.match(/<main/g)).toHaveLength(1);
    }
  });

  test('has the widgets of all pages, including pages with separate routes', async () => {
    const placements = [{ route: 'all', area: 'footer' }];
    const { uuid } = await widget({ settings: { text: 'Everywhere' }, placements });
    for (const path of ['/', '/search', '/cart', '/account/login', '/nothing'])
      expect((await html(path)).body).toContain('Everywhere');
    expect(dataOf(await json('/search')).widgets.footer).toHaveLength(1);
    dataOf(await shop.admin('DELETE', `/api/widgets/${uuid}`));
  });

  test('has no executable markup: scripts come only from the shop, and none is inline', async () => {
    const { headers, body } = await html('/');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'self'", "script-src 'self'", "style-src 'self'", "object-src 'none'"])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toContain('unsafe');
    const own =
      /<script(?! type="application\/ld\+json"| src="\/scripts\/[^"]+" defer><\/script>)|style="|\son\w+=/;
    expect(body).not.toMatch(own);
  });

  test('has a stylesheet that browsers cache permanently', async () => {
    const [, path = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec((await html('/')).body) ?? [];
    const { status, headers, body } = await html(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(body).toContain(':focus-visible');
    expect((await html('/styles/other.css')).status).toBe(404);
  });
});

describe('cacheable responses', () => {
  test('are public pages, which are the same for everyone except for the number of units in a cart', async () => {
    const mug = await createProduct(shop, { price: 10, qty: 5 });
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: mug.sku, qty: '1' });
    visitor.cookies.delete('cart_units');
    for (const path of ['/', `/${mug.sku.toLowerCase()}`, '/search?keyword=product']) {
      const page = await visitor.open(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
      const again = await html(path, { 'if-none-match': page.headers.get('etag') as string });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });

  test('contain nothing that belongs to one visitor', async () => {
    for (const path of ['/cart', '/account/login', '/account/register', '/checkout'])
      for (const read of [html, json]) {
        const { headers } = await read(path, { 'if-none-match': '*' });
        expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
          path,
          'private, no-store',
          null,
        ]);
      }
  });

  test('have no body for HEAD', async () => {
    const { url_key } = await category();
    for (const path of [
      '/',
      `/${url_key}`,
      '/search',
      '/cart',
      '/account/login',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const { status, body } = await shop.request('HEAD', path);
      expect([path, status, body]).toEqual([path, 200, '']);
    }
  });
});

describe('errors', () => {
  test('have a page of the shop, without internal details', async () => {
    for (const [path, status, text] of [
      ['/nothing', 404, 'Page not found'],
      ['/failing/refusal', 409, 'Try <later>'],
      ['/failing/bug', 500, 'Something went wrong on our side'],
    ] as const) {
      const page = await html(path);
      expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(textOf(page.body)).toContain(`${text} `);
      const id = page.headers.get('x-request-id') ?? '';
      expect([id.length > 0, textOf(page.body).includes(id)]).toEqual([true, status !== 404]);
      expect(page.body).toContain('<meta name="robots" content="noindex" />');
      expect(page.body).toContain('<link rel="stylesheet"');
      expect(page.body).not.toContain('secret');
      expect(page.headers.get('etag')).toBeNull();
    }
    expect((await json('/failing/refusal')).body.error).toMatchObject({ status: 409, code: 'BUSY' });
  });

  test('for a missing page: search and products are offered, and no request ID', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 1 });
    const { body } = await html('/nothing');
    expect(body).toMatch(/<main[\s\S]*action="\/search"[\s\S]*<\/main>/);
    expect(body).toContain(`href="/${sku.toLowerCase()}"`);
    expect(textOf(body)).not.toContain('Reference');
  });
});

describe('search engines', () => {
  test('find every public page in the sitemap, and no other', async () => {
    const shown = [await landingPage(), await cmsPage(), await category()].map(({ url_key }) => url_key);
    const { sku } = await createProduct(shop, { price: 1, qty: 0 });
    const hidden = [
      await landingPage({ status: false }),
      await cmsPage({ status: false }),
      await category({ status: 0 }),
      await landingPage({ publish_start: '2999-01-01T00:00:00Z' }),
    ].map(({ url_key }) => url_key);
    const { status, headers, body } = await html('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
    expect(body.endsWith('</urlset>\n')).toBe(true);
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    for (const key of ['', ...shown, sku.toLowerCase()])
      expect(listed.filter((address) => address === `http://shop.test/${key}`)).toHaveLength(1);
    for (const key of hidden) expect(listed).not.toContain(`http://shop.test/${key}`);
  });

  test('are directed to several sitemaps by an index, if one could not contain all', async () => {
    await shop.db.run(
      sql.type(z.object({}))`select setval(pg_get_serial_sequence('url_rewrite', 'url_rewrite_id'), 120000)`,
    );
    const { url_key } = await category();
    const { body } = await html('/sitemap.xml');
    expect(body).toContain('<sitemapindex ');
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'http://shop.test/sitemap.xml?part=0',
      'http://shop.test/sitemap.xml?part=2',
    ]);
    const last = (await html('/sitemap.xml?part=2')).body;
    expect(last).toContain(`<loc>http://shop.test/${url_key}</loc>`);
    expect(last.match(/<loc>/g)).toHaveLength(1);
    expect((await html('/sitemap.xml?part=0')).body).toContain('<loc>http://shop.test/</loc>');
    expect((await html('/sitemap.xml?part=x')).status).toBe(400);
  });

  test('are asked to skip private pages, and given the sitemap’s URL', async () => {
    const { headers, body } = await html('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const line of ['Disallow: /cart', 'Disallow: /checkout', 'Disallow: /account', 'Disallow: /search'])
      expect(body.split('\n')).toContain(line);
    expect(body).toContain('Sitemap: http://shop.test/sitemap.xml\n');
  });
});
