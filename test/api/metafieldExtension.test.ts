import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import bicycles from '../support/bicycles/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const PATH = '/api/bicycles';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [bicycles] });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=bicycle`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
});

const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
  dataOf(
    await shop.admin('POST', DEFINITIONS, {
      ownerType: 'bicycle',
      fieldKey,
      name: fieldKey,
      fieldType: 'short_text',
      ...sent,
    }),
  );
const create = (metafields?: object) => shop.admin('POST', PATH, { name: 'Roadster', metafields });
const patch = (uuid: string, sent: object) => shop.admin('PATCH', `${PATH}/${uuid}`, sent);

test('an extension’s entity is created and changed with metafields', async () => {
  await define('frame', { required: true });
  await define('gears', { fieldType: 'integer' });
  expect(refusalOf(await create())).toEqual([400, 'METAFIELD_REQUIRED', '"custom.frame" is required']);
  expect(refusalOf(await create({ custom: { frame: 'F', gears: 'x' } }))).toEqual([
    400,
    'METAFIELD_INVALID',
    '"custom.gears": must be integer',
  ]);
  const made = dataOf(await create({ custom: { frame: 'F', gears: 7, other: 1 } }));
  expect(made.meta_data).toEqual({ custom: { frame: 'F', gears: 7 } });
  expect(dataOf(await patch(made.uuid, { name: 'Tourer' }))).toEqual({ ...made, name: 'Tourer' });
  const replaced = dataOf(await patch(made.uuid, { metafields: { custom: { frame: 'G' } } }));
  expect(replaced.meta_data).toEqual({ custom: { frame: 'G' } });
});

test('it has routes for its values and for one of them', async () => {
  await define('frame');
  await define('gears', { fieldType: 'integer' });
  const { uuid } = dataOf(await create());
  const path = `${PATH}/${uuid}/metafields`;
  const metafields = { custom: { frame: 'F', gears: 3 } };
  for (const method of ['PATCH', 'PUT', 'POST'])
    expect(dataOf(await shop.admin(method, path, { metafields }))).toEqual({ metaData: metafields });
  expect(dataOf(await shop.admin('PATCH', `${path}/custom/gears`, { value: null }))).toEqual({
    metaData: { custom: { frame: 'F' } },
  });
  expect(dataOf(await shop.admin('GET', path))).toEqual({ metaData: { custom: { frame: 'F' } } });
  for (const id of [randomUUID(), 'x'])
    expect(refusalOf(await shop.admin('PUT', `${PATH}/${id}/metafields`, { metafields }))).toEqual([
      404,
      'BICYCLE_NOT_FOUND',
      'Bicycle not found',
    ]);
  expect((await shop.request('GET', path)).status).toBe(401);
});

test('GraphQL shows them to their audience, in one statement for all', async () => {
  await define('frame');
  await define('margin', { visibleToCustomer: false });
  await create({ custom: { frame: 'F', margin: 'M' } });
  await create();
  const query =
    '{ bicycles { name metafields { key value } margin: metafield(namespace: "custom", key: "margin") { value } } }';
  await shop.query(query);
  const before = shop.statements();
  const { body } = await shop.query(query);
  expect(shop.statements() - before).toBe(2);
  const [first] = body.data.bicycles.slice(-2);
  expect(first).toEqual({ name: 'Roadster', metafields: [{ key: 'frame', value: 'F' }], margin: null });
  const admin = await shop.query('{ bicycles { metaData metafields { key value } } }', {}, 'admin');
  expect(admin.body.data.bicycles.slice(-2)).toEqual([
    {
      metaData: { custom: { frame: 'F', margin: 'M' } },
      metafields: [
        { key: 'frame', value: 'F' },
        { key: 'margin', value: 'M' },
      ],
    },
    {
      metaData: {},
      metafields: [
        { key: 'frame', value: null },
        { key: 'margin', value: null },
      ],
    },
  ]);
});

test('a deleted definition deletes its values', async () => {
  const { uuid } = await define('frame');
  const made = dataOf(await create({ custom: { frame: 'F' } }));
  await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
  expect(dataOf(await shop.admin('GET', `${PATH}/${made.uuid}/metafields`))).toEqual({ metaData: {} });
});
