import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
let rate: { uuid: string };
let feeClass: { uuid: string };
beforeAll(async () => {
  shop = await testShop({ config: { shop: { address: { country: 'DE' } } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const product = await createProduct(shop, { price: 10, qty: 1000 });
  sku = product.sku;
  const [goods, fee] = [await createClass(), await createClass()];
  feeClass = fee;
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: goods.uuid }));
  rate = await createRate(goods.uuid, { rate: 10, country: 'US', province: 'US-CA', postcode: '94*' });
  await createRate(goods.uuid, { rate: 19, country: 'DE' });
  await createRate(fee.uuid, { rate: 20, country: 'US' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await save({ priceIncludingTax: null, baseCalculationAddress: null, defaultShippingTaxClassId: null });
});

const createClass = async () => dataOf(await shop.admin('POST', '/api/tax/classes', { name: randomUUID() }));
const createRate = async (id: string, body: object) =>
  dataOf(await shop.admin('POST', `/api/tax/classes/${id}/rates`, { name: 'Tax', ...body }));
const save = async (body: object) => dataOf(await shop.admin('POST', '/api/settings', body));

const totals = async (id: string) => {
  const { body } = await shop.query(
    `query ($id: String!) { cart(id: $id) { taxAmount { value } shippingTaxAmount { value } grandTotal { value }
      items { taxPercent } } }`,
    { id },
  );
  const { taxAmount, shippingTaxAmount, grandTotal, items } = body.data.cart;
  return [items[0].taxPercent, taxAmount.value, shippingTaxAmount.value, grandTotal.value];
};

test('before an address is known there is no tax, unless the store is the tax base', async () => {
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  expect(await totals(cartId)).toEqual([0, 0, 0, 10]);
  await save({ baseCalculationAddress: 'storeAddress' });
  expect(await totals(cartId)).toEqual([19, 1.9, 0, 11.9]);
});

test.each<[object, readonly number[]]>([
  [{}, [10, 1, 0, 16]],
  [{ defaultShippingTaxClassId: 0 }, [10, 1, 0.5, 16.5]],
  [{ defaultShippingTaxClassId: '-1' }, [10, 1, 0.5, 16.5]],
  [{ defaultShippingTaxClassId: 999_999 }, [10, 1, 0, 16]],
  [{ baseCalculationAddress: 'billingAddress' }, [10, 1, 0, 16]],
  [{ baseCalculationAddress: 'storeAddress' }, [19, 1.9, 0, 16.9]],
  [{ priceIncludingTax: '1' }, [10, 0.91, 0, 15]],
])('with %j a cart has the percentage, tax, tax of the fee and total %j', async (settings, expected) => {
  const cart = await createReadyCart(shop, sku);
  await save(settings);
  expect(await totals(cart)).toEqual(expected);
});

test('the class of the fee is taxed at the destination, not at the tax base', async () => {
  const cart = await createReadyCart(shop, sku);
  await save({ defaultShippingTaxClassId: feeClass.uuid, baseCalculationAddress: 'storeAddress' });
  expect(await totals(cart)).toEqual([19, 1.9, 1, 17.9]);
});

test('a changed rate is charged from the next read on, and an order that has not seen it is blocked', async () => {
  const cart = await createReadyCart(shop, sku);
  expect(await totals(cart)).toEqual([10, 1, 0, 16]);
  dataOf(await shop.admin('PATCH', `/api/tax/rates/${rate.uuid}`, { rate: '12.5' }));
  expect(await shop.request('POST', '/api/orders', { cart_id: cart })).toMatchObject({
    status: 409,
    body: { error: { code: 'CART_CHANGED' } },
  });
  expect(await totals(cart)).toEqual([12.5, 1.25, 0, 16.25]);
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  expect(order).toMatchObject({ tax_amount: 1.25, grand_total: 16.25 });
});
