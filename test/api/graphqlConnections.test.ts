import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';
import sleeper from '../support/sleeper/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [sleeper],
    config: { database: { readPoolSize: 5, readTimeoutMs: 1000 } },
  });
});
afterAll(() => shop.stop());

const aliases = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field} { atWork }`).join(' ')} }`;
const mostAtWork = (answers: readonly TestAnswer[]): number =>
  Math.max(
    ...answers.flatMap(({ body }) =>
      Object.values<{ atWork: number }>(body.data).map(({ atWork }) => atWork),
    ),
  );

test.each(['storefront', 'admin'] as const)(
  'the fields of one request at the %s endpoint use at most three connections',
  async (schema) => {
    expect(mostAtWork([await shop.query(aliases(9, 'sleep(seconds: 0.1)'), {}, schema)])).toBe(3);
  },
);

test('heavy queries of all clients use two of the five connections, and light ones are served', async () => {
  const heavy = Array.from({ length: 6 }, () => shop.query(aliases(2, 'heavySleep(seconds: 0.2)')));
  let isOver = false;
  const all = Promise.all(heavy).finally(() => {
    isOver = true;
  });
  await expect
    .poll(async () => (await shop.query('{ sleep(seconds: 0.01) { atWork } }')).body.data.sleep.atWork)
    .toBe(3);
  expect(isOver).toBe(false);
  // The polling query itself may be one of them.
  expect(mostAtWork(await all)).toBeLessThanOrEqual(3);
  expect(
    mostAtWork(await Promise.all([1, 2, 3].map(() => shop.query(aliases(2, 'heavySleep(seconds: 0.2)'))))),
  ).toBe(2);
});

test('a slow storefront statement is ended, and no other', async () => {
  const { status, body } = await shop.query('{ shop { name } long: sleep(seconds: 20) { atWork } }');
  expect([status, body]).toEqual([
    200,
    {
      data: { shop: { name: 'Shop' }, long: null },
      errors: [
        {
          message: 'The query timed out',
          path: ['long'],
          locations: [{ line: 1, column: 17 }],
          extensions: { code: 'QUERY_TIMED_OUT' },
        },
      ],
    },
  ]);
  const admin = await shop.query('{ sleep(seconds: 1.5) { atWork } }', {}, 'admin');
  expect(admin.body).toEqual({ data: { sleep: { atWork: 1 } } });
  expect((await shop.query('{ sleep(seconds: 0) { atWork } }')).body.errors).toBeUndefined();
});
