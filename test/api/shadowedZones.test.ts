import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { untyped } from '../support/carts.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.run(untyped`delete from shipping_zone`));

const ZONES = '/api/shippingZones';
const [california, oregon] = ['US-CA', 'US-OR'].map((province) => ({ country: 'US', province }));
const zone = async (name: string, area: object) => dataOf(await shop.admin('POST', ZONES, { name, ...area }));
const read = async ({ uuid }: { uuid: string }) => dataOf(await shop.admin('GET', `${ZONES}/${uuid}`));

test.each([
  ['the same country', { countries: ['US'] }, { countries: ['US'] }, true],
  ['one of its countries', { countries: ['CA', 'US'] }, { countries: ['US'] }, true],
  ['a country more', { countries: ['US'] }, { countries: ['CA', 'US'] }, false],
  ['a province of its country', { countries: ['US'] }, { countries: ['US'], provinces: [california] }, false],
  [
    'the country of its province',
    { countries: ['US'], provinces: [california] },
    { countries: ['US'] },
    false,
  ],
  [
    'one of its provinces',
    { countries: ['US'], provinces: [california, oregon] },
    { countries: ['US'], provinces: [oregon] },
    true,
  ],
  [
    'a province more',
    { countries: ['US'], provinces: [oregon] },
    { countries: ['US'], provinces: [california, oregon] },
    false,
  ],
])('a newer zone with %s: %j, then %j, is shadowed: %s', async (_, area, of, isShadowed) => {
  const older = await zone('Older', area);
  const younger = await zone('Younger', of);
  const expected = isShadowed ? { uuid: older.uuid, name: 'Older' } : null;
  expect(younger.shadowed_by).toEqual(expected);
  expect(await read(younger)).toEqual(younger);
  expect((await read(older)).shadowed_by).toBeNull();
  const { body } = await shop.query('{ shippingZones { name shadowedBy { uuid name } } }', {}, 'admin');
  expect(body.data.shippingZones).toEqual([
    { name: 'Older', shadowedBy: null },
    { name: 'Younger', shadowedBy: expected },
  ]);
});

test('a zone is no longer shadowed once its area, the older area or its providers differ', async () => {
  const older = await zone('Older', { countries: ['US'] });
  const younger = await zone('Younger', { countries: ['US'] });
  const change = async ({ uuid }: { uuid: string }, body: object) =>
    dataOf(await shop.admin('PATCH', `${ZONES}/${uuid}`, body));
  expect((await change(younger, { countries: ['CA', 'US'] })).shadowed_by).toBeNull();
  expect((await change(younger, { countries: ['US'] })).shadowed_by).toEqual({
    uuid: older.uuid,
    name: 'Older',
  });
  const provider = (is_enabled: boolean) =>
    shop.admin('PATCH', `${ZONES}/${older.uuid}/providers/core`, { is_enabled });
  dataOf(await provider(false));
  expect((await read(younger)).shadowed_by).toBeNull();
  dataOf(await provider(true));
  expect((await read(younger)).shadowed_by).not.toBeNull();
  dataOf(await shop.admin('DELETE', `${ZONES}/${older.uuid}`));
  expect((await read(younger)).shadowed_by).toBeNull();
});
