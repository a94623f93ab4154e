import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf } from '../support/changesets.ts';
import { inBodyOf, landingUrn, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf, testShop } from '../support/shop.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;
const clock = createTestClock(new Date(NOW));
const onDay = (days: number) => new Date(new Date(NOW).getTime() + days * DAY).toISOString();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage, widget, html, json } = pagesOf(() => shop);
const { changeset, drafted, publish } = changesetsOf(() => shop);
const { plan, draftOn } = rolloutPlansOf(() => shop);

const preview = (body: object) => shop.admin('POST', '/api/page-builder/previews', body);
const tokenAt = async (days: number, more: object = {}): Promise<string> =>
  dataOf(await preview({ at: onDay(days), ...more })).token;
type Shown = { readonly settings: { readonly text: string } };
const texts = async (path: string) =>
  ((await json(path)).body.data.widgets['landing_page_content'] ?? []).map(
    ({ settings }: Shown) => settings.text,
  );

test('a preview at a given time shows the plans that are active then, and shoppers, caches and other requests do not see them', async () => {
  const page = await landingPage();
  await widget({ settings: { text: 'live' }, placements: [inBodyOf(page)] });
  await plan((await draftOn(page, 'next week')).uuid, { start_time: onDay(5), end_time: onDay(14) });
  const path = `/${page.url_key}`;
  const before = await html(path);
  const token = await tokenAt(8);
  for (let times = 0; times < 2; times += 1) {
    expect(await texts(`${path}?changeset=${token}`)).toEqual(['live', 'next week']);
    const document = await html(`${path}?changeset=${token}`);
    expect(document.body).toContain('<p>next week</p>');
    expect(document.body).toContain('<meta name="robots" content="noindex" />');
    expect([document.headers.get('cache-control'), document.headers.get('etag')]).toEqual([
      'private, no-store',
      null,
    ]);
    const shopper = await html(path);
    expect([shopper.body, shopper.headers.get('etag')]).toEqual([before.body, before.headers.get('etag')]);
    expect(await texts(path)).toEqual(['live']);
  }
  expect(await texts(`${path}?changeset=${await tokenAt(15)}`)).toEqual(['live']);
  expect(await texts(`${path}?changeset=${await tokenAt(4)}`)).toEqual(['live']);
  const past = await tokenAt(0);
  clock.set(new Date(onDay(6)));
  expect(await texts(`${path}?changeset=${past}`)).toEqual(['live']);
  expect(await texts(path)).toEqual(['live', 'next week']);
  clock.set(new Date(NOW));
});

test('a preview at a given time opens landing pages that are live then, and no others', async () => {
  const window = { publish_start: onDay(7), publish_end: onDay(14) };
  const page = await landingPage(window);
  const off = await landingPage({ ...window, status: false });
  for (const [days, status] of [
    [6, 404],
    [7, 200],
    [14, 404],
  ] as const) {
    const answer = await html(`/${page.url_key}?changeset=${await tokenAt(days)}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
  }
  expect((await html(`/${off.url_key}?changeset=${await tokenAt(8)}`)).status).toBe(404);
  expect((await html(`/${page.url_key}`)).status).toBe(404);
});

test('a preview at a given time opens one page that is not public, if it is specified', async () => {
  const off = { status: false };
  const [page, other] = [await landingPage(off), await landingPage(off)];
  const token = await tokenAt(0, { entity_urn: landingUrn(page) });
  expect((await html(`/${page.url_key}?changeset=${token}`)).status).toBe(200);
  expect((await html(`/${other.url_key}?changeset=${token}`)).status).toBe(404);
  expect((await html(`/${page.url_key}?changeset=${await tokenAt(0)}`)).status).toBe(404);
  expect((await html(`/${page.url_key}`)).status).toBe(404);
  const draft = await draftOn(page, 'drafted');
  const both = await tokenAt(0, { entity_urn: landingUrn(other), changeset_id: draft.uuid });
  for (const { url_key } of [page, other])
    expect((await html(`/${url_key}?changeset=${both}`)).status).toBe(200);
});

test('a preview at a given time applies a draft on top of what is active then', async () => {
  const page = await landingPage();
  await plan((await draftOn(page, 'planned')).uuid, { start_time: onDay(7) });
  const draft = await draftOn(page, 'drafted');
  const path = `/${page.url_key}?changeset=`;
  expect(await texts(path + (await tokenAt(8, { changeset_id: draft.uuid })))).toEqual([
    'planned',
    'drafted',
  ]);
  expect(await texts(path + (await tokenAt(6, { changeset_id: draft.changeset_id })))).toEqual(['drafted']);
  const token = await tokenAt(8, { changeset_id: draft.uuid });
  dataOf(await publish(draft.uuid));
  expect(await texts(path + token)).toEqual(['drafted']);
});

test('a preview at a given time shows what a changeset’s plan does not contain yet, if the changeset is previewed', async () => {
  const page = await landingPage();
  const draft = await draftOn(page, 'one');
  await plan(draft.uuid, { start_time: onDay(7) });
  await drafted(draft.uuid, {
    route: 'landingPageView',
    instance: { settings: { text: 'two' } },
    placement: inBodyOf(page),
  });
  const path = `/${page.url_key}?changeset=`;
  expect(await texts(path + (await tokenAt(8)))).toEqual(['one']);
  expect(await texts(path + (await tokenAt(8, { changeset_id: draft.uuid })))).toEqual(['one', 'two']);
});

test('a preview at a given time shows pages with separate routes, such as the cart, as of then', async () => {
  const draft = await changeset();
  await drafted(draft.uuid, {
    route: 'cart',
    instance: { settings: { text: 'free delivery this week' } },
    placement: { route: 'cart', area: 'contentTop' },
  });
  await plan(draft.uuid, { start_time: onDay(7), end_time: onDay(14) });
  const shown = async (query: string) =>
    (await html(`/cart${query}`)).body.includes('free delivery this week');
  expect(await shown(`?changeset=${await tokenAt(8)}`)).toBe(true);
  expect(await shown(`?changeset=${await tokenAt(6)}`)).toBe(false);
  expect(await shown('')).toBe(false);
});

test('a preview at a given time shows blog posts that are published then', async () => {
  const post = { name: 'Spring', url_key: 'spring', status: 1, published_at: onDay(7) };
  const { url_key } = dataOf(await shop.admin('POST', '/api/blog/posts', post));
  const path = (await shop.query('{ blogPosts { items { url } } }', {}, 'admin')).body.data.blogPosts.items[0]
    .url;
  expect(path).toContain(url_key);
  expect((await html(path)).status).toBe(404);
  expect((await html(`${path}?changeset=${await tokenAt(8)}`)).status).toBe(200);
  expect((await html(path)).status).toBe(404);
});

test('a preview at a given time expires after a week, and its time cannot be changed', async () => {
  const page = await landingPage({ publish_start: onDay(20) });
  const { token, expires_at, at, changeset_uuid } = dataOf(await preview({ at: onDay(21) }));
  expect([expires_at, at, changeset_uuid]).toEqual([onDay(7), onDay(21), null]);
  expect((await html(`/${page.url_key}?changeset=${token}`)).status).toBe(200);
  const early = await tokenAt(19);
  const times = [onDay(19), onDay(21)].map((time) => String(new Date(time).getTime())) as [string, string];
  expect((await html(`/${page.url_key}?changeset=${early.replace(...times)}`)).status).toBe(404);
  clock.set(new Date(onDay(7)));
  expect((await html(`/${page.url_key}?changeset=${token}`)).status).toBe(404);
  clock.set(new Date(NOW));
});

test('a preview at a given time requires a time and an existing unpublished changeset', async () => {
  const refusal = async (body: object) => {
    const answer = await preview(body);
    return [answer.status, answer.body.error.code];
  };
  expect(await refusal({})).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refusal({ at: onDay(1), entity_urn: 'x' })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refusal({ at: 'soon' })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refusal({ at: onDay(1), changeset_id: 'x' })).toEqual([404, 'CHANGESET_NOT_FOUND']);
  const draft = await draftOn(await landingPage());
  dataOf(await publish(draft.uuid));
  expect(await refusal({ at: onDay(1), changeset_id: draft.uuid })).toEqual([400, 'CHANGESET_PUBLISHED']);
});
