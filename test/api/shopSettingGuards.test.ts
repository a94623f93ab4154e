import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const untyped = sql.type(z.object({}));
const save = (values: object) => shop.admin('POST', '/api/settings', values);
const refusalOf = async (values: object) => {
  const { status, body } = await save(values);
  return [status, body.error?.code, body.error?.message];
};
const inUse = (records: string) => [
  409,
  'SHOP_CURRENCY_IN_USE',
  `The currency of the shop cannot be changed while there are ${records}`,
];

test('the currency stays while records of any kind have amounts in it', async () => {
  expect((await save({ shopCurrency: 'CHF' })).status).toBe(200);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  expect(await refusalOf({ shopCurrency: 'EUR' })).toEqual(inUse('shipping rates'));
  const coupon = {
    coupon: 'FIVE',
    status: 1,
    discount_type: 'fixed_discount_to_entire_order',
    discount_amount: 5,
  };
  const { uuid } = dataOf(await shop.admin('POST', '/api/coupons', coupon));
  expect(await refusalOf({ shopCurrency: 'EUR' })).toEqual(inUse('coupons with amounts'));
  dataOf(await shop.admin('DELETE', `/api/coupons/${uuid}`));
  const offer = {
    name: 'Five',
    label: 'Five off',
    class: 'order',
    action: { kind: 'amount', amounts: { CHF: 5 } },
  };
  const promotion = dataOf(await shop.admin('POST', '/api/promotions', offer));
  expect(await refusalOf({ shopCurrency: 'EUR' })).toEqual(inUse('promotions with amounts'));
  dataOf(await shop.admin('DELETE', `/api/promotions/${promotion.uuid}`));
  const { sku } = await createProduct(shop, { price: 4, qty: 9, weight: 1 });
  expect(await refusalOf({ shopCurrency: 'EUR' })).toEqual(inUse('products with prices'));
  const cartId = await createReadyCart(shop, sku);
  // Prices are set in the database, so that the cart and then the order are all that is left.
  const setPrice = (price: number) => shop.db.run(untyped`update product set price = ${price}`);
  await setPrice(0);
  expect(await refusalOf({ shopCurrency: null })).toEqual(inUse('carts with items'));
  await setPrice(4);
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  expect(order.currency).toBe('CHF');
  await setPrice(0);
  expect(await refusalOf({ shopCurrency: 'EUR', shopCity: 'Bern' })).toEqual(inUse('orders'));
  const { shopCurrency, shopCity } = dataOf(await shop.admin('GET', '/api/settings'));
  expect([shopCurrency, shopCity, shop.app.config.shop.currency]).toEqual(['CHF', null, 'CHF']);
});

test('a role without the permission changes nothing', async () => {
  expect((await shop.request('POST', '/api/settings', { shopCity: 'Bern' })).status).toBe(401);
});
