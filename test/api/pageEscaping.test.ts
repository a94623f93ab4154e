import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Creates a text that names its field and would run as script in an attribute, between tags or inside a script element. */
const evil = (field: string) =>
  `${field}"'></script><script>alert('${field}')</script><img src=x onerror=alert(1)>`;
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Returns the sanitized form of the text in rich text. */
const sanitized = (field: string) => `<p>${field}"'&gt;<img /></p>`;

const SHOP_NAME = evil('shop');

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { name: SHOP_NAME } } });
});
afterAll(() => shop.stop());

const { landingPage, cmsPage, widget, html } = pagesOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const fields = <K extends string>(owner: string, ...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, evil(`${owner}-${name}`)])) as Record<K, string>;

/** Expects that the page contains each of the texts as text, and none as markup. */
async function expectTexts(path: string, shown: readonly string[], status = 200): Promise<void> {
  const answer = await html(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.body).not.toContain('<script>alert');
  expect(answer.body).not.toContain('<img src=x');
  for (const text of [SHOP_NAME, ...shown]) expect(answer.body).toContain(escaped(text));
}

describe('text that looks like markup is shown as text', () => {
  test('in a landing page', async () => {
    const named = await landingPage(fields('landing', 'name', 'description'));
    await expectTexts(`/${named.url_key}`, [named.name, named.description]);
    const meta = await landingPage(
      fields('landing', 'name', 'description', 'meta_title', 'meta_description'),
    );
    await expectTexts(`/${meta.url_key}`, [meta.meta_title, meta.meta_description]);
  });

  test('in a CMS page', async () => {
    const page = await cmsPage(fields('cms', 'title', 'content', 'meta_description'));
    await expectTexts(`/${page.url_key}`, [page.title, page.meta_description]);
    expect((await html(`/${page.url_key}`)).body).toContain(sanitized('cms-content'));
    const meta = await cmsPage(fields('cms', 'title', 'meta_title'));
    await expectTexts(`/${meta.url_key}`, [meta.meta_title]);
  });

  test('in a product, its options, its category, lists, the menu and the search', async () => {
    const names = ['name', 'description', 'short_description', 'meta_title', 'meta_description'] as const;
    const category = await post('/api/categories', {
      ...fields('category', ...names),
      url_key: newKey(),
      status: 1,
      include_in_nav: 1,
    });
    const collection = await post('/api/collections', { name: evil('collection'), code: newKey() });
    const product = await post('/api/products', {
      ...fields('product', ...names, 'meta_keywords'),
      url_key: newKey(),
      sku: evil('sku').slice(0, 100),
      price: 9.5,
      qty: 5,
      categories: [category.uuid],
    });
    await post(`/api/collections/${collection.uuid}/products`, { product_id: product.uuid });
    await expectTexts(`/${product.url_key}`, [product.meta_title]);
    expect((await html(`/${product.url_key}`)).body).toContain(sanitized('product-description'));
    await expectTexts(`/${category.url_key}`, [category.meta_title, product.name]);
    expect((await html(`/${category.url_key}`)).body).toContain(sanitized('category-description'));
    await expectTexts(`/collections/${collection.code}`, [collection.name, product.name]);
    await expectTexts(`/search?keyword=${encodeURIComponent(evil('product-name'))}`, [evil('product-name')]);
    const page = await landingPage();
    const settings = { collection: collection.code };
    await widget({ type: 'collection_products', settings, placements: [inBodyOf(page)] });
    await expectTexts(`/${page.url_key}`, [product.name]);
    await expectTexts('/', [product.name]);
  });

  test('in widgets of each type, in the page, its header and its footer', async () => {
    const page = await landingPage();
    const places = [inBodyOf(page), ...['header', 'footer'].map((area) => ({ ...inBodyOf(page), area }))];
    const text = evil('text');
    const banner = {
      title: evil('title'),
      text: evil('text'),
      link: `/x?${evil('query').replace(/\s/g, '')}`,
    };
    const item = { label: evil('label'), link: `https://a.test/${evil('path').replace(/\s/g, '')}` };
    await widget({ name: evil('name'), settings: { text }, placements: places });
    await widget({ type: 'banner', settings: banner, placements: places });
    await widget({ type: 'banner', settings: { link: banner.link }, placements: places });
    await widget({ type: 'basic_menu', settings: { items: [item] }, placements: places });
    const shown = [text, banner.title, banner.text, banner.link, item.label, item.link];
    await expectTexts(`/${page.url_key}`, shown);
    const { body } = await html(`/${page.url_key}`);
    for (const one of shown) expect(body.split(escaped(one)).length).toBeGreaterThanOrEqual(4);
  });

  test('in a path without a page', async () => {
    await expectTexts(`/${encodeURIComponent(evil('path'))}`, [], 404);
    await expectTexts(`/search?keyword=${encodeURIComponent(evil('nothing'))}`, [evil('nothing')]);
    await expectTexts(`/?changeset=${encodeURIComponent(evil('token'))}`, []);
  });
});

test('executable URLs are rejected in every widget setting', async () => {
  for (const link of ['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'vbscript:x']) {
    for (const [type, settings] of [
      ['banner', { link }],
      ['banner', { image: link }],
      ['basic_menu', { items: [{ label: 'x', link }] }],
    ] as const) {
      const { status } = await shop.admin('POST', '/api/widgets', { name: 'W', type, settings });
      expect([link, type, status]).toEqual([link, type, 400]);
    }
  }
});

describe('an html widget', () => {
  const dirty =
    '<h2 onclick="x()">Sale</h2><script>alert(1)</script><a href="javascript:x">a</a><iframe></iframe>';
  const clean = '<h2>Sale</h2><a>a</a>';

  test('shows its markup without anything harmful, as HTML and as data', async () => {
    const page = await landingPage();
    const made = await widget({ type: 'html', settings: { html: dirty }, placements: [inBodyOf(page)] });
    expect(made.settings).toEqual({ html: clean });
    expect((await html(`/${page.url_key}`)).body).toContain(`<div class="html">${clean}</div>`);
    const { body } = await shop.request('GET', `/${page.url_key}`, undefined, {
      headers: { accept: 'application/json' },
    });
    expect(body.data.widgets.landing_page_content[0].settings).toEqual({ html: clean });
  });

  test('that was saved under earlier rules is sanitized when shown', async () => {
    const page = await landingPage();
    const { uuid } = await widget({ type: 'html', settings: { html: '' }, placements: [inBodyOf(page)] });
    await shop.db.any(sql.type(z.object({}))`
      update widget_instance set settings = ${JSON.stringify({ html: dirty })}::jsonb where uuid = ${uuid} returning 1`);
    const { body } = await html(`/${page.url_key}`);
    expect(body).toContain(`<div class="html">${clean}</div>`);
    expect(body).not.toContain('<script>alert');
    const query = { query: '{ currentLandingPage { widgets { settings } } }' };
    const headers = { 'x-current-path': `/${page.url_key}` };
    const graph = await shop.request('POST', '/graphql', query, { headers });
    expect(graph.body.data.currentLandingPage.widgets).toEqual([{ settings: { html: clean } }]);
  });

  test('requires its html', async () => {
    for (const settings of [{}, { html: null }, { html: 7 }]) {
      const { status, body } = await shop.admin('POST', '/api/widgets', {
        name: 'W',
        type: 'html',
        settings,
      });
      expect([status, body.error.code]).toEqual([400, 'BAD_WIDGET_SETTINGS']);
    }
  });
});
