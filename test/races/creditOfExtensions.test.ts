import { defineExtension } from '@shop/runtime/extension';
import type { AppContext, CreditChange, CreditRef, CreditTaking } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';

type Work = (app: AppContext) => Promise<unknown>;

/** The work that the jobs of the extensions do, by the names of the extensions. */
const works = new Map<string, Work>();
const worker = (name: string) =>
  defineExtension({
    name,
    api: '^1.0',
    setup: () => ({
      jobs: [
        {
          id: `${name}.work`,
          schedule: '0 0 1 1 *',
          async run(app) {
            await works.get(name)?.(app);
          },
        },
      ],
    }),
  });
const extensions = [worker('points'), worker('vouchers')];

let database: TestDatabase;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, extensions });
  other = await testShop({ databaseUrl: database.url, extensions });
});
afterAll(async () => {
  await Promise.all([shop.stop(), other.stop()]);
  await database.drop();
});

/** Does something as an extension and returns its result. */
async function as<T>(
  name: 'points' | 'vouchers',
  work: (app: AppContext) => Promise<T>,
  on = shop,
): Promise<T> {
  let result: T | undefined;
  works.set(name, async (app) => {
    result = await work(app);
  });
  await on.runJob(`${name}.work`);
  return result as T;
}

async function newCustomer() {
  const { uuid } = await shop.make.customer({ email: `${randomUUID()}@example.com` });
  const { customer_id: customerId } = dataOf(await shop.admin('GET', `/api/customers/${uuid}`));
  const credit = () => shop.admin('GET', `/api/customers/${uuid}/credit`).then(dataOf);
  return { uuid: String(uuid), ref: { customerId, currency: 'USD' } satisfies CreditRef, credit };
}

const change = (ref: CreditRef, more: Partial<CreditTaking> = {}): CreditTaking & CreditChange => ({
  ...ref,
  amount: 500,
  key: 'order-1',
  reason: 'For order 1',
  ...more,
});

test('an extension gives and takes credit once for each key, as the author of the entry', async () => {
  const { uuid, ref, credit } = await newCustomer();
  const sent = change(ref, { key: uuid });
  expect(await as('points', (app) => app.credit.give(app.db, sent))).toEqual({ amount: 500, isNew: true });
  // The first change of a key holds, whatever a later one has.
  expect(await as('points', (app) => app.credit.give(app.db, { ...sent, amount: 900 }))).toEqual({
    amount: 500,
    isNew: false,
  });
  expect(await as('points', (app) => app.credit.take(app.db, sent))).toEqual({ amount: 500, isNew: false });
  // The key of another extension is another key.
  expect(await as('vouchers', (app) => app.credit.give(app.db, { ...sent, amount: 25 }))).toMatchObject({
    isNew: true,
  });
  const taking = { ...sent, key: `${uuid} back`, amount: 120, reason: 'Refund of order 1' };
  expect(await as('points', (app) => app.credit.take(app.db, taking))).toEqual({ amount: 120, isNew: true });

  const { balances, entries } = await credit();
  expect(balances).toEqual([{ currency: 'USD', balance: 4.05 }]);
  expect(
    entries.map(({ kind, amount, reason, author }: Record<string, unknown>) => [
      kind,
      amount,
      reason,
      author,
    ]),
  ).toEqual([
    ['adjust', 5, 'For order 1', { kind: 'extension', uuid: null, name: 'points' }],
    ['adjust', 0.25, 'For order 1', { kind: 'extension', uuid: null, name: 'vouchers' }],
    ['adjust', -1.2, 'Refund of order 1', { kind: 'extension', uuid: null, name: 'points' }],
  ]);
  const told = await as('points', async ({ credit: service, db }) => [
    await service.balances(db, ref.customerId),
    (await service.entries(db, ref)).map(({ amount, key }) => [amount, key]),
  ]);
  expect(told).toEqual([
    [{ currency: 'USD', balance: 405 }],
    [
      [500, uuid],
      [25, null],
      [-120, `${uuid} back`],
    ],
  ]);
  const [logged] = dataOf(await shop.admin('GET', '/api/audit-log?limit=1'));
  expect(logged).toMatchObject({ entity_type: 'stored_value', actor: expect.anything() });
});

test('more than the balance is refused, or cut on request, and an empty balance is noted', async () => {
  const { uuid, ref, credit } = await newCustomer();
  await as('points', (app) => app.credit.give(app.db, change(ref, { key: uuid, amount: 300 })));
  const taking = change(ref, { key: `${uuid}-1`, amount: 301 });
  await expect(as('points', (app) => app.credit.take(app.db, taking))).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    status: 409,
    message: 'Only 3.00 USD can be taken away',
  });
  const cut = { ...taking, upToBalance: true };
  expect(await as('points', (app) => app.credit.take(app.db, cut))).toEqual({ amount: 300, isNew: true });
  const again = { ...cut, key: `${uuid}-2` };
  expect(await as('points', (app) => app.credit.take(app.db, again))).toEqual({ amount: 0, isNew: true });
  // What finds nothing does not take from later credit when it is repeated.
  await as('points', (app) => app.credit.give(app.db, change(ref, { key: `${uuid}-3` })));
  expect(await as('points', (app) => app.credit.take(app.db, again))).toEqual({ amount: 0, isNew: false });
  expect((await credit()).balances).toEqual([{ currency: 'USD', balance: 5 }]);
});

test('a change is committed and rolled back with the transaction of the extension', async () => {
  const { uuid, ref, credit } = await newCustomer();
  const failing = as('points', (app) =>
    app.db.transaction(async (tx) => {
      await app.credit.give(tx, change(ref, { key: uuid }));
      throw new Error('later');
    }),
  );
  await expect(failing).rejects.toThrow('later');
  expect(await credit()).toEqual({ balances: [], entries: [] });
  expect(await as('points', (app) => app.credit.give(app.db, change(ref, { key: uuid })))).toMatchObject({
    isNew: true,
  });
});

test('wrong arguments are refused, and nothing is written', async () => {
  const { uuid, ref, credit } = await newCustomer();
  const give = (more: Partial<CreditChange>) =>
    as('points', (app) => app.credit.give(app.db, change(ref, { key: uuid, ...more })));
  for (const amount of [0, -1, 1.5, Number.NaN, 2 ** 60])
    await expect(give({ amount })).rejects.toThrow('amount must be a whole number of minor units above 0');
  await expect(give({ key: ' ' })).rejects.toThrow('key must have 1 to 200 characters');
  await expect(give({ reason: 'x'.repeat(256) })).rejects.toThrow('reason must have 1 to 255 characters');
  await expect(give({ currency: 'usd' })).rejects.toMatchObject({ code: 'INVALID_CURRENCY' });
  await expect(give({ customerId: 2_000_000_000 })).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  // Outside of an extension's code there is no author.
  await expect(shop.app.credit.give(shop.db, change(ref))).rejects.toThrow('by extensions alone');
  expect(await credit()).toEqual({ balances: [], entries: [] });
});

test('two shops on one database write each key once, and never take more than there is', async () => {
  const { uuid, ref, credit } = await newCustomer();
  const gifts = Array.from({ length: 12 }, (_, at) =>
    change(ref, { key: `${uuid} gift ${at % 4}`, amount: 100 }),
  );
  const takings = Array.from({ length: 12 }, (_, at) =>
    change(ref, { key: `${uuid} take ${at % 6}`, amount: 90, upToBalance: true }),
  );
  const all = (on: TestShop, name: 'points', changes: readonly CreditTaking[], what: 'give' | 'take') =>
    as(name, (app) => Promise.all(changes.map((one) => app.credit[what](app.db, one))), on);
  const given = [await all(shop, 'points', gifts, 'give'), await all(other, 'points', gifts, 'give')].flat();
  expect(given.filter(({ isNew }) => isNew)).toHaveLength(4);
  const work = new Map<TestShop, Promise<readonly { amount: number; isNew: boolean }[]>>();
  works.set('points', async (app) => {
    const on = app.db === shop.app.db ? shop : other;
    const taken = Promise.all(takings.map((one) => app.credit.take(app.db, one)));
    work.set(on, taken);
    await taken;
  });
  await Promise.all([shop.runJob('points.work'), other.runJob('points.work')]);
  const taken = (await Promise.all(work.values())).flat().filter(({ isNew }) => isNew);
  expect(taken).toHaveLength(6);
  expect(taken.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([0, 40, 90, 90, 90, 90]);
  expect((await credit()).balances).toEqual([{ currency: 'USD', balance: 0 }]);
  const isSelected = selectChecks(['storedBalances']);
  expect(await checkRecords(shop.app, shop.db, { isSelected })).toMatchObject([{ status: 'done' }]);
});
