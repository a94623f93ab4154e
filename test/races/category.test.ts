import { setTimeout as pause } from 'node:timers/promises';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateCategory } from '../../packages/runtime/src/modules/catalog/categories/writeCategory.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const create = async (url_key: string, parent_id: string | null = null) =>
  dataOf(await shop.admin('POST', '/api/categories', { name: url_key, url_key, parent_id })).uuid as string;

test('a category that is renamed while it is moved is served at its new path', async () => {
  const [from, to] = [await create('from'), await create('to')];
  const category = await create('old', from);
  const renaming = await shop.db.transaction(async (tx) => {
    await updateCategory(shop.app, tx, { uuid: category }, { parent_id: to, url_key: 'new' });
    const request = shop.admin('PATCH', `/api/categories/${category}`, { name: 'Renamed' });
    // After the pause, the request is waiting for the move.
    await pause(300);
    return { request };
  });
  expect(dataOf(await renaming.request)).toMatchObject({ name: 'Renamed', path: '/to/new' });
  const { body } = await shop.query('{ url(path: "/to/new") { entityUuid } }');
  expect(body.data.url).toEqual({ entityUuid: category });
});
