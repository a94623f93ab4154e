import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf, refusalOf } from '../support/admins.ts';
import {
  CHANGESETS,
  changesetsOf,
  instancePayload,
  operationOf,
  placementPayload,
} from '../support/changesets.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let ada: string;
let bob: string;
let everything: string;
beforeAll(async () => {
  shop = await testShop();
  const role = await newRole(
    'listChangesets',
    'getChangeset',
    'createChangeset',
    'addChangesetOperation',
    'moveCurrentChange',
    'publishChangeset',
    'discardChangeset',
  );
  [ada, bob, everything] = (await Promise.all(
    [[role], [role], undefined].map(async (roles) => tokenOf(await newAdmin(roles))),
  )) as [string, string, string];
});
afterAll(() => shop.stop());

const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
const { send, changeset, add, change, drafted, move, publish, discard, read } = changesetsOf(() => shop);
const asAda = changesetsOf(
  () => shop,
  () => ada,
);
const asBob = changesetsOf(
  () => shop,
  () => bob,
);
const asOwner = changesetsOf(
  () => shop,
  () => everything,
);
const orders = (rows: readonly { change_order: number }[]) => rows.map(({ change_order }) => change_order);

describe('a changeset', () => {
  test('is created, read by either id, and listed', async () => {
    const made = await changeset('Spring');
    expect(made).toEqual({
      changeset_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Spring',
      theme: null,
      route_cursors: {},
      created_by: expect.any(Number),
      published_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      operation_count: 0,
      token: expect.stringContaining(made.uuid),
    });
    for (const id of [made.uuid, made.changeset_id, made.uuid.toUpperCase()])
      expect(await read(id)).toEqual({ ...made, token: expect.any(String), operations: [] });
    const [first] = dataOf(await send('GET', '?limit=1'));
    expect(first).toEqual({ ...made, token: expect.any(String) });
  });

  test.each(['2147483647', '0', 'nonsense', randomUUID()])('%s is none', async (id) => {
    const refusal = [404, 'CHANGESET_NOT_FOUND', `Changeset ${id} not found`];
    expect(refusalOf(await send('GET', `/${id}`))).toEqual(refusal);
    expect(refusalOf(await add(id, operationOf(null, instancePayload())))).toEqual(refusal);
    expect(refusalOf(await move(id, 'undo'))).toEqual(refusal);
    expect(refusalOf(await publish(id))).toEqual(refusal);
    expect(refusalOf(await discard(id))).toEqual(refusal);
  });

  test.each([
    [{}, 'name is required'],
    [{ name: '' }, 'name is required'],
    [{ name: ' ' }, 'name is required'],
    [{ name: null }, 'name must be a string'],
    [{ name: 7 }, 'name must be a string'],
    [{ name: 'x'.repeat(256) }, 'name must have at most 255 characters'],
  ])('is not made of %j', async (body, message) =>
    expect(refusalOf(await send('POST', '', body))).toEqual([400, 'VALIDATION_FAILED', message]),
  );

  test('accepts neither theme, creator nor token from the body', async () => {
    const sent = {
      name: 'Mine',
      theme: 'dusk',
      created_by: 1,
      token: 'x',
      uuid: randomUUID(),
      route_cursors: { a: 9 },
    };
    const made = dataOf(await asAda.send('POST', '', sent));
    const other = dataOf(await asBob.send('POST', '', sent));
    expect([made.theme, made.route_cursors]).toEqual([null, {}]);
    expect(made.created_by).not.toBe(other.created_by);
    expect(made.uuid).not.toBe(sent.uuid);
  });

  test('is only returned to administrators whose role permits the route', async () => {
    const token = await tokenOf(await newAdmin([]));
    const { uuid } = await changeset();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', `/${uuid}`],
      ...['operations', 'move-current', 'publish', 'discard'].map((verb) => ['POST', `/${uuid}/${verb}`]),
    ] as [string, string][]) {
      expect((await shop.request(method, CHANGESETS + path)).status).toBe(401);
      expect((await shop.request(method, CHANGESETS + path, undefined, { token })).status).toBe(403);
    }
  });
});

describe('a draft', () => {
  test('belongs to its administrator: others can read it, and only those with all permissions can change it', async () => {
    const { uuid } = await asAda.changeset('pb-draft-own');
    await asAda.drafted(uuid);
    const refusal = [403, 'DRAFT_OF_ANOTHER', 'You do not have access to this draft changeset'];
    expect(refusalOf(await asBob.add(uuid, operationOf(null, instancePayload())))).toEqual(refusal);
    expect(refusalOf(await asBob.move(uuid, 'undo'))).toEqual(refusal);
    expect(refusalOf(await asBob.publish(uuid))).toEqual(refusal);
    expect(refusalOf(await asBob.discard(uuid))).toEqual(refusal);
    expect((await asBob.read(uuid)).operations).toHaveLength(2);
    await asOwner.drafted(uuid);
    expect(dataOf(await asOwner.discard(uuid)).changesetDeleted).toBe(true);
  });

  test('is limited to one per administrator', async () => {
    const { uuid } = await asAda.changeset('pb-draft-1');
    const again = await asAda.send('POST', '', { name: 'pb-draft-2' });
    expect(refusalOf(again)).toEqual([409, 'DRAFT_EXISTS', 'You already have a draft of this theme']);
    const other = await asBob.changeset('pb-draft-2');
    dataOf(await asBob.discard(other.uuid));
    dataOf(await asAda.publish(uuid));
    const next = await asAda.changeset('pb-draft-2');
    dataOf(await asAda.discard(next.uuid));
  });

  test('of the homepage can be discarded by anyone who may replace the homepage, but its other changes cannot', async () => {
    const role = await newRole('discardChangeset', 'replaceHomepage');
    const token = await tokenOf(await newAdmin([role]));
    const replacer = changesetsOf(
      () => shop,
      () => token,
    );
    const { uuid } = await asAda.changeset('pb-draft-home');
    await asAda.drafted(uuid);
    await asAda.drafted(uuid, { route: 'cart' });
    expect((await replacer.discard(uuid, '?route=cart')).status).toBe(403);
    expect((await replacer.discard(uuid)).status).toBe(403);
    expect(dataOf(await replacer.discard(uuid, '?route=homepage')).operationsRemoved).toBe(2);
    dataOf(await asAda.discard(uuid));
  });

  test('whose administrator was deleted can only be changed with all permissions', async () => {
    const deleted = await newAdmin([await newRole('createChangeset')]);
    const token = await tokenOf(deleted);
    const { uuid } = await changesetsOf(
      () => shop,
      () => token,
    ).changeset('pb-draft-lost');
    dataOf(await shop.admin('DELETE', `/api/users/${(deleted as { uuid?: string }).uuid}`));
    expect((await read(uuid)).created_by).toBeNull();
    expect((await asBob.discard(uuid)).status).toBe(403);
    dataOf(await asOwner.discard(uuid));
  });

  test('another changeset can be changed by anyone with the permissions', async () => {
    const { uuid } = await asAda.changeset('Sale');
    await asBob.drafted(uuid);
    dataOf(await asBob.move(uuid, 'undo'));
    dataOf(await asAda.publish(uuid));
  });
});

describe('undo and redo', () => {
  test('move step by step along one route, and leave the others unchanged', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    await drafted(uuid, { route: 'cart' });
    await drafted(uuid);
    const step = async (direction: string, route?: string) => dataOf(await move(uuid, direction, route));
    expect(await step('undo')).toEqual({
      direction: 'undo',
      route: 'homepage',
      routeCursors: { homepage: 5, cart: 4 },
      currentChangeOrder: 5,
      canUndo: true,
      canRedo: true,
    });
    expect((await step('undo')).currentChangeOrder).toBe(2);
    expect(await step('redo')).toMatchObject({ currentChangeOrder: 5, canUndo: true, canRedo: true });
    expect(await step('redo')).toMatchObject({ currentChangeOrder: 6, canUndo: true, canRedo: false });
    expect(await step('redo')).toMatchObject({ currentChangeOrder: 6, canRedo: false });
    for (let left = 4; left > 0; left -= 1) await step('undo');
    expect(await step('undo')).toMatchObject({ currentChangeOrder: 0, canUndo: false, canRedo: true });
    expect((await read(uuid)).route_cursors).toEqual({ homepage: 0, cart: 4 });
    expect(await step('undo', 'search')).toMatchObject({
      routeCursors: { homepage: 0, cart: 4 },
      currentChangeOrder: 0,
      canUndo: false,
      canRedo: false,
    });
  });

  test('a new change drops the undone operations of its route', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    await drafted(uuid, { route: 'cart' });
    dataOf(await move(uuid, 'undo'));
    dataOf(await move(uuid, 'undo'));
    dataOf(await move(uuid, 'undo', 'cart'));
    const { change_order } = await change(uuid, null, instancePayload());
    const { operations, route_cursors, operation_count } = await read(uuid);
    expect([change_order, orders(operations), operation_count]).toEqual([5, [3, 4, 5], 3]);
    expect(route_cursors).toEqual({ homepage: 5, cart: 3 });
    expect(dataOf(await move(uuid, 'redo'))).toMatchObject({ currentChangeOrder: 5, canRedo: false });
  });

  test('an operation that another route depends on is not undone', async () => {
    const { uuid } = await changeset();
    const made = instancePayload();
    await change(uuid, null, made, 'homepage');
    await change(uuid, null, placementPayload(made, { route: 'cart' }), 'cart');
    const refusal = [409, 'OPERATION_CONFLICT', 'Draft changes for the route "cart" would no longer apply'];
    expect(refusalOf(await move(uuid, 'undo'))).toEqual(refusal);
    expect(refusalOf(await discard(uuid, '?route=homepage'))).toEqual(refusal);
    expect((await read(uuid)).route_cursors).toEqual({ homepage: 1, cart: 2 });
    dataOf(await move(uuid, 'undo', 'cart'));
    dataOf(await move(uuid, 'undo'));
  });

  test.each([
    [{}, 'direction is required'],
    [{ direction: 'back', route: 'cart' }, 'direction must be one of undo, redo'],
    [{ direction: 'undo' }, 'route is required'],
    [{ direction: 'undo', route: 7 }, 'route must be a string'],
    [{ direction: 'undo', route: 'a b' }, 'route must contain only letters, digits, underscores and hyphens'],
    [{ direction: 'undo', route: '__proto__' }, 'route must start with a letter'],
  ])('%j is rejected', async (body, message) => {
    const { uuid } = await changeset();
    const answer = await send('POST', `/${uuid}/move-current`, body);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
  });
});

describe('discarding', () => {
  test('deletes the whole changeset', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    expect(dataOf(await discard(uuid))).toEqual({
      discarded: true,
      mode: 'all',
      changesetDeleted: true,
      operationsRemoved: 2,
    });
    expect((await send('GET', `/${uuid}`)).status).toBe(404);
  });

  test('deletes one route of it, and the changeset with the last route', async () => {
    const { uuid } = await changeset();
    await drafted(uuid);
    await drafted(uuid, { route: 'cart' });
    dataOf(await move(uuid, 'undo'));
    expect(dataOf(await discard(uuid, '?route=homepage'))).toEqual({
      discarded: true,
      mode: 'route',
      route: 'homepage',
      changesetDeleted: false,
      operationsRemoved: 2,
    });
    expect(await read(uuid)).toMatchObject({ route_cursors: { cart: 4 }, operation_count: 2 });
    expect(dataOf(await discard(uuid, '?route=search'))).toMatchObject({ operationsRemoved: 0 });
    expect(dataOf(await discard(uuid, '?route=cart')).changesetDeleted).toBe(true);
  });

  test.each(['?route=', '?route=a%20b', '?route=a&route=b'])('%s is rejected', async (query) => {
    const { uuid } = await changeset();
    expect(refusalOf(await discard(uuid, query)).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
  });
});
