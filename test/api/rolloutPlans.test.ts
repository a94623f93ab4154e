import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf } from '../support/admins.ts';
import { changesetsOf, instancePayload, placementPayload } from '../support/changesets.ts';
import { landingUrn, pagesOf } from '../support/pages.ts';
import { ROLLOUT_PLANS, rolloutPlansOf } from '../support/rolloutPlans.ts';
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

const { landingPage, widget } = pagesOf(() => shop);
const { changeset, change, drafted, move, publish, read } = changesetsOf(() => shop);
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
const { send, plan, draftOn } = rolloutPlansOf(() => shop);

describe('a plan', () => {
  test('has the cursors of its changeset, and gives the changeset its name', async () => {
    const page = await landingPage();
    const draft = await draftOn(page);
    const made = await plan(draft.uuid, { name: 'Spring', start_time: at(10), end_time: at(20) });
    expect(made).toEqual({
      rolloutPlanId: expect.any(Number),
      uuid: expect.any(String),
      name: 'Spring',
      theme: null,
      changesetId: draft.changeset_id,
      status: 'upcoming',
      startTime: at(10),
      endTime: at(20),
      indefinite: false,
      routeCursors: { landingPageView: 2 },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      changeset: { name: draft.name, uuid: draft.uuid, publishedAt: null, operationCount: 2 },
      pages: [{ route: 'landingPageView', entityUrn: landingUrn(page), url: `/${page.url_key}` }],
    });
    for (const id of [made.uuid, made.rolloutPlanId])
      expect(dataOf(await send('GET', `/${id}`))).toEqual(made);
  });

  test('releases its author’s draft, who can start another one', async () => {
    const name = 'pb-draft-mine';
    const draft = await changeset(name);
    const made = await plan(draft.changeset_id, { name: 'Summer', start_time: at(10) });
    expect(made.changeset.name).toBe('Summer');
    expect(made).toMatchObject({ endTime: null, indefinite: true });
    const next = await changeset(name);
    expect(next.changeset_id).not.toBe(draft.changeset_id);
    await shop.admin('POST', `/api/page-builder/changesets/${next.uuid}/discard`);
  });

  test('changes name and times, and nothing that is not sent', async () => {
    const made = await plan((await changeset()).uuid, { start_time: at(1), end_time: at(2) });
    const patch = async (body: object) => dataOf(await send('PATCH', `/${made.uuid}`, body));
    expect(await patch({ name: 'Renamed' })).toMatchObject({
      name: 'Renamed',
      startTime: at(1),
      endTime: at(2),
    });
    expect(await patch({ start_time: at(-1), end_time: null })).toMatchObject({
      name: 'Renamed',
      startTime: at(-1),
      endTime: null,
      indefinite: true,
      status: 'active',
    });
    expect(await patch({ start_time: '2026-02-01', end_time: '2026-02-02T00:00:00+01:00' })).toMatchObject({
      startTime: '2026-02-01T00:00:00.000Z',
      endTime: '2026-02-01T23:00:00.000Z',
      status: 'past',
    });
    expect(await patch({})).toMatchObject({ name: 'Renamed', status: 'past' });
  });

  test('is synchronized with the current operations of its changeset', async () => {
    const draft = await draftOn(await landingPage());
    const made = await plan(draft.uuid, { start_time: at(1) });
    await drafted(draft.uuid, { route: 'productView' });
    await move(draft.uuid, 'undo', 'productView');
    expect(dataOf(await send('GET', `/${made.uuid}`)).routeCursors).toEqual({ landingPageView: 2 });
    expect(dataOf(await send('POST', `/${made.uuid}/sync`))).toEqual({
      synced: true,
      routeCursors: { landingPageView: 2, productView: 3 },
    });
    const undone = dataOf(await move(draft.uuid, 'undo', 'productView'));
    expect(undone.routeCursors).toEqual({ landingPageView: 2, productView: 3 });
  });

  test('is canceled, and its changeset is kept', async () => {
    const draft = await draftOn(await landingPage());
    const made = await plan(draft.uuid, { start_time: at(1) });
    expect(dataOf(await send('DELETE', `/${made.rolloutPlanId}`))).toEqual({ cancelled: true });
    expect((await send('GET', `/${made.uuid}`)).status).toBe(404);
    expect(await read(draft.uuid)).toMatchObject({ operation_count: 2, published_at: null });
  });

  test('ends when its changeset is published', async () => {
    const draft = await draftOn(await landingPage());
    const made = await plan(draft.uuid, { start_time: at(1) });
    dataOf(await publish(draft.uuid));
    expect((await send('GET', `/${made.uuid}`)).status).toBe(404);
    const again = await send('POST', '', { name: 'x', changeset_id: draft.uuid, start_time: at(1) });
    expect([again.status, again.body.error.message]).toEqual([
      400,
      'Cannot schedule a rollout for a published changeset',
    ]);
  });
});

describe('lists', () => {
  test('are sorted by status, those without an end first', async () => {
    const ids: Record<string, string> = {};
    for (const [key, start, end] of [
      ['past', -20, -10],
      ['ends', -5, 5],
      ['endless', -5, null],
      ['upcoming', 1, 9],
    ] as const) {
      const times = { start_time: at(start), end_time: end === null ? null : at(end) };
      ids[key] = (await plan((await changeset()).uuid, { name: `List ${key}`, ...times })).uuid;
    }
    const mine = async (query: string) => {
      const { status, rolloutPlans } = dataOf(await send('GET', query));
      const names = rolloutPlans.map(({ name }: { name: string }) => name);
      return [status, ...names.filter((name: string) => name.startsWith('List '))];
    };
    expect(await mine('?status=active')).toEqual(['active', 'List endless', 'List ends']);
    expect(await mine('?status=upcoming')).toEqual(['upcoming', 'List upcoming']);
    expect(await mine('?status=past')).toEqual(['past', 'List past']);
    expect(await mine('?limit=100')).toEqual([
      'all',
      'List endless',
      'List upcoming',
      'List ends',
      'List past',
    ]);
    const graph = await shop.query(
      `query ($filters: [FilterInput!], $id: ID) {
         rolloutPlans(filters: $filters) { total items { name status indefinite changeset { uuid } } }
         activeRolloutPlans { name }
         rolloutPlan(id: $id) { uuid rolloutPlanId startTime endTime routeCursors changesetId theme createdAt }
         none: rolloutPlan(id: "x") { uuid }
       }`,
      {
        filters: [
          { key: 'name', operation: 'like', value: 'List ' },
          { key: 'status', operation: 'in', value: 'active,past' },
        ],
        id: ids['ends'],
      },
      'admin',
    );
    const { rolloutPlans, activeRolloutPlans, rolloutPlan, none } = graph.body.data;
    expect(rolloutPlans).toEqual({
      total: 3,
      items: [
        ['List endless', 'active', true],
        ['List ends', 'active', false],
        ['List past', 'past', false],
      ].map(([name, status, indefinite]) => ({
        name,
        status,
        indefinite,
        changeset: { uuid: expect.any(String) },
      })),
    });
    expect(activeRolloutPlans.map(({ name }: { name: string }) => name)).toContain('List ends');
    expect(rolloutPlan).toMatchObject({ uuid: ids['ends'], startTime: at(-5), endTime: at(5), theme: null });
    expect(none).toBeNull();
    expect((await shop.query('{ activeRolloutPlans { name } }')).body.errors[0].message).toContain(
      'Cannot query',
    );
  });
});

describe('two plans', () => {
  const refusal = async (draft: { uuid: string }, start: number, end: number | null) => {
    const end_time = end === null ? null : at(end);
    const answer = await send('POST', '', {
      name: 'Second',
      changeset_id: draft.uuid,
      start_time: at(start),
      end_time,
    });
    return answer.status === 200 ? null : [answer.status, answer.body.error.code, answer.body.error.message];
  };
  const overlap = (...names: string[]) => [
    400,
    'ROLLOUT_OVERLAP',
    `Proposed rollout overlaps with existing rollout(s): ${names.join(', ')}`,
  ];

  test.each<[string, number, number | null, boolean]>([
    ['one inside of the other', 12, 18, true],
    ['one around the other', 5, 25, true],
    ['one that does not end', 5, null, true],
    ['one that ends as the other begins', 5, 10, false],
    ['one that begins as the other ends', 20, null, false],
  ])('of one page, %s', async (_, start, end, refused) => {
    const page = await landingPage();
    await plan((await draftOn(page)).uuid, { name: 'First', start_time: at(10), end_time: at(20) });
    const second = await draftOn(page);
    expect(await refusal(second, start, end)).toEqual(refused ? overlap('First') : null);
    expect((await read(second.uuid)).name).toBe(second.name);
  });

  test('for different pages can run together, unlike one for the whole route and one of its pages', async () => {
    const [one, two] = [await landingPage(), await landingPage()];
    const window = { start_time: at(-1010), end_time: at(-1000) };
    await plan((await draftOn(one)).uuid, { name: 'One', ...window });
    await plan((await draftOn(two)).uuid, { name: 'Two', ...window });
    const all = await changeset();
    await drafted(all.uuid, { route: 'landingPageView' });
    expect(await refusal(all, -1005, -1004)).toEqual(overlap('One', 'Two'));
    const everywhere = await changeset();
    await drafted(everywhere.uuid, { route: 'all', placement: { area: 'header' } });
    expect(await refusal(everywhere, -1005, -1004)).toBeNull();
  });

  test('that change the same live widget overlap on the pages where it is placed', async () => {
    const page = await landingPage();
    const where = { route: 'landingPageView', area: 'landing_page_content', entity_urn: landingUrn(page) };
    const { uuid } = await widget({ placements: [where] });
    const live = instancePayload({ uuid });
    const [first, second] = [await changeset(), await changeset()];
    await change(first.uuid, live, { ...live, status: false }, 'elsewhere');
    await change(second.uuid, null, instancePayload(), 'elsewhere');
    await change(second.uuid, null, placementPayload({ uuid }, { ...where, area: 'other' }), 'elsewhere');
    await plan(first.uuid, { name: 'First', start_time: at(1) });
    expect(await refusal(second, 1, null)).toEqual(overlap('First'));
  });

  test('cannot be moved or synchronized to overlap, and stay unchanged', async () => {
    const page = await landingPage();
    const first = await plan((await draftOn(page)).uuid, {
      name: 'First',
      start_time: at(10),
      end_time: at(20),
    });
    const draft = await changeset();
    await drafted(draft.uuid, {
      route: 'landingPageView',
      placement: { entity_urn: landingUrn(await landingPage()) },
    });
    const second = await plan(draft.uuid, { name: 'Second', start_time: at(15), end_time: at(30) });
    const where = { route: 'landingPageView', placement: { entity_urn: landingUrn(page) } };
    await drafted(draft.uuid, where);
    const synced = await send('POST', `/${second.uuid}/sync`);
    expect([synced.status, synced.body.error.message]).toEqual([400, overlap('First')[2]]);
    expect(dataOf(await send('PATCH', `/${second.uuid}`, { start_time: at(20) })).startTime).toBe(at(20));
    dataOf(await send('POST', `/${second.uuid}/sync`));
    const moved = await send('PATCH', `/${first.uuid}`, { end_time: null, name: 'Longer' });
    expect([moved.status, moved.body.error.message]).toEqual([400, overlap('Second')[2]]);
    expect(dataOf(await send('GET', `/${first.uuid}`))).toEqual(first);
  });
});

describe('rejections', () => {
  test.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name is required'],
    ['a blank name', { name: ' ' }, 'name is required'],
    ['the name of a draft', { name: 'pb-draft-x' }, 'name must not start with pb-draft-'],
    ['no start', { start_time: undefined }, 'start_time is required (ISO timestamp)'],
    ['an empty start', { start_time: '' }, 'start_time is required (ISO timestamp)'],
    [
      'a start that is no time',
      { start_time: 'soon' },
      'start_time must be a date, such as 2026-01-31, or an ISO 8601 time',
    ],
    [
      'an end that is no time',
      { end_time: 7 },
      'end_time must be a date, such as 2026-01-31, or an ISO 8601 time',
    ],
    ['an end before the start', { end_time: at(0) }, 'end_time must be after start_time'],
    ['an end at the start', { end_time: at(1) }, 'end_time must be after start_time'],
    ['no changeset', { changeset_id: undefined }, 'Invalid changeset id'],
    ['a changeset of another kind', { changeset_id: true }, 'Invalid changeset id'],
  ])('of a new plan: %s', async (_, wrong, message) => {
    const { uuid } = await changeset();
    const body = { name: 'Plan', changeset_id: uuid, start_time: at(1), ...wrong };
    const answer = await send('POST', '', body);
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    expect((await read(uuid)).name).toMatch(/^Sale /);
  });

  test('of a change', async () => {
    const made = await plan((await changeset()).uuid, { start_time: at(1), end_time: at(2) });
    for (const [body, message] of [
      [{ name: '' }, 'name is required'],
      [{ start_time: null }, 'start_time is required (ISO timestamp)'],
      [{ start_time: at(2) }, 'end_time must be after start_time'],
      [{ end_time: at(1) }, 'end_time must be after start_time'],
    ] as const) {
      const answer = await send('PATCH', `/${made.uuid}`, body);
      expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    }
    expect(dataOf(await send('GET', `/${made.uuid}`))).toEqual(made);
  });

  test('of an unknown status', async () => {
    const { status, body } = await send('GET', '?status=live');
    expect([status, body.error.message]).toEqual([
      400,
      'Invalid status. Expected one of: active, upcoming, past, all',
    ]);
  });

  test('of an unknown plan', async () => {
    for (const id of [randomUUID(), '2147483647', 'nonsense']) {
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['POST', '/sync'],
        ['DELETE', ''],
      ] as const) {
        const { status, body } = await send(method, `/${id}${path}`, method === 'PATCH' ? {} : undefined);
        expect([status, body.error.message]).toEqual([404, `Rollout plan ${id} not found`]);
      }
      const { status, body } = await send('POST', '', { name: 'x', changeset_id: id, start_time: at(1) });
      expect([status, body.error.message]).toEqual([404, `Changeset ${id} not found`]);
    }
  });

  test('of another administrator’s draft, and of anonymous callers', async () => {
    const { uuid } = await changeset('pb-draft-of-root');
    const body = { name: 'Taken', changeset_id: uuid, start_time: at(1) };
    const token = await tokenOf(await newAdmin([await newRole('createRolloutPlan')]));
    const other = await shop.request('POST', ROLLOUT_PLANS, body, { token });
    expect([other.status, other.body.error.message]).toEqual([
      403,
      'You do not have access to this draft changeset',
    ]);
    expect((await shop.request('POST', ROLLOUT_PLANS, body)).status).toBe(401);
    expect((await read(uuid)).name).toBe('pb-draft-of-root');
  });
});
