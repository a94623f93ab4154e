import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { inBodyOf, LANDING_PAGES, landingUrn, pagesOf } from '../support/pages.ts';
import { testShop } from '../support/shop.ts';

// The administrator's token must remain valid for the entire visibility period.
const START = '2026-03-01T00:00:00.000Z';
const END = '2026-03-01T00:01:00.000Z';
const clock = createTestClock(new Date(START));
const at = (time: string, plus = 0) => clock.set(new Date(new Date(time).getTime() + plus));

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage, widget, html } = pagesOf(() => shop);
const current = async (path: string | null, schema: 'storefront' | 'admin' = 'storefront') => {
  const query = { query: '{ currentLandingPage { uuid status isLive editUrl url widgets { type } } }' };
  const headers: Record<string, string> = path === null ? {} : { 'x-current-path': path };
  const { body } = await shop.request('POST', schema === 'admin' ? '/admin/graphql' : '/graphql', query, {
    headers,
    ...(schema === 'admin' && { token: await shop.adminToken() }),
  });
  return body.data.currentLandingPage;
};
const adminPage = async (id: unknown) => {
  const { body } = await shop.query(
    `query ($id: ID!) { landingPage(id: $id) { landingPageId uuid status name urlKey description metaTitle
       metaDescription publishStart publishEnd isLive urn url editUrl widgets { uuid type area sortOrder settings }
       updateApi deleteApi duplicateApi } }`,
    { id },
    'admin',
  );
  return body.data.landingPage;
};

describe('whether a page is live depends on the time of the request', () => {
  test.each([
    ['before its start', START, END, START, -1, false],
    ['at its start', START, END, START, 0, true],
    ['just before its end', START, END, END, -1, true],
    ['at its end', START, END, END, 0, false],
    ['after its end', START, END, END, 1, false],
    ['without a start', null, END, START, -1, true],
    ['without a start, at its end', null, END, END, 0, false],
    ['without an end', START, null, END, 1, true],
    ['without an end, before its start', START, null, START, -1, false],
  ])('%s', async (_, publish_start, publish_end, time, plus, live) => {
    const page = await landingPage({ publish_start, publish_end });
    const off = await landingPage({ publish_start, publish_end, status: 0 });
    at(time, plus);
    expect((await html(`/${page.url_key}`)).status).toBe(live ? 200 : 404);
    expect((await html(`/${off.url_key}`)).status).toBe(404);
    expect((await adminPage(page.uuid)).isLive).toBe(live);
    expect((await current(`/${page.url_key}`))?.uuid ?? null).toBe(live ? page.uuid : null);
  });
});

describe('currentLandingPage', () => {
  test('is the page at the path that the front end specifies, and null elsewhere', async () => {
    at(START);
    const page = await landingPage();
    await widget({ placements: [inBodyOf(page)] });
    const shown = {
      uuid: page.uuid,
      status: true,
      isLive: true,
      editUrl: null,
      url: `/${page.url_key}`,
      widgets: [{ type: 'text_block' }],
    };
    expect(await current(`/${page.url_key}?utm=1`)).toEqual(shown);
    expect(await current(`/${page.url_key}`, 'admin')).toEqual({
      ...shown,
      editUrl: `/admin/landing-page/edit/${page.uuid}`,
    });
    for (const path of [null, '/', '/nothing', `/landing/${page.url_key}`])
      expect(await current(path)).toBeNull();
  });
});

describe('the admin schema', () => {
  test('reads any page by integer id or UUID', async () => {
    at(START);
    const page = await landingPage({ status: 0, description: 'd', publish_start: START });
    const placed = await widget({ placements: [inBodyOf(page)] });
    const read = {
      landingPageId: String(page.landing_page_id),
      uuid: page.uuid,
      status: false,
      name: 'Sale',
      urlKey: page.url_key,
      description: 'd',
      metaTitle: null,
      metaDescription: null,
      publishStart: START,
      publishEnd: null,
      isLive: false,
      urn: landingUrn(page),
      url: `/${page.url_key}`,
      editUrl: `/admin/landing-page/edit/${page.uuid}`,
      widgets: [
        {
          uuid: placed.uuid,
          type: 'text_block',
          area: 'landing_page_content',
          sortOrder: 1,
          settings: { text: 'Hello' },
        },
      ],
      updateApi: `${LANDING_PAGES}/${page.uuid}`,
      deleteApi: `${LANDING_PAGES}/${page.uuid}`,
      duplicateApi: `${LANDING_PAGES}/${page.uuid}/duplicate`,
    };
    expect(await adminPage(page.uuid)).toEqual(read);
    expect(await adminPage(page.landing_page_id)).toEqual(read);
    for (const id of ['nonsense', '0', '2147483647']) expect(await adminPage(id)).toBeNull();
  });

  test('lists pages by filters, and their widgets in one statement', async () => {
    const list = async (filters: object) => {
      const { body } = await shop.query(
        `query ($filters: [FilterInput!]) { landingPages(filters: $filters) {
           total currentPage items { name widgets { uuid } } } }`,
        { filters },
        'admin',
      );
      return body.data.landingPages;
    };
    const pages = [];
    for (const name of ['List b', 'List a', 'List c'])
      pages.push(await landingPage({ name, status: name !== 'List c' }));
    for (const page of pages) await widget({ placements: [inBodyOf(page)] });
    const like = { key: 'name', operation: 'like', value: 'list' };
    const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
    expect(names(await list([like]))).toEqual(['List c', 'List a', 'List b']);
    expect(names(await list([like, { key: 'ob', operation: 'eq', value: 'name' }]))).toEqual([
      'List a',
      'List b',
      'List c',
    ]);
    expect(
      names(
        await list([
          like,
          { key: 'ob', operation: 'eq', value: 'created_at' },
          { key: 'od', operation: 'eq', value: 'desc' },
        ]),
      ),
    ).toEqual(['List c', 'List a', 'List b']);
    expect(await list([like, { key: 'status', operation: 'eq', value: '1' }])).toMatchObject({
      total: 2,
      currentPage: 1,
    });
    const before = shop.statements();
    const { items } = await list([like]);
    expect(items.map(({ widgets }: { widgets: object[] }) => widgets.length)).toEqual([1, 1, 1]);
    expect(shop.statements() - before).toBe(4);
  });

  test('the storefront has neither query', async () => {
    for (const query of ['{ landingPage(id: 1) { uuid } }', '{ landingPages { total } }'])
      expect((await shop.query(query)).body.errors[0].message).toContain('Cannot query field');
  });
});
