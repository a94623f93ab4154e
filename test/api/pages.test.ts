import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { inBodyOf, LANDING_PAGES, landingUrn, newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { landingPage, cmsPage, widget, html, json } = pagesOf(() => shop);
const kindAt = async (path: string) => (await json(path)).body.data?.kind ?? null;
const product = async (more: object) =>
  dataOf(
    await shop.admin('POST', '/api/products', { name: 'Mug', sku: newKey(), price: 9.5, qty: 1, ...more }),
  );
const category = async (more: object) =>
  dataOf(await shop.admin('POST', '/api/categories', { name: 'Mugs', ...more }));

describe('a page', () => {
  test('is a document with title, description, canonical URL and its widgets', async () => {
    const page = await landingPage({ meta_title: 'Big "sale"', description: 'All <must> go' });
    await widget({ placements: [inBodyOf(page)] });
    const { status, headers, body } = await html(`/${page.url_key}?utm=1`);
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'Accept, Accept-Encoding',
    ]);
    expect(body).toMatch(/^<!doctype html>\s*<html lang="en-US">/);
    for (const part of [
      '<title>Big &quot;sale&quot; – Shop</title>',
      '<meta name="description" content="All &lt;must&gt; go" />',
      `<link rel="canonical" href="http://shop.test/${page.url_key}" />`,
      '<meta property="og:title" content="Big &quot;sale&quot;" />',
      '<h1>Big &quot;sale&quot;</h1>',
      '<p>Hello</p>',
    ])
      expect(body).toContain(part);
  });

  test('is the same as data for clients that request JSON', async () => {
    const page = await landingPage();
    const goal = await cmsPage();
    const urn = `urn:evershop:cms:page:${goal.uuid}`;
    const settings = { title: 'T', link: urn };
    const placed = await widget({
      name: 'B',
      type: 'banner',
      settings,
      placements: [inBodyOf(page, { sort_order: 2 })],
    });
    const { status, body } = await json(`/${page.url_key}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        kind: 'landing_page',
        route: 'landingPageView',
        urn: landingUrn(page),
        path: `/${page.url_key}`,
        canonical: `http://shop.test/${page.url_key}`,
        title: 'Sale',
        description: null,
        entity: {
          uuid: page.uuid,
          name: 'Sale',
          url_key: page.url_key,
          description: null,
          meta_title: null,
          meta_description: null,
          publish_start: null,
          publish_end: null,
          url: `/${page.url_key}`,
        },
        widgets: {
          landing_page_content: [
            {
              uuid: placed.uuid,
              type: 'banner',
              name: 'B',
              sort_order: 2,
              settings,
              links: { [urn]: `/${goal.url_key}` },
              data: null,
            },
          ],
        },
      },
    });
  });

  test('shows what is placed on it, on its route and on all routes, in order; nothing that is disabled', async () => {
    const [page, other] = [await landingPage(), await landingPage()];
    const at = (route: string, sort_order: number, more: object = {}) => [
      { route, area: 'landing_page_content', sort_order, ...more },
    ];
    const texts = {
      third: at('landingPageView', 3),
      first: at('all', 1),
      second: at('landingPageView', 2, { entity_urn: landingUrn(page) }),
      elsewhere: at('landingPageView', 2, { entity_urn: landingUrn(other) }),
      home: at('homepage', 2),
    };
    const made: { uuid: string }[] = [];
    for (const [text, placements] of Object.entries(texts))
      made.push(await widget({ settings: { text }, placements }));
    made.push(await widget({ settings: { text: 'off' }, status: 0, placements: at('all', 0) }));
    const { widgets } = (await json(`/${page.url_key}`)).body.data;
    expect(
      widgets.landing_page_content.map((one: { settings: { text: string } }) => one.settings.text),
    ).toEqual(['first', 'second', 'third']);
    for (const { uuid } of made) dataOf(await shop.admin('DELETE', `/api/widgets/${uuid}`));
  });

  test('of header and footer is shown around each page, and content is not part of a landing page', async () => {
    const placements = ['header', 'footer', 'content'].map((area) => ({ route: 'all', area }));
    const { uuid } = await widget({ settings: { text: 'everywhere' }, placements });
    const [page, cms] = [await landingPage(), await cmsPage()];
    expect((await html(`/${page.url_key}`)).body.match(/everywhere/g)).toHaveLength(2);
    expect((await html(`/${cms.url_key}`)).body.match(/everywhere/g)).toHaveLength(3);
    expect((await html('/')).body.match(/everywhere/g)).toHaveLength(3);
    dataOf(await shop.admin('DELETE', `/api/widgets/${uuid}`));
  });

  test('is not sent again to clients that have it, until part of it changes', async () => {
    const page = await landingPage();
    for (const read of [html, json]) {
      const first = await read(`/${page.url_key}`);
      const etag = first.headers.get('etag') as string;
      const again = await read(`/${page.url_key}`, { 'if-none-match': `"x", W/${etag}` });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
      dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${page.uuid}`, { name: newKey() }));
      expect((await read(`/${page.url_key}`, { 'if-none-match': etag })).status).toBe(200);
    }
  });

  test('with twenty widgets takes four statements', async () => {
    const page = await landingPage();
    const { code } = dataOf(await shop.admin('POST', '/api/collections', { name: 'C', code: newKey() }));
    const products = { type: 'collection_products', settings: { collection: code } };
    const links = { type: 'basic_menu', settings: { items: [{ label: 'x', link: landingUrn(page) }] } };
    for (let count = 0; count < 20; count += 1)
      await widget({ ...[products, links, {}][count % 3], placements: [inBodyOf(page)] });
    for (const read of [html, json]) {
      const before = shop.statements();
      const { body } = await read(`/${page.url_key}`, { cookie: 'sid=unknown; asid=unknown' });
      expect(shop.statements() - before).toBe(4);
      expect(JSON.stringify(body).length).toBeGreaterThan(1000);
    }
  });
});

describe('paths', () => {
  test('/landing/<key> redirects to the root permanently, also for an unknown key, and nowhere else', async () => {
    const { url_key } = await landingPage();
    for (const [path, to] of [
      [`/landing/${url_key}`, `/${url_key}`],
      [`/landing/${url_key}?a=1&b=%26`, `/${url_key}?a=1&b=%26`],
      ['/landing/nothing', '/nothing'],
      ['/landing/%2Fevil.test', '/%2Fevil.test'],
      ['/landing/%5Cevil.test', '/%5Cevil.test'],
    ] as const) {
      const answer = await html(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
  });

  test('a trailing slash and a HEAD request make no difference', async () => {
    const { url_key } = await landingPage();
    expect((await html(`/${url_key}/`)).body).toContain(`href="http://shop.test/${url_key}"`);
    const head = await shop.request('HEAD', `/${url_key}`);
    expect([head.status, head.body]).toEqual([200, '']);
  });

  test('an unknown one has a not-found page, and as data an error', async () => {
    const page = await html('/nothing/here');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<h1>Page not found</h1>');
    expect((await json('/nothing/here')).body.error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await shop.request('POST', '/nothing', {})).status).toBe(404);
    expect((await html('/api/nothing')).body.error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await html('/%E0%A4%A')).status).toBe(400);
    expect((await html('/%00')).status).toBe(404);
  });

  test('the root is the homepage', async () => {
    expect((await json('/')).body.data).toMatchObject({ kind: 'homepage', route: 'homepage', entity: null });
    expect((await html('/')).body).toContain('<link rel="canonical" href="http://shop.test/" />');
  });
});

describe('precedence', () => {
  test('depends on the type among live entities: landing page, CMS page, product, category', async () => {
    const url_key = newKey();
    const path = `/${url_key}`;
    const mugs = await category({ url_key });
    expect(await kindAt(path)).toBe('category');
    const mug = await product({ url_key });
    expect(await kindAt(path)).toBe('product');
    const cms = await cmsPage({ url_key });
    expect(await kindAt(path)).toBe('cms_page');
    const landing = await landingPage({ url_key });
    expect(await kindAt(path)).toBe('landing_page');
    dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${landing.uuid}`, { status: false }));
    expect(await kindAt(path)).toBe('cms_page');
    dataOf(await shop.admin('PATCH', `/api/pages/${cms.uuid}`, { status: false }));
    expect(await kindAt(path)).toBe('product');
    dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { status: 0 }));
    expect(await kindAt(path)).toBe('category');
    dataOf(await shop.admin('PATCH', `/api/categories/${mugs.uuid}`, { status: 0 }));
    expect((await html(path)).status).toBe(404);
  });

  test('a page that moves leaves its path to the next claimant', async () => {
    const url_key = newKey();
    await product({ url_key });
    const landing = await landingPage({ url_key });
    const moved = newKey();
    dataOf(await shop.admin('PATCH', `${LANDING_PAGES}/${landing.uuid}`, { url_key: moved }));
    expect(await kindAt(`/${url_key}`)).toBe('product');
    expect(await kindAt(`/${moved}`)).toBe('landing_page');
  });

  test('products and categories have pages that show the public only public data', async () => {
    const [key, parent] = [newKey(), newKey()];
    const mug = await product({ url_key: key, short_description: 'Blue & white' });
    const { uuid } = await category({ url_key: parent });
    const child = await category({ url_key: 'small', parent_id: uuid, short_description: 'Tiny' });
    const { body } = await html(`/${key}`);
    expect(body).toContain('<p class="price">$9.50</p>');
    expect(body).toContain('<p>Blue &amp; white</p>');
    const { entity, urn } = (await json(`/${key}`)).body.data;
    expect(urn).toBe(`urn:evershop:catalog:product:${mug.uuid}`);
    expect(Object.keys(entity)).not.toContain('qty');
    expect((await html(`/${parent}/small`)).body).toContain('<p>Tiny</p>');
    expect((await json(`/${parent}/small`)).body.data.urn).toBe(
      `urn:evershop:catalog:category:${child.uuid}`,
    );
  });
});
