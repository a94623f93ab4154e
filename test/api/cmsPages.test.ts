import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const PAGES = '/api/pages';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const { cmsPage, html, json } = pagesOf(() => shop);
const patch = (id: unknown, sent: object) => shop.admin('PATCH', `${PAGES}/${id}`, sent);
const query = async (document: string, variables: object, schema?: 'admin') =>
  (await shop.query(document, variables, schema)).body.data;
const shown = (id: unknown, schema?: 'admin') =>
  query('query ($id: ID!) { cmsPage(id: $id) { uuid editUrl } }', { id }, schema).then(
    (data) => data.cmsPage,
  );

test('a page is created as a draft, read, changed and deleted', async () => {
  const url_key = newKey();
  const made = dataOf(await shop.admin('POST', PAGES, { title: 'Imprint', url_key, uuid: randomUUID() }));
  expect(made).toEqual({
    cms_page_id: expect.any(Number),
    uuid: expect.any(String),
    title: 'Imprint',
    content: null,
    url_key,
    status: false,
    meta_title: null,
    meta_description: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  for (const id of [made.uuid, made.cms_page_id])
    expect(dataOf(await shop.admin('GET', `${PAGES}/${id}`))).toEqual(made);
  const change = { title: 'About', content: 'Us', status: true, meta_title: 't', meta_description: 'd' };
  const changed = dataOf(await patch(made.cms_page_id, change));
  expect(changed).toEqual({ ...made, ...change, updated_at: expect.any(String) });
  expect(dataOf(await patch(made.uuid, { content: null }))).toMatchObject({ title: 'About', content: null });
  expect(dataOf(await shop.admin('GET', `${PAGES}?limit=1`))).toHaveLength(1);
  expect(dataOf(await shop.admin('DELETE', `${PAGES}/${made.uuid}`)).uuid).toBe(made.uuid);
  for (const method of ['GET', 'PATCH', 'DELETE'])
    for (const id of [made.uuid, 'nonsense']) {
      const answer = await shop.admin(method, `${PAGES}/${id}`, method === 'PATCH' ? {} : undefined);
      expect(refusalOf(answer)).toEqual([404, 'CMS_PAGE_NOT_FOUND', 'Page not found']);
    }
});

test.each([
  [{ title: undefined }, 400, 'title is required'],
  [{ title: '' }, 400, 'title must not be empty'],
  [{ url_key: undefined }, 400, 'url_key is required'],
  [{ url_key: 'A' }, 400, 'url_key must be lowercase letters'],
  [{ url_key: 'cart' }, 400, 'URL key "cart" is reserved by a system route and would be unreachable.'],
  [{ url_key: 'en' }, 400, 'URL key "en" conflicts with an enabled language code and would be unreachable.'],
  [{ content: 5 }, 400, 'content must be a string'],
  [{ status: 'yes' }, 400, 'status must be true, false, 1 or 0'],
])('%j is rejected', async (sent, status, message) => {
  const answer = await shop.admin('POST', PAGES, { title: 'T', url_key: newKey(), ...sent });
  expect(refusalOf(answer)).toEqual([status, expect.any(String), expect.stringContaining(message)]);
});

test('a key can only be owned by one CMS page', async () => {
  const [one, two] = [await cmsPage(), await cmsPage()];
  const refused = [409, 'URL_KEY_EXISTS', `URL key "${one.url_key}" is already in use by another cms page.`];
  expect(refusalOf(await shop.admin('POST', PAGES, { title: 'T', url_key: one.url_key }))).toEqual(refused);
  expect(refusalOf(await patch(two.uuid, { url_key: one.url_key }))).toEqual(refused);
  expect((await html(`/${two.url_key}`)).status).toBe(200);
});

describe('on the storefront', () => {
  test('a page shows its text, escaped and in paragraphs', async () => {
    const page = await cmsPage({
      title: 'Terms & <b>more</b>',
      content: 'One\ntwo\n\n<script>alert(1)</script>',
      meta_description: '"quoted"',
    });
    const { body, status } = await html(`/${page.url_key}`);
    expect(status).toBe(200);
    expect(body).toContain('<title>Terms &amp; &lt;b&gt;more&lt;/b&gt; – Shop</title>');
    expect(body).toContain('<p>One<br />two</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(body).toContain('<meta name="description" content="&quot;quoted&quot;" />');
    expect((await json(`/${page.url_key}`)).body.data).toMatchObject({
      kind: 'cms_page',
      route: 'cmsPageView',
      urn: `urn:evershop:cms:page:${page.uuid}`,
      entity: { title: 'Terms & <b>more</b>', content: 'One\ntwo\n\n<script>alert(1)</script>' },
    });
  });

  test('a draft is not public anywhere', async () => {
    const draft = await cmsPage({ status: 0 });
    expect((await html(`/${draft.url_key}`)).status).toBe(404);
    for (const id of [draft.uuid, draft.cms_page_id]) expect(await shown(id)).toBeNull();
    expect(await shown(draft.uuid, 'admin')).toEqual({
      uuid: draft.uuid,
      editUrl: `/admin/pages/edit/${draft.uuid}`,
    });
    const list = 'query ($filters: [FilterInput!]) { cmsPages(filters: $filters) { total items { uuid } } }';
    const filters = [{ key: 'status', operation: 'eq', value: '0' }];
    expect((await query(list, { filters })).cmsPages).toEqual({ total: 0, items: [] });
    expect((await query(list, { filters }, 'admin')).cmsPages.items).toContainEqual({ uuid: draft.uuid });
  });

  test('a new key redirects, and a deleted page is gone with its redirects', async () => {
    const page = await cmsPage();
    const key = newKey();
    dataOf(await patch(page.uuid, { url_key: key }));
    expect((await html(`/${page.url_key}`)).headers.get('location')).toBe(`/${key}`);
    const internal = await html(`/page/${key}?a=b`);
    expect([internal.status, internal.headers.get('location')]).toEqual([301, `/${key}?a=b`]);
    const headers = { 'x-current-path': `/${key}` };
    const request = { query: '{ currentCmsPage { uuid } }' };
    const { body } = await shop.request('POST', '/graphql', request, { headers });
    expect(body.data.currentCmsPage).toEqual({ uuid: page.uuid });
    dataOf(await shop.admin('DELETE', `${PAGES}/${page.uuid}`));
    for (const path of [key, page.url_key]) expect((await html(`/${path}`)).status).toBe(404);
  });
});
