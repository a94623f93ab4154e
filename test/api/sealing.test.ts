import { defineExtension } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

/** The work that the jobs of the extensions do, by the names of the extensions. */
const works = new Map<string, (app: AppContext) => void>();
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
            await app.db.transaction(async () => works.get(name)?.(app));
          },
        },
      ],
    }),
  });
const extensions = [worker('points'), worker('vouchers')];

const OLD = 'a former key of thirty-two bytes or more';
const NEW = 'another key of thirty-two bytes or more';

let database: TestDatabase;
let shop: TestShop;
const shopWith = (key: string, ...previousKeys: string[]) =>
  createTestShop({
    databaseUrl: database.url,
    extensions,
    config: { secrets: { key, previousKeys } },
  });
beforeAll(async () => {
  database = await createDatabase();
  shop = await shopWith(OLD);
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/** Does something in a job of an extension, and returns its result. */
async function as<T>(name: string, on: TestShop, work: (app: AppContext) => T): Promise<T> {
  let result: T | undefined;
  works.set(name, (app) => {
    result = work(app);
  });
  await on.runJob(`${name}.work`);
  return result as T;
}

test('what an extension seals is opened by it alone, also after the key of the shop changed', async () => {
  const sealed = await as('points', shop, ({ sealing }) => sealing.seal('row:1', 'a secret'));
  expect(await as('points', shop, ({ sealing }) => sealing.open('row:1', sealed))).toBe('a secret');
  expect(await as('vouchers', shop, ({ sealing }) => sealing.open('row:1', sealed))).toBeNull();
  const renewed = await shopWith(NEW, OLD);
  expect(await as('points', renewed, ({ sealing }) => sealing.open('row:1', sealed))).toBe('a secret');
  const again = await as('points', renewed, ({ sealing }) => sealing.seal('row:1', 'a secret'));
  await renewed.stop();
  const last = await shopWith(NEW);
  expect(await as('points', last, ({ sealing }) => sealing.open('row:1', sealed))).toBeNull();
  expect(await as('points', last, ({ sealing }) => sealing.open('row:1', again))).toBe('a secret');
  await last.stop();
});

test("the shop's own code seals nothing with it", () => {
  expect(() => shop.app.sealing.seal('row:1', 'x')).toThrow(
    'Texts are sealed and opened by extensions alone',
  );
});
