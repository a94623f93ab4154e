import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import {
  changesetsOf,
  instancePayload,
  operationOf,
  payloadOf,
  placementPayload,
} from '../support/changesets.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.adminToken();
});
afterAll(() => shop.stop());

const { send, changeset, add, change, drafted, move, publish, discard, read } = changesetsOf(() => shop);
const { widget } = pagesOf(() => shop);
const TIMES = 20;
const all = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** Counts the outcomes by `200`, or by status and code of a refusal. */
const outcomes = (answers: readonly TestAnswer[]) => {
  const named = answers.map(({ status, body }) => (status === 200 ? '200' : `${status} ${body.error.code}`));
  return Object.fromEntries(
    [...Map.groupBy(named, (name) => name)].map(([name, { length }]) => [name, length]),
  );
};
const count = z.object({ count: z.int() });
const instancesNamed = async (name: string) => {
  const { count: found } = await shop.db.one(sql.type(count)`
    select count(*)::int as count from widget_instance where name = ${name}`);
  return found;
};
const nameOf = async ({ uuid }: { uuid: string }) =>
  dataOf(await shop.admin('GET', `/api/widgets/${uuid}`)).name;

test('only one of twenty concurrent publishes writes the pages', async () => {
  const { uuid } = await changeset();
  const name = `Once ${uuid}`;
  await drafted(uuid, { instance: { name } });
  const live = await widget();
  await change(uuid, payloadOf(live), { ...payloadOf(live), name: 'Published' });
  const answers = await all(TIMES, () => publish(uuid));
  expect(outcomes(answers)).toEqual({ '200': 1, '400 CHANGESET_PUBLISHED': TIMES - 1 });
  expect([await instancesNamed(name), await nameOf(live)]).toEqual([1, 'Published']);
});

test('concurrent operations get distinct numbers without a gap', async () => {
  const { uuid } = await changeset();
  const answers = await all(TIMES, (index) =>
    add(uuid, operationOf(null, instancePayload(), index % 2 ? 'homepage' : 'cart')),
  );
  const numbers = answers.map((answer) => dataOf(answer).change_order).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: TIMES }, (_, index) => index + 1));
  const { operations, route_cursors } = await read(uuid);
  for (const route of ['homepage', 'cart'])
    expect(route_cursors[route]).toBe(
      operations.findLast((one: { route: string }) => one.route === route).change_order,
    );
});

test('of concurrent changes with the same starting state, one is applied and the others are rejected', async () => {
  const { uuid } = await changeset();
  const live = payloadOf(await widget());
  const answers = await all(TIMES, (index) =>
    add(uuid, operationOf(live, { ...live, name: `Name ${index}` })),
  );
  expect(outcomes(answers)).toEqual({ '200': 1, '409 OPERATION_CONFLICT': TIMES - 1 });
  const winner = answers.findIndex(({ status }) => status === 200);
  dataOf(await publish(uuid));
  expect(await nameOf(live)).toBe(`Name ${winner}`);
});

test('a widget that is placed concurrently at the same position is placed once', async () => {
  const { uuid } = await changeset();
  const live = await widget();
  const answers = await all(TIMES, () => add(uuid, operationOf(null, placementPayload(live))));
  expect(outcomes(answers)).toEqual({ '200': 1, '400 WIDGET_PLACED_TWICE': TIMES - 1 });
  dataOf(await publish(uuid));
});

test('undo during publish: operations that were undone earlier are not live, and later ones are rejected', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { uuid } = await changeset();
    const live = payloadOf(await widget());
    let before = live;
    for (let step = 1; step <= 6; step += 1) {
      const after = { ...live, name: `Step ${step}` };
      await change(uuid, before, after);
      before = after;
    }
    const [published, ...undone] = await Promise.all([
      publish(uuid),
      ...Array.from({ length: 5 }, () => move(uuid, 'undo')),
    ]);
    dataOf(published);
    const won = undone.filter(({ status }) => status === 200).length;
    expect(outcomes(undone)['400 CHANGESET_PUBLISHED'] ?? 0).toBe(5 - won);
    expect(await nameOf(live)).toBe(`Step ${6 - won}`);
    expect((await read(uuid)).route_cursors).toEqual({ homepage: 6 - won });
  }
});

test('concurrent undo and redo each move the cursor by one step', async () => {
  const { uuid } = await changeset();
  for (let step = 0; step < TIMES; step += 1) await change(uuid, null, instancePayload());
  const answers = await all(TIMES, () => move(uuid, 'undo'));
  const cursors = answers.map((answer) => dataOf(answer).currentChangeOrder).sort((a, b) => a - b);
  expect(cursors).toEqual(Array.from({ length: TIMES }, (_, index) => index));
});

test('discard during publish: the pages contain the changes, or the changes are discarded', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { uuid } = await changeset();
    const name = `Either ${uuid}`;
    await drafted(uuid, { instance: { name } });
    const answers = await Promise.all([publish(uuid), discard(uuid)]);
    const isPublished = answers[0].status === 200;
    expect(outcomes(answers)).toEqual({
      '200': 1,
      [isPublished ? '400 CHANGESET_PUBLISHED' : '404 CHANGESET_NOT_FOUND']: 1,
    });
    expect(await instancesNamed(name)).toBe(isPublished ? 1 : 0);
  }
});

test('two changesets that change one widget are not both published', async () => {
  const live = payloadOf(await widget());
  const made = await all(TIMES, () => changeset());
  for (const [index, { uuid }] of made.entries()) await change(uuid, live, { ...live, name: `By ${index}` });
  const answers = await all(TIMES, (index) => publish(made[index].uuid));
  expect(outcomes(answers)).toEqual({ '200': 1, '409 PAGES_CHANGED': TIMES - 1 });
  expect(await nameOf(live)).toBe(`By ${answers.findIndex(({ status }) => status === 200)}`);
});

test('a direct write during publish: the later one sees the earlier one', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { uuid } = await changeset();
    const live = payloadOf(await widget());
    await change(uuid, live, { ...live, name: 'Draft' });
    const [published, written] = await Promise.all([
      publish(uuid),
      shop.admin('PATCH', `/api/widgets/${live.uuid}`, { name: 'Live' }),
    ]);
    dataOf(written);
    expect([200, 409]).toContain(published.status);
    expect(await nameOf(live)).toBe('Live');
  }
});

test('only one of twenty drafts that an administrator starts concurrently is created', async () => {
  const answers = await all(TIMES, (index) => send('POST', '', { name: `pb-draft-${index}` }));
  expect(outcomes(answers)).toEqual({ '200': 1, '409 DRAFT_EXISTS': TIMES - 1 });
});

test('concurrent steps are stored whole, one after the other', async () => {
  const { uuid } = await changeset();
  const answers = await all(TIMES, () => {
    const instance = instancePayload();
    const operations = [operationOf(null, instance), operationOf(null, placementPayload(instance))];
    return send('POST', `/${uuid}/steps`, {
      route: 'homepage',
      operations: operations.map(({ entity_urn, old_payload, new_payload }) => ({
        entity_urn,
        old_payload,
        new_payload,
      })),
    });
  });
  expect(outcomes(answers)).toEqual({ '200': TIMES });
  const { operations } = await read(uuid);
  expect(
    operations.map(({ change_order, step }: { change_order: number; step: number | null }) => [
      change_order,
      step,
    ]),
  ).toEqual(
    Array.from({ length: TIMES }, (_, index) => [
      [2 * index + 1, null],
      [2 * index + 2, 2 * index + 1],
    ]).flat(),
  );
});

test('a draft that is rebased while others are published ends in its target state, or reports the conflict', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const mine = await changeset();
    const theirs = await changeset();
    const live = payloadOf(await widget());
    await change(mine.uuid, live, { ...live, name: 'Mine' });
    await change(theirs.uuid, live, { ...live, name: 'Theirs' });
    const [rebased, published] = await Promise.all([
      send('POST', `/${mine.uuid}/rebase`, {}),
      publish(theirs.uuid),
    ]);
    expect([rebased.status, published.status]).toEqual([200, 200]);
    const first = await publish(mine.uuid);
    if (first.status !== 200) {
      expect(outcomes([first])).toEqual({ '409 PAGES_CHANGED': 1 });
      expect(await nameOf(live)).toBe('Theirs');
      dataOf(await send('POST', `/${mine.uuid}/rebase`, {}));
      dataOf(await publish(mine.uuid));
    }
    expect(await nameOf(live)).toBe('Mine');
  }
});
