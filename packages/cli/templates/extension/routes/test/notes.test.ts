import { createTestShop, dataOf, testMigrations } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import extension from '../src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [extension] });
});
afterAll(() => shop.stop());

test('administrators create, update, list and delete notes', async () => {
  const { uuid } = dataOf(await shop.admin('POST', '/api/my-thing/notes', { title: 'Count the boxes' }));
  await shop.admin('PATCH', `/api/my-thing/notes/${uuid}`, { is_open: false });
  const listed = await shop.query('{ myThingNotes { total items { uuid title isOpen } } }', {}, 'admin');
  expect(listed.body.data.myThingNotes).toEqual({
    total: 1,
    items: [{ uuid, title: 'Count the boxes', isOpen: false }],
  });
  await shop.admin('DELETE', `/api/my-thing/notes/${uuid}`);
  const log = dataOf(await shop.admin('GET', '/api/audit-log?limit=3')) as {
    entity_uuid: string;
    action: string;
  }[];
  expect(log.filter((entry) => entry.entity_uuid === uuid).map(({ action }) => action)).toEqual([
    'deleteMyThingNote',
    'updateMyThingNote',
    'createMyThingNote',
  ]);
  expect((await shop.admin('GET', `/api/my-thing/notes/${uuid}`)).body.error).toMatchObject({
    status: 404,
    code: 'MY_THING_NOTE_NOT_FOUND',
  });
});

test('anonymous callers have no access', async () => {
  expect((await shop.request('GET', '/api/my-thing/notes')).status).toBe(401);
});

// Checks the migrations: file names, sequence, named constraints, and that they change only the extension's own tables.
testMigrations({ extension }).register({ describe, test, afterAll });
