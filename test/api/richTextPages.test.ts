import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const clock = createTestClock(new Date('2026-03-01T12:00:00.000Z'));
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { cmsPage, html, json } = pagesOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const product = (sent: object = {}) =>
  post('/api/products', { name: 'Mug', url_key: newKey(), sku: newKey(), price: 9, qty: 5, ...sent });
const blogPost = (sent: object = {}) =>
  post('/api/blog/posts', { name: 'A post', url_key: newKey(), status: 1, ...sent });

const MARKUP =
  '<p>Wash <b>cold</b>, see <a href="/returns">returns</a>.</p><ol><li>One</li></ol><blockquote><p>Nice</p></blockquote>';
const DIRTY = `${MARKUP}<script>alert(1)</script>`;

describe('a rich text', () => {
  test('of a product, a category, a collection and a CMS page is shown with its markup, and stored as sent', async () => {
    const made = await product({ description: DIRTY });
    expect(made.description).toBe(DIRTY);
    const category = await post('/api/categories', { name: 'Mugs', url_key: newKey(), description: DIRTY });
    const collection = await post('/api/collections', { name: 'New', code: newKey(), description: DIRTY });
    const page = await cmsPage({ content: DIRTY });
    const paths = [made.url_key, category.url_key, `collections/${collection.code}`, page.url_key];
    for (const path of paths) {
      const { status, body } = await html(`/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain(MARKUP);
      expect(body).not.toContain('alert(1)');
    }
    const { entity } = (await json(`/${made.url_key}`)).body.data;
    expect(entity.description).toBe(DIRTY);
    expect(entity.description_tree[0]).toEqual({
      tag: 'p',
      attributes: {},
      children: [
        'Wash ',
        { tag: 'b', attributes: {}, children: ['cold'] },
        ', see ',
        { tag: 'a', attributes: { href: '/returns' }, children: ['returns'] },
        '.',
      ],
    });
    expect((await json(`/${page.url_key}`)).body.data.entity.content_tree).toHaveLength(3);
  });

  test('of a CMS page may be the rows of a block editor', async () => {
    const blocks = [{ type: 'table', data: { content: [['Size', '30 cm']] } }];
    const page = await cmsPage({ content: [{ columns: [{ data: { blocks } }] }] });
    expect((await html(`/${page.url_key}`)).body).toContain('<tr><td>Size</td><td>30 cm</td></tr>');
  });
});

describe('metafields on pages', () => {
  test('are those with a value that customers may see, including rich text', async () => {
    const define = (fieldKey: string, sent: object) =>
      post('/api/metafield-definitions', {
        ownerType: 'product',
        fieldKey,
        name: `The ${fieldKey}`,
        fieldType: 'short_text',
        ...sent,
      });
    await define('care', {});
    await define('secret', { visibleToCustomer: false });
    await define('story', { fieldType: 'rich_text' });
    await define('washable', { fieldType: 'boolean' });
    await define('unset', {});
    const blocks = [{ type: 'paragraph', data: { text: 'Once <i>upon</i>' } }];
    const story = [{ columns: [{ data: { blocks } }] }];
    const custom = { care: 'Hand <wash>', secret: 'SUPPLIER-9', story, washable: true };
    const made = await product({ metafields: { custom } });
    const { body } = await html(`/${made.url_key}`);
    expect(body).toContain('<dt>The care</dt>');
    expect(body).toContain('Hand &lt;wash&gt;');
    expect(body).toContain('<p>Once <i>upon</i></p>');
    expect(body).toMatch(/<dt>The washable<\/dt>\s*<dd>\s*Yes\s*<\/dd>/);
    for (const hidden of ['SUPPLIER-9', 'The secret', 'The unset']) expect(body).not.toContain(hidden);
    const { entity } = (await json(`/${made.url_key}`)).body.data;
    expect(entity.metafields.map((field: { key: string }) => field.key)).toEqual([
      'care',
      'story',
      'washable',
    ]);
    expect(entity.metafields[1]).toEqual({
      namespace: 'custom',
      key: 'story',
      name: 'The story',
      type: 'rich_text',
      value: [
        { tag: 'p', attributes: {}, children: ['Once ', { tag: 'i', attributes: {}, children: ['upon'] }] },
      ],
    });
  });

  test('change on a cached page if their definition does', async () => {
    const definition = await post('/api/metafield-definitions', {
      ownerType: 'product',
      fieldKey: 'origin',
      name: 'Origin',
      fieldType: 'short_text',
    });
    const made = await product({ metafields: { custom: { origin: 'Porto' } } });
    expect((await html(`/${made.url_key}`)).body).toContain('Porto');
    await shop.admin('PATCH', `/api/metafield-definitions/${definition.uuid}`, { visibleToCustomer: false });
    expect((await html(`/${made.url_key}`)).body).not.toContain('Porto');
  });
});

describe('a collection', () => {
  test('has a page with its products, which a new code moves and a deletion removes', async () => {
    const code = newKey();
    const made = await post('/api/collections', { name: 'Summer', code });
    const mug = await product({ name: 'Summer mug' });
    await post(`/api/collections/${made.uuid}/products`, { product_id: mug.uuid });
    const { status, body } = await html(`/collections/${code}`);
    expect(status).toBe(200);
    expect(body).toContain('<h1>Summer</h1>');
    expect(body).toContain('Summer mug');
    expect((await html('/sitemap.xml')).body).toContain(`/collections/${code}</loc>`);
    const { data } = (
      await shop.query('query ($code: String!) { collection(code: $code) { url } }', { code })
    ).body;
    expect(data.collection.url).toBe(`/collections/${code}`);

    await shop.admin('PATCH', `/api/collections/${made.uuid}`, { code: `${code}-2` });
    const moved = await shop.request('GET', `/collections/${code}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/collections/${code}-2`]);
    await shop.admin('DELETE', `/api/collections/${made.uuid}`);
    expect((await html(`/collections/${code}-2`)).status).toBe(404);
  });

  test('whose code is not valid in a path has its id appended', async () => {
    const made = await post('/api/collections', { name: 'Sale', code: `Große Größen/${newKey()}` });
    const { body } = await shop.query('query ($code: String!) { collection(code: $code) { url } }', {
      code: made.code,
    });
    const { url } = body.data.collection;
    expect(url).toMatch(new RegExp(`^/collections/gro-e-gr-en-k-[a-z0-9-]+-${made.collection_id}$`));
    expect((await html(url)).status).toBe(200);
  });

  test('has a feed of its newest products, which its page links to', async () => {
    const made = await post('/api/collections', { name: 'Neu & gut', code: newKey() });
    const other = await product({ name: 'Elsewhere' });
    const products = [];
    for (const name of ['First <one>', 'Second'])
      products.push(await product({ price: 12.5, name, short_description: 'Short' }));
    for (const { uuid } of products)
      await post(`/api/collections/${made.uuid}/products`, { product_id: uuid });
    const path = `/collections/${made.code}`;
    expect((await html(path)).body).toContain(
      `<link rel="alternate" type="application/atom+xml" href="${path}/feed.xml" />`,
    );
    const { status, headers, body } = await html(`${path}/feed.xml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(body.match(/<title>[^<]*<\/title>/g)).toEqual([
      '<title>Shop: Neu &amp; gut</title>',
      '<title>Second</title>',
      '<title>First &lt;one&gt;</title>',
    ]);
    expect(body).toContain(`<id>urn:uuid:${products[0]?.uuid}</id>`);
    expect(body).toContain('&lt;p&gt;$12.50&lt;/p&gt;');
    expect(body).not.toContain(other.uuid);
    expect((await html('/collections/unknown/feed.xml')).status).toBe(404);
  });
});

describe('the blog', () => {
  test('lists public posts page by page, newest first, with a page for each post and category', async () => {
    const category = await post('/api/blog/categories', {
      name: 'Care',
      url_key: newKey(),
      description: '<p>All <b>about</b> care</p>',
    });
    const first = await blogPost({
      name: 'Cast iron & you',
      author: 'Ada',
      short_description: 'Short',
      content: DIRTY,
      categories: [category.uuid],
      published_at: '2026-01-05T10:00:00Z',
    });
    const draft = await blogPost({ name: 'Only a draft', status: 0 });
    const later = await blogPost({ name: 'Not yet', published_at: '2026-04-01T00:00:00Z' });
    const index = await html('/blog');
    expect(index.status).toBe(200);
    expect(index.body).toContain(`href="/blog/${first.url_key}"`);
    expect(index.body).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/blog/feed.xml" />',
    );
    for (const hidden of ['Only a draft', 'Not yet']) expect(index.body).not.toContain(hidden);
    for (const { url_key } of [draft, later]) expect((await html(`/blog/${url_key}`)).status).toBe(404);

    const page = (await html(`/blog/${first.url_key}`)).body;
    expect(page).toContain('<h1>Cast iron &amp; you</h1>');
    expect(page).toContain(MARKUP);
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain(`href="/blog/category/${category.url_key}"`);
    const listed = await html(`/blog/category/${category.url_key}`);
    expect(listed.body).toContain('All <b>about</b> care');
    expect(listed.body).toContain('Cast iron &amp; you');
    const sitemap = (await html('/sitemap.xml')).body;
    for (const path of ['/blog', `/blog/${first.url_key}`, `/blog/category/${category.url_key}`])
      expect(sitemap).toContain(`${path}</loc>`);
    expect(sitemap).not.toContain(later.url_key);
  });

  test('is in the menu of every page, cached or not, while there is a public post', async () => {
    const link = '<a href="/blog">Blog</a>';
    for (const { uuid } of (await shop.admin('GET', '/api/blog/posts?limit=100')).body.data)
      await shop.admin('DELETE', `/api/blog/posts/${uuid}`);
    const key = newKey();
    await post('/api/pages', { title: 'Imprint', url_key: key, status: true });
    const shown = async () =>
      Promise.all(['/', `/${key}`, '/cart'].map(async (path) => (await html(path)).body.includes(link)));
    expect(await shown()).toEqual([false, false, false]);
    expect(await shown()).toEqual([false, false, false]);
    const { uuid } = await blogPost();
    expect(await shown()).toEqual([true, true, true]);
    await shop.admin('PATCH', `/api/blog/posts/${uuid}`, { status: 0 });
    expect(await shown()).toEqual([false, false, false]);
  });

  test('has more pages, whose canonical URL contains their number', async () => {
    const category = await post('/api/blog/categories', { name: 'Many', url_key: newKey() });
    for (let number = 1; number <= 13; number += 1)
      await blogPost({
        name: `Number ${number}`,
        categories: [category.uuid],
        published_at: `2026-02-${String(number).padStart(2, '0')}T00:00:00Z`,
      });
    const path = `/blog/category/${category.url_key}`;
    const { posts } = (await json(path)).body.data;
    expect([posts.total, posts.pages, posts.items.length, posts.items[0].name]).toEqual([
      13,
      2,
      12,
      'Number 13',
    ]);
    const second = (await html(`${path}?page=2`)).body;
    expect(second).toContain('Number 1<');
    expect(second).toContain(`${path}?page=2" />`);
    expect((await json(`${path}?page=3`)).body.data.posts).toMatchObject({ items: [], page: 3, total: 13 });
  });

  test('has an Atom feed, and one for each category', async () => {
    const category = await post('/api/blog/categories', { name: 'News & more', url_key: newKey() });
    const made = await blogPost({
      name: 'With <tags>',
      content: '<p>Full <b>text</b></p>',
      categories: [category.uuid],
      published_at: '2026-02-28T00:00:00Z',
    });
    for (const path of ['/blog/feed.xml', `/blog/category/${category.url_key}/feed.xml`]) {
      const answer = await shop.request('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      expect(answer.body).toContain('<title>With &lt;tags&gt;</title>');
      expect(answer.body).toContain(`<id>urn:uuid:${made.uuid}</id>`);
      expect(answer.body).toContain('&lt;p&gt;Full &lt;b&gt;text&lt;/b&gt;&lt;/p&gt;');
    }
    expect((await shop.request('GET', '/blog/category/none/feed.xml')).status).toBe(404);
  });
});
