import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineRoute, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { everyRow } from '../support/everyRow.ts';
import { inBodyOf, LANDING_PAGES, landingUrn, newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** An extension with its own page. */
const lookbook = defineExtension({
  name: 'lookbook',
  api: '^1.0',
  setup: () => ({
    routes: [
      defineRoute({
        id: 'lookbook',
        method: 'GET',
        path: '/lookbook',
        access: 'public',
        handle: () => 'ours',
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [lookbook], config: { shop: { languages: ['en', 'pt-BR', 'de'] } } });
});
afterAll(() => shop.stop());

const { landingPage, widget, html, json } = pagesOf(() => shop);
const post = (sent: object) => shop.admin('POST', LANDING_PAGES, sent);
const patch = (uuid: string, sent: object) => shop.admin('PATCH', `${LANDING_PAGES}/${uuid}`, sent);
const duplicate = async (uuid: string) =>
  dataOf(await shop.admin('POST', `${LANDING_PAGES}/${uuid}/duplicate`));
const widgetsOn = async (page: { readonly uuid: string }) => {
  const { body } = await shop.query(
    `query ($filters: [FilterInput!]) { widgets(filters: $filters) {
       items { uuid name type settings status theme placements { uuid route area sortOrder entityUrn } } } }`,
    { filters: [{ key: 'entity_urn', operation: 'eq', value: landingUrn(page) }] },
    'admin',
  );
  return body.data.widgets.items;
};

describe('creating', () => {
  test('returns the whole page with its links, and it is served immediately', async () => {
    const sent = {
      name: 'Summer',
      url_key: newKey(),
      status: true,
      description: 'Warm',
      meta_title: 'Summer sale',
      meta_description: 'All must go',
      publish_start: '2020-01-31',
      publish_end: '2120-01-31T08:00:00+02:00',
    };
    const made = dataOf(await post({ ...sent, uuid: randomUUID(), created_at: '2000-01-01', content: 'x' }));
    expect(made).toEqual({
      landing_page_id: expect.any(Number),
      uuid: expect.any(String),
      ...sent,
      publish_start: '2020-01-31T00:00:00.000Z',
      publish_end: '2120-01-31T06:00:00.000Z',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      links: [
        { rel: 'landingPageGrid', href: '/admin/landing-pages', action: 'GET', types: ['text/html'] },
        { rel: 'edit', href: `/admin/landing-page/edit/${made.uuid}`, action: 'GET', types: ['text/html'] },
        { rel: 'view', href: `/${sent.url_key}`, action: 'GET', types: ['text/html'] },
      ],
    });
    expect(new Date(made.created_at).getFullYear()).toBeGreaterThan(2000);
    expect((await html(`/${sent.url_key}`)).status).toBe(200);
  });

  test('with only name and url_key creates an empty, disabled page', async () => {
    const made = dataOf(await post({ name: 'Shell', url_key: newKey() }));
    expect(made).toMatchObject({
      status: false,
      description: null,
      meta_title: null,
      meta_description: null,
      publish_start: null,
      publish_end: null,
    });
    expect(await widgetsOn(made)).toEqual([]);
    expect((await html(`/${made.url_key}`)).status).toBe(404);
  });

  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
  ])('accepts the status %j', async (status, stored) => {
    expect((await landingPage({ status })).status).toBe(stored);
  });

  test('treats an empty string as no time', async () => {
    expect(await landingPage({ publish_start: '', publish_end: '' })).toMatchObject({
      publish_start: null,
      publish_end: null,
    });
  });
});

const KEY_RULE = 'url_key must be lowercase letters and digits, separated by single hyphens';
const TIME_RULE = 'must be a date, such as 2026-01-31, or an ISO 8601 time';

describe.each(['POST', 'PATCH'])('%s', (method) => {
  const send = async (sent: object) =>
    method === 'POST'
      ? post({ name: 'Sale', url_key: newKey(), ...sent })
      : patch((await landingPage()).uuid, sent);

  test.each<[object, string]>([
    [{ name: ' ' }, 'name must not be empty'],
    [{ name: 5 }, 'name must be a string'],
    [{ name: null }, 'name must be a string'],
    [{ url_key: 'Sale' }, KEY_RULE],
    [{ url_key: 'a--b' }, KEY_RULE],
    [{ url_key: '-a' }, KEY_RULE],
    [{ url_key: 'a/b' }, KEY_RULE],
    [{ url_key: '' }, KEY_RULE],
    [{ url_key: 'a'.repeat(201) }, 'url_key must have at most 200 characters'],
    [{ url_key: 7 }, 'url_key must be a string'],
    [{ status: 'true' }, 'status must be true, false, 1 or 0'],
    [{ status: 2 }, 'status must be true, false, 1 or 0'],
    [{ description: 1 }, 'description must be a string'],
    [{ publish_start: 'soon' }, `publish_start ${TIME_RULE}`],
    [{ publish_end: '2026-02-30' }, `publish_end ${TIME_RULE}`],
    [{ publish_end: '2026-02-30T00:00:00Z' }, `publish_end ${TIME_RULE}`],
    [{ publish_start: 5 }, `publish_start ${TIME_RULE}`],
    [{ publish_start: '2026-02-01', publish_end: '2026-01-01' }, 'publish_end must be after publish_start'],
    [
      { publish_start: '2026-02-02T01:00:00+01:00', publish_end: '2026-02-01' },
      'publish_end must be after publish_start',
    ],
    ...[
      'cart',
      'checkout',
      'search',
      'account',
      'admin',
      'api',
      'graphql',
      'healthz',
      'readyz',
      'landing',
      'page',
      'assets',
      'customers',
      'lookbook',
    ].map(
      (url_key) =>
        [{ url_key }, `URL key "${url_key}" is reserved by a system route and would be unreachable.`] as [
          object,
          string,
        ],
    ),
    ...['en', 'de', 'pt-br'].map(
      (url_key) =>
        [
          { url_key },
          `URL key "${url_key}" conflicts with an enabled language code and would be unreachable.`,
        ] as [object, string],
    ),
  ])('with %j is refused', async (sent, message) => {
    const answer = await send(sent);
    expect(refusalOf(answer)).toEqual([400, expect.any(String), expect.stringContaining(message)]);
  });

  test('rejects a key that another landing page has', async () => {
    const { url_key } = await landingPage();
    const count = await shop.db.one(
      sql.type(z.object({ n: z.int() }))`select count(*) as n from url_rewrite`,
    );
    const answer = await send({ url_key });
    expect(refusalOf(answer)).toEqual([
      409,
      'URL_KEY_EXISTS',
      `URL key "${url_key}" is already in use by another landing page.`,
    ]);
    const after = await shop.db.one(
      sql.type(z.object({ n: z.int() }))`select count(*) as n from url_rewrite`,
    );
    expect(after.n - count.n).toBe(method === 'POST' ? 0 : 1);
  });
});

test.each([{}, { name: 'x' }, { url_key: 'x' }])('creating with only %j is rejected', async (sent) => {
  const before = await everyRow(shop.db);
  const [status, code] = refusalOf(await post(sent));
  expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await everyRow(shop.db)).toEqual(before);
});

describe('a missing page', () => {
  test.each([
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/duplicate'],
  ])('responds to %s …%s with 404, whether its UUID is unknown or malformed', async (method, path) => {
    const { landing_page_id } = await landingPage();
    for (const id of [randomUUID(), 'nonsense', String(landing_page_id)]) {
      const answer = await shop.admin(
        method,
        `${LANDING_PAGES}/${id}${path}`,
        method === 'PATCH' ? { name: 'x' } : undefined,
      );
      expect(refusalOf(answer)).toEqual([404, 'LANDING_PAGE_NOT_FOUND', 'Requested landing page not found']);
    }
  });

  test.each([
    ['POST', ''],
    ['PATCH', `/${randomUUID()}`],
    ['DELETE', `/${randomUUID()}`],
    ['POST', `/${randomUUID()}/duplicate`],
  ])('is for administrators: %s …%s without a token is 401', async (method, path) => {
    const answer = await shop.request(method, LANDING_PAGES + path, {});
    expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
  });

  test('cannot be listed or read, because there is no such route', async () => {
    expect((await shop.admin('GET', LANDING_PAGES)).status).toBe(405);
    expect((await shop.admin('GET', `${LANDING_PAGES}/${randomUUID()}`)).status).toBe(405);
  });
});

describe('changing', () => {
  test('changes only what the body contains, and updates updated_at', async () => {
    const made = await landingPage({ description: 'd', meta_title: 't', publish_end: '2120-01-01' });
    const changed = dataOf(await patch(made.uuid, { name: 'Other', description: null }));
    expect(changed).toEqual({ ...made, name: 'Other', description: null, updated_at: changed.updated_at });
    expect(changed.updated_at > made.updated_at).toBe(true);
    expect(dataOf(await patch(made.uuid, {}))).toMatchObject({ name: 'Other', meta_title: 't' });
    expect(dataOf(await patch(made.uuid, { url_key: made.url_key, status: '0' })).status).toBe(false);
  });

  test('compares the end of the window with the stored start', async () => {
    const { uuid } = await landingPage({ publish_start: '2026-02-01', publish_end: '2026-03-01' });
    for (const sent of [{ publish_start: '2026-03-02' }, { publish_end: '2026-01-01' }])
      expect(refusalOf(await patch(uuid, sent))).toEqual([
        400,
        'PUBLISH_ENDS_TOO_EARLY',
        'publish_end must be after publish_start',
      ]);
    expect(
      dataOf(await patch(uuid, { publish_start: '2026-04-01', publish_end: null })).publish_end,
    ).toBeNull();
  });

  test('moves the page with the key, redirects the old path, and keeps the content', async () => {
    const page = await landingPage();
    await widget({ placements: [inBodyOf(page)] });
    const [first, second] = [newKey(), newKey()];
    expect(dataOf(await patch(page.uuid, { url_key: first })).links[2].href).toBe(`/${first}`);
    dataOf(await patch(page.uuid, { url_key: second }));
    for (const old of [page.url_key, first]) {
      const answer = await html(`/${old}?utm=1&utm=2`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${second}?utm=1&utm=2`]);
    }
    const { body } = await json(`/${second}`);
    expect(body.data.widgets.landing_page_content).toHaveLength(1);
    dataOf(await patch(page.uuid, { url_key: page.url_key }));
    expect((await html(`/${page.url_key}`)).status).toBe(200);
  });
});

describe('deleting', () => {
  test('returns the deleted page, and deletes its URL, redirects, placements and own widgets', async () => {
    const [page, other] = [await landingPage(), await landingPage()];
    const own = await widget({ placements: [inBodyOf(page)] });
    const container = await widget({
      type: 'columns',
      settings: { count: 2 },
      placements: [inBodyOf(page, { sort_order: 2 })],
    });
    const inside = await widget({
      placements: [inBodyOf(page, { area: `columnsContainer_${container.uuid}_col_1` })],
    });
    const shared = await widget({ placements: [inBodyOf(page), inBodyOf(other)] });
    const unplaced = await widget();
    dataOf(await patch(page.uuid, { url_key: newKey() }));
    const { links, ...last } = dataOf(await patch(page.uuid, { name: 'Last' }));
    expect(links).toHaveLength(3);

    expect(dataOf(await shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`))).toEqual(last);
    for (const path of [page.url_key, last.url_key]) expect((await html(`/${path}`)).status).toBe(404);
    for (const { uuid } of [own, container, inside])
      expect((await shop.admin('GET', `/api/widgets/${uuid}`)).status).toBe(404);
    const { placements } = dataOf(await shop.admin('GET', `/api/widgets/${shared.uuid}`));
    expect(placements.map((one: { entity_urn: string }) => one.entity_urn)).toEqual([landingUrn(other)]);
    expect((await shop.admin('GET', `/api/widgets/${unplaced.uuid}`)).status).toBe(200);
    const rows = await shop.db.any(sql.type(z.object({}))`
      select from url_rewrite where entity_uuid = ${page.uuid}
      union all select from url_redirect where entity_uuid = ${page.uuid}
      union all select from widget_placement where entity_urn = ${landingUrn(page)}`);
    expect(rows).toHaveLength(0);
    expect((await shop.admin('DELETE', `${LANDING_PAGES}/${page.uuid}`)).status).toBe(404);
  });
});

describe('duplicating', () => {
  test('copies everything but the status, under an available key and name, with only an edit link', async () => {
    const { links, ...source } = await landingPage({
      description: 'd',
      meta_title: 't',
      meta_description: 'm',
      publish_start: '2020-01-01',
      publish_end: '2120-01-01',
    });
    expect(links).toHaveLength(3);
    const copy = await duplicate(source.uuid);
    expect(copy).toEqual({
      ...source,
      landing_page_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Sale (copy)',
      url_key: `${source.url_key}-copy`,
      status: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      links: [
        { rel: 'edit', href: `/admin/landing-page/edit/${copy.uuid}`, action: 'GET', types: ['text/html'] },
      ],
    });
    expect(copy.uuid).not.toBe(source.uuid);
    expect((await duplicate(source.uuid)).url_key).toBe(`${source.url_key}-copy-2`);
    expect((await duplicate(source.uuid)).url_key).toBe(`${source.url_key}-copy-3`);
    expect((await duplicate(copy.uuid)).url_key).toBe(`${source.url_key}-copy-copy`);
    dataOf(await shop.admin('DELETE', `${LANDING_PAGES}/${copy.uuid}`));
    expect((await duplicate(source.uuid)).url_key).toBe(`${source.url_key}-copy`);
  });

  test('creates a copy that is not public until it is live', async () => {
    const copy = await duplicate((await landingPage()).uuid);
    expect((await html(`/${copy.url_key}`)).status).toBe(404);
    dataOf(await patch(copy.uuid, { status: true }));
    expect((await html(`/${copy.url_key}`)).status).toBe(200);
  });

  test('clones each widget once and places the clones in the same way, inside containers too', async () => {
    const page = await landingPage();
    const placements = [inBodyOf(page), inBodyOf(page, { area: 'header', sort_order: 2.5 })];
    const text = await widget({ name: 'Twice', settings: { text: 'A' }, status: 0, placements });
    const container = await widget({ type: 'columns', settings: { count: 1 }, placements: [inBodyOf(page)] });
    const inside = await widget({
      name: 'Inside',
      placements: [inBodyOf(page, { area: `columnsContainer_${container.uuid}_col_0` })],
    });
    await widget({
      name: 'On all',
      placements: [{ route: 'landingPageView', area: 'landing_page_content' }],
    });
    const copy = await duplicate(page.uuid);
    const [insideCopy, containerCopy, textCopy] = await widgetsOn(copy);
    expect(await widgetsOn(copy)).toHaveLength(3);
    expect(textCopy).toMatchObject({ name: 'Twice', settings: { text: 'A' }, status: false, theme: null });
    expect(textCopy.placements).toEqual([
      {
        uuid: expect.any(String),
        route: 'landingPageView',
        area: 'header',
        sortOrder: 2.5,
        entityUrn: landingUrn(copy),
      },
      {
        uuid: expect.any(String),
        route: 'landingPageView',
        area: 'landing_page_content',
        sortOrder: 1,
        entityUrn: landingUrn(copy),
      },
    ]);
    expect(insideCopy.placements[0].area).toBe(`columnsContainer_${containerCopy.uuid}_col_0`);
    const originals = new Set([text.uuid, container.uuid, inside.uuid]);
    for (const { uuid } of [insideCopy, containerCopy, textCopy]) expect(originals.has(uuid)).toBe(false);
    expect(await widgetsOn(page)).toHaveLength(3);
  });

  test('also copies a page whose key and name have the maximum length', async () => {
    const page = await landingPage({ name: 'x'.repeat(255), url_key: 'a'.repeat(200) });
    const copies = [await duplicate(page.uuid), await duplicate(page.uuid)];
    expect(copies.map(({ url_key }) => url_key)).toEqual([
      `${'a'.repeat(195)}-copy`,
      `${'a'.repeat(193)}-copy-2`,
    ]);
    expect(copies[0].name).toBe(`${'x'.repeat(248)} (copy)`);
  });
});
