import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineExtension, defineRoute, refuse, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { attackOn } from '../support/attack.ts';
import type { Attack } from '../support/attack.ts';
import { everyRow } from '../support/everyRow.ts';
import { testShop } from '../support/shop.ts';

const none = z.object({});
const ADD_ROW = sql.fragment`insert into tax_class (name) values (gen_random_uuid()::text)`;

/** An extension with routes that throw refusals. One route first writes a row, and one does so in a transaction that fails. */
const planted = defineExtension({
  name: 'planted',
  api: '^1.0',
  setup: () => ({
    routes: [
      defineRoute({
        id: 'plantedWrite',
        method: 'POST',
        path: '/api/plantedWrite',
        access: 'admin',
        handle: async ({ app }) => {
          await app.db.run(sql.type(none)`${ADD_ROW}`);
          throw refuse(409, 'PLANTED', 'Refused, and written all the same');
        },
      }),
      defineRoute({
        id: 'plantedRollback',
        method: 'POST',
        path: '/api/plantedRollback',
        access: 'admin',
        handle: ({ app }) =>
          app.db.transaction(async (tx) => {
            await tx.run(sql.type(none)`${ADD_ROW}`);
            throw refuse(409, 'PLANTED', 'Refused, and not written');
          }),
      }),
    ],
  }),
});

let shop: TestShop;
let attack: Attack;
beforeAll(async () => {
  shop = await testShop({ extensions: [planted] });
  attack = await attackOn(shop);
  await shop.db.run(sql.type(none)`${ADD_ROW}`);
});
afterAll(() => shop.stop());

const run = (statement: SqlFragment) => shop.db.run(sql.type(none)`${statement}`);
type Rows = Awaited<ReturnType<typeof everyRow>>;
const changedIn = (before: Rows, after: Rows): string[] =>
  Object.keys(after).filter((name) => after[name] !== before[name]);
const changedTables = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await everyRow(shop.db);
  await work();
  return changedIn(before, await everyRow(shop.db));
};

describe('the row comparison reports', () => {
  test.each([
    ['a row that is added', ADD_ROW],
    ['a row that is written again unchanged', sql.fragment`update tax_class set name = name`],
    ['a row that goes', sql.fragment`delete from tax_class`],
    ['a table that is emptied', sql.fragment`truncate tax_class cascade`],
  ])('%s', async (_, statement) => {
    expect(await changedTables(() => run(statement))).toContain('tax_class');
  });

  test('a row that was added and deleted again', async () => {
    const work = async () => {
      await run(ADD_ROW);
      await run(sql.fragment`delete from tax_class`);
    };
    expect(await changedTables(work)).toContain('tax_class');
  });

  test('rows that are deleted with the record that they belong to', async () => {
    await shop.make.product({ price: 1 });
    expect(await changedTables(() => run(sql.fragment`delete from product`))).toEqual(
      expect.arrayContaining(['product', 'product_inventory']),
    );
  });

  test('a job in the queue', async () => {
    expect(await changedTables(() => run(sql.fragment`select graphile_worker.add_job('planted')`))).toContain(
      '_private_jobs',
    );
  });

  test('a row in a table that was added later', async () => {
    await run(sql.fragment`create table planted (n int)`);
    await everyRow(shop.db);
    expect(await changedTables(() => run(sql.fragment`insert into planted values (1)`))).toEqual(['planted']);
  });
});

test('all rows are the same after reads, and after a write that is rolled back', async () => {
  const work = async () => {
    expect((await shop.admin('GET', '/api/coupons')).status).toBe(200);
    expect((await shop.admin('POST', '/api/plantedRollback')).status).toBe(409);
  };
  expect(await changedTables(work)).toEqual([]);
});

describe('one row that a rejected request writes', () => {
  const attempt = (path: string) =>
    ({ who: 'admin', method: 'POST', path, options: {}, about: 'planted' }) as const;
  const post = (path: string) => async () => void (await attack.call('POST', path));

  test.each([
    ['requests are harmless', (path: string) => attack.expectHarmless([attempt(path)])],
    ['nothing is written', (path: string) => attack.expectNothingWritten(post(path))],
  ])('fails the test that expects that %s', async (_, expectation) => {
    await expectation('/api/plantedRollback');
    const failure = await expectation('/api/plantedWrite').then(
      () => null,
      (error: unknown) => error as { readonly actual: Rows; readonly expected: Rows },
    );
    expect(failure && changedIn(failure.expected, failure.actual)).toContain('tax_class');
  });
});
