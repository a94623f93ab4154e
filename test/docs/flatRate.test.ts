import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import flatRate from '../../examples/flat-rate/src/index.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({ databaseUrl: database.url, extensions: [flatRate] });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

/** Returns the offers of the extension for a new cart to the US. */
async function offers() {
  const { body } = await shop.request('POST', '/api/carts', { items: [{ sku: 'MUG', qty: 1 }] });
  const answer = await shop.query(
    `query($id: String!) {
      cart(id: $id) { availableShippingMethods(country: "US") { providerCode code cost { text } } }
    }`,
    { id: body.data.cartId },
  );
  return answer.body.data.cart.availableShippingMethods;
}

const surcharge = '/api/flatRate/surcharges/US';
const parcelAt = (text: string) => [{ providerCode: 'flat', code: 'parcel', cost: { text } }];

test('a parcel costs the flat price, and the surcharge of its country', async () => {
  await shop.admin('POST', '/api/products', {
    name: 'Mug',
    url_key: 'mug',
    sku: 'MUG',
    price: 16.5,
    qty: 10,
    weight: 0.4,
  });
  const zone = await shop.admin('POST', '/api/shippingZones', { name: 'Home', countries: ['US'] });
  await shop.admin('POST', `/api/shippingZones/${zone.body.data.uuid}/providers`, { provider_code: 'flat' });
  expect(await offers()).toEqual(parcelAt('$5.00'));

  await shop.admin('POST', '/api/settings', { flatRatePrice: '6.90' });
  expect(await offers()).toEqual(parcelAt('$6.90'));

  const saved = await shop.admin('PUT', surcharge, { amount: '2.50' });
  expect(saved.body).toEqual({ data: { country: 'US', amount: '2.50' } });
  expect(await offers()).toEqual(parcelAt('$9.40'));

  const listed = await shop.query('{ flatRateSurcharges { country amount } }', {}, 'admin');
  expect(listed.body.data.flatRateSurcharges).toEqual([{ country: 'US', amount: '2.50' }]);
});

test('what cannot be is refused with its own code', async () => {
  const nowhere = await shop.admin('DELETE', '/api/flatRate/surcharges/FR');
  expect([nowhere.status, nowhere.body.error.code]).toEqual([404, 'SURCHARGE_NOT_FOUND']);
  const negative = await shop.admin('PUT', surcharge, { amount: '-1' });
  expect(negative.body.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'amount must be a decimal text such as "2.50"',
  });
  expect((await shop.request('PUT', surcharge, { amount: '1' })).status).toBe(401);
});
