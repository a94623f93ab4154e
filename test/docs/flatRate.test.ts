import { createTestShop, dataOf, testMigrations, testShippingProvider } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import flatRate from '../../examples/flat-rate/src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [flatRate] });
});
afterAll(() => shop.stop());

/** Returns the extension's shipping offers for a new cart to the US. */
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
  await shop.make.product({ sku: 'MUG', price: 16.5 });
  await shop.make.zone({ countries: ['US'], provider: 'flat' });
  expect(await offers()).toEqual(parcelAt('$5.00'));

  await shop.make.settings({ flatRatePrice: '6.90' });
  expect(await offers()).toEqual(parcelAt('$6.90'));

  const saved = await shop.admin('PUT', surcharge, { amount: '2.50' });
  expect(saved.body).toEqual({ data: { country: 'US', amount: '2.50' } });
  expect(await offers()).toEqual(parcelAt('$9.40'));

  const [entry] = dataOf(await shop.admin('GET', '/api/audit-log?limit=1'));
  expect(entry).toMatchObject({ entity_type: 'flat_rate_surcharge', after: { country: 'US', amount: 2.5 } });

  const listed = await shop.query('{ flatRateSurcharges { country amount } }', {}, 'admin');
  expect(listed.body.data.flatRateSurcharges).toEqual([{ country: 'US', amount: '2.50' }]);
});

test('an impossible request is rejected with its own code', async () => {
  const nowhere = await shop.admin('DELETE', '/api/flatRate/surcharges/FR');
  expect([nowhere.status, nowhere.body.error.code]).toEqual([404, 'SURCHARGE_NOT_FOUND']);
  const negative = await shop.admin('PUT', surcharge, { amount: '-1' });
  expect(negative.body.error).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'amount must be a decimal text such as "2.50"',
  });
  expect((await shop.request('PUT', surcharge, { amount: '1' })).status).toBe(401);
});

testShippingProvider({
  extension: flatRate,
  provider: 'flat',
  prepare: (shop) => shop.admin('PUT', surcharge, { amount: '2.50' }),
}).register({ describe, test, afterAll });
testMigrations({ extension: flatRate }).register({ describe, test, afterAll });
