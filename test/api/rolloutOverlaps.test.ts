import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { changesetsOf } from '../support/changesets.ts';
import { SEED } from '../support/lane.ts';
import { landingUrn, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf, testShop } from '../support/shop.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const clock = createTestClock(new Date(NOW));
/** Returns the time the given number of minutes from now. */
const at = (minutes: number) => new Date(new Date(NOW).getTime() + minutes * 60_000).toISOString();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const { landingPage } = pagesOf(() => shop);
const { changeset, drafted, publish } = changesetsOf(() => shop);
const { send, plan, draftOn } = rolloutPlansOf(() => shop);

interface Sent {
  readonly changeset_id?: string;
  readonly rollout_plan_id?: string;
  readonly start: number;
  readonly end?: number | null;
}
const overlaps = ({ start, end = null, ...ids }: Sent) => {
  const query = new URLSearchParams({
    ...ids,
    start_time: at(start),
    ...(end !== null && { end_time: at(end) }),
  });
  return shop.admin('GET', `/api/page-builder/rollout-overlaps?${query}`);
};
const names = async (sent: Sent) =>
  dataOf(await overlaps(sent)).rolloutPlans.map(({ name }: { name: string }) => name);

test.each<[string, number, number | null, boolean]>([
  ['one inside of the other', 12, 18, true],
  ['one around the other', 5, 25, true],
  ['one that does not end', 5, null, true],
  ['one that ends as the other begins', 5, 10, false],
  ['one that begins as the other ends', 20, null, false],
])('%s is named before it is refused', async (_, start, end, refused) => {
  const page = await landingPage();
  const draft = await draftOn(page);
  const first = await plan(draft.uuid, { name: 'First', start_time: at(10), end_time: at(20) });
  const { uuid } = await draftOn(page);
  const found = dataOf(await overlaps({ changeset_id: uuid, start, end }));
  expect(found.pages).toEqual([
    { route: 'landingPageView', entityUrn: landingUrn(page), url: `/${page.url_key}` },
  ]);
  expect(found.rolloutPlans).toEqual(refused ? [first] : []);
  const body = { name: 'Second', changeset_id: uuid, start_time: at(start), end_time: end && at(end) };
  expect((await send('POST', '', body)).status).toBe(refused ? 400 : 200);
});

test('a plan that is moved does not overlap with itself, and its pages are unchanged', async () => {
  const page = await landingPage();
  const first = await plan((await draftOn(page)).uuid, {
    name: 'First',
    start_time: at(10),
    end_time: at(20),
  });
  const draft = await draftOn(page);
  const second = await plan(draft.uuid, { name: 'Second', start_time: at(30), end_time: at(40) });
  const moved = (start: number, end: number | null) => ({ rollout_plan_id: second.uuid, start, end });
  expect(await names(moved(30, 41))).toEqual([]);
  expect(await names(moved(20, null))).toEqual([]);
  expect(await names(moved(19, 41))).toEqual(['First']);
  expect((await send('PATCH', `/${second.uuid}`, { start_time: at(19) })).status).toBe(400);
  expect(await names({ changeset_id: draft.uuid, start: 35, end: 36 })).toEqual(['Second']);

  const [home] = [await changeset(), await drafted(draft.uuid, { route: 'homepage' })];
  await drafted(home.uuid, { route: 'homepage' });
  await plan(home.uuid, { name: 'Home', start_time: at(30), end_time: at(40) });
  expect(await names(moved(30, 40))).toEqual([]);
  expect(await names({ ...moved(30, 40), changeset_id: draft.uuid })).toEqual(['Home']);
  expect((await send('POST', `/${second.uuid}/sync`)).status).toBe(400);
  dataOf(await send('DELETE', `/${first.uuid}`));
  expect(await names(moved(10, 20))).toEqual([]);
});

test('of many random plans, exactly those with reported overlaps are rejected', async () => {
  const choice = fc.record({
    of: fc.integer({ min: 0, max: 2 }),
    start: fc.integer({ min: 5000, max: 5300 }),
    length: fc.oneof({ weight: 20, arbitrary: fc.integer({ min: 1, max: 30 }) }, fc.constant(null)),
  });
  const steps = fc.sample(choice, { numRuns: 60, seed: SEED });
  const pages = [await landingPage(), await landingPage(), null];
  const seen = { refused: 0, accepted: 0 };
  for (const [step, { of, start, length }] of steps.entries()) {
    const page = pages[of] ?? null;
    const end = length === null ? null : start + length;
    const draft = page ? await draftOn(page) : await changeset();
    if (!page) await drafted(draft.uuid, { route: 'landingPageView' });
    const found = await names({ changeset_id: draft.uuid, start, end });
    const times = { start_time: at(start), end_time: end === null ? null : at(end) };
    const { status, body } = await send('POST', '', {
      name: `Random ${step}`,
      changeset_id: draft.uuid,
      ...times,
    });
    expect([step, status]).toEqual([step, found.length > 0 ? 400 : 200]);
    if (found.length > 0)
      expect(body.error.message).toBe(
        `Proposed rollout overlaps with existing rollout(s): ${found.join(', ')}`,
      );
    seen[found.length > 0 ? 'refused' : 'accepted'] += 1;
  }
  expect(Math.min(seen.refused, seen.accepted)).toBeGreaterThan(5);
});

test('the homepage has its path, and pages of a whole route have none', async () => {
  const draft = await changeset();
  await drafted(draft.uuid);
  await drafted(draft.uuid, { route: 'productView' });
  const found = dataOf(await overlaps({ changeset_id: draft.uuid, start: 900 }));
  expect(found).toEqual({
    pages: [
      { route: 'homepage', entityUrn: null, url: '/' },
      { route: 'productView', entityUrn: null, url: null },
    ],
    rolloutPlans: [],
  });
});

test('a compared plan must exist, be unpublished, and end after its start', async () => {
  const draft = await draftOn(await landingPage());
  const refusal = async (sent: Sent) => {
    const { status, body } = await overlaps(sent);
    return [status, body.error.code];
  };
  expect(await refusal({ start: 1 })).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refusal({ changeset_id: 'x', start: 1 })).toEqual([404, 'CHANGESET_NOT_FOUND']);
  expect(await refusal({ rollout_plan_id: 'x', start: 1 })).toEqual([404, 'ROLLOUT_PLAN_NOT_FOUND']);
  expect(await refusal({ changeset_id: draft.uuid, start: 2, end: 2 })).toEqual([
    400,
    'ROLLOUT_ENDS_TOO_EARLY',
  ]);
  dataOf(await publish(draft.uuid));
  expect(await refusal({ changeset_id: draft.uuid, start: 1 })).toEqual([400, 'CHANGESET_PUBLISHED']);
  const without = await shop.admin('GET', `/api/page-builder/rollout-overlaps?changeset_id=${draft.uuid}`);
  expect([without.status, without.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('the plans of a month are listed by their times, including those without an end', async () => {
  const made = async (name: string, start: number, end: number | null) =>
    plan((await draftOn(await landingPage())).uuid, {
      name: `Month ${name}`,
      start_time: at(start),
      end_time: end === null ? null : at(end),
    });
  await made('before', -200, -100);
  await made('into', -200, 10);
  await made('endless', -200, null);
  await made('after', 200, 300);
  const query = new URLSearchParams({
    'name[like]': 'Month ',
    'start_time[lt]': at(100),
    'end_time[gt]': at(0),
  });
  const { rolloutPlans } = dataOf(await send('GET', `?${query}`));
  const listed = rolloutPlans.map(({ name }: { name: string }) => name);
  expect(listed.toSorted()).toEqual(['Month endless', 'Month into']);
  const graph = await shop.query(
    `query ($filters: [FilterInput!]) { rolloutPlans(filters: $filters) { items { name pages { route entityUrn url } } } }`,
    { filters: [{ key: 'name', operation: 'eq', value: 'Month into' }] },
    'admin',
  );
  expect(graph.body.data.rolloutPlans.items).toEqual([
    {
      name: 'Month into',
      pages: [
        {
          route: 'landingPageView',
          entityUrn: expect.stringContaining('urn:evershop:promotion:landing_page:'),
          url: expect.stringMatching(/^\/k-/),
        },
      ],
    },
  ]);
});
