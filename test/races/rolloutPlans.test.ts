import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { changesetsOf } from '../support/changesets.ts';
import { inBodyOf, pagesOf } from '../support/pages.ts';
import { rolloutPlansOf } from '../support/rolloutPlans.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.adminToken();
});
afterAll(() => shop.stop());

const { landingPage, json } = pagesOf(() => shop);
const { changeset, drafted, move, publish, discard, read } = changesetsOf(() => shop);
const { send, plan, draftOn } = rolloutPlansOf(() => shop);

const START = '2027-01-01T00:00:00.000Z';
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: readonly TestAnswer[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const create = (changesetId: string, name: string) =>
  send('POST', '', { name, changeset_id: changesetId, start_time: START });

test('only one of twenty concurrent plans for the same page and time is created', async () => {
  const page = await landingPage();
  const drafts = await all(20, () => draftOn(page));
  const answers = await all(20, (index) => create(drafts[index]?.uuid as string, `Plan ${index}`));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 400)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  for (const { body } of answers.toSpliced(winner, 1))
    expect(body.error.message).toBe(`Proposed rollout overlaps with existing rollout(s): Plan ${winner}`);
});

test('twenty concurrent plans for twenty pages are all created', async () => {
  const pages = await all(20, () => landingPage());
  const drafts = await all(20, (index) => draftOn(pages[index]));
  const answers = await all(20, (index) => create(drafts[index]?.uuid as string, `Plan ${index}`));
  expect(statuses(answers)).toEqual(Array.from({ length: 20 }, () => 200));
});

test('of plans moved concurrently to overlapping times, only one is moved', async () => {
  const page = await landingPage();
  const day = (number: number) => `2028-01-0${number}`;
  const plans = [];
  for (const number of [1, 3])
    plans.push(
      await plan((await draftOn(page)).uuid, { start_time: day(number), end_time: day(number + 1) }),
    );
  const answers = await Promise.all(
    plans.map(({ uuid }) => send('PATCH', `/${uuid}`, { start_time: day(1), end_time: day(6) })),
  );
  expect(statuses(answers)).toEqual([400, 400]);
  const moved = await Promise.all(
    plans.map(({ uuid }) => send('PATCH', `/${uuid}`, { start_time: day(7), end_time: day(8) })),
  );
  expect(statuses(moved)).toEqual([200, 400]);
});

test('a changeset that is planned and published concurrently is published, and has no plan', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const page = await landingPage();
    const draft = await draftOn(page, 'drafted');
    const [planned, published] = await Promise.all([create(draft.uuid, 'Plan'), publish(draft.uuid)]);
    expect([published.status, [200, 400].includes(planned.status)]).toEqual([200, true]);
    const { rolloutPlans } = dataOf(await send('GET', '?limit=100'));
    const changesets = rolloutPlans.map((one: { changesetId: number }) => one.changesetId);
    expect(changesets).not.toContain(draft.changeset_id);
    expect((await json(`/${page.url_key}`)).body.data.widgets.landing_page_content).toHaveLength(1);
  }
});

test('a plan contains what its changeset contained when the plan was created, even after undo or discard', async () => {
  for (const meanwhile of ['undo', 'discard'] as const) {
    for (let turn = 0; turn < 5; turn += 1) {
      const draft = await draftOn(await landingPage());
      const [planned, changed] = await Promise.all([
        create(draft.uuid, 'Plan'),
        meanwhile === 'undo' ? move(draft.uuid, 'undo', 'landingPageView') : discard(draft.uuid),
      ]);
      expect(changed.status).toBe(200);
      if (planned.status !== 200) {
        expect([meanwhile, planned.status]).toEqual(['discard', 404]);
        continue;
      }
      const held = planned.body.data.routeCursors['landingPageView'] ?? 0;
      const { operations, route_cursors } = await read(draft.uuid);
      expect(operations.length).toBeGreaterThanOrEqual(held);
      expect(route_cursors['landingPageView'] ?? 0).toBeGreaterThanOrEqual(held);
    }
  }
});

test('operations added while a plan is synchronized are either included or come later', async () => {
  const page = await landingPage();
  const { uuid } = await changeset();
  const where = { route: 'landingPageView', placement: inBodyOf(page) };
  await drafted(uuid, where);
  const made = await plan(uuid, { start_time: START });
  const [, ...synced] = await Promise.all([
    drafted(uuid, where),
    ...Array.from({ length: 5 }, () => send('POST', `/${made.uuid}/sync`)),
  ]);
  expect(statuses(synced)).toEqual([200, 200, 200, 200, 200]);
  expect(dataOf(await send('POST', `/${made.uuid}/sync`)).routeCursors).toEqual({ landingPageView: 4 });
});
