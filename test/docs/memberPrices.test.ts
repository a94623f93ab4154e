import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import memberPrices from '../support/memberPrices.ts';
import { createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, memberPrices] });
});
afterAll(() => shop.stop());

test('the extension of the guide changes each key, and the explanation of the cart names it', async () => {
  const { methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Goods' }));
  const rate = { name: 'State', rate: 10, country: 'US', province: '*', postcode: '*' };
  dataOf(await shop.admin('POST', `/api/tax/classes/${taxClass.uuid}/rates`, rate));
  for (const sku of ['BOOK-1', 'MUG']) {
    const product = { name: sku, url_key: sku.toLowerCase(), sku, price: 20, qty: 50, weight: 1 };
    dataOf(await shop.admin('POST', '/api/products', { ...product, tax_class: taxClass.uuid }));
  }
  const member = { email: 'ada@example.com', full_name: 'Ada', password: 'correct horse battery' };
  dataOf(await shop.request('POST', '/api/customers', member));
  const { accessToken: token } = dataOf(await shop.request('POST', '/api/customer/tokens', member));
  const items = [
    { sku: 'BOOK-1', qty: 10 },
    { sku: 'MUG', qty: 1 },
  ];
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }, { token }));
  const post = async (path: string, body: object) =>
    dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body, { token }));
  await post('addresses', { type: 'shipping', address: testAddress });
  await post('shippingMethods', { provider_code: 'core', method_code: methodId });

  const document = `query($id: String!) { cart(id: $id) {
    grandTotal { value } explanation { sku field extension before after }
  } }`;
  const { cart } = dataOf(await shop.query(document, { id: cartId }, 'admin'));
  const changed = (sku: string | null, field: string, before: string, after: string) => ({
    sku,
    field,
    extension: 'member-prices',
    before,
    after,
  });
  expect(cart.explanation.filter(({ extension }: { extension: unknown }) => extension !== null)).toEqual([
    changed('BOOK-1', 'final_price', '20.00 USD', '19.00 USD'),
    changed('BOOK-1', 'tax_percent', '10.0000 %', '0 %'),
    changed('BOOK-1', 'discount_amount', '0.00 USD', '19.00 USD'),
    changed('MUG', 'final_price', '20.00 USD', '19.00 USD'),
    changed(null, 'shipping_fee_excl_tax', '4.99 USD', '0.00 USD'),
  ]);
  // The cart has nine tax-exempt books, a mug with 10 percent tax, and free shipping.
  expect(cart.grandTotal.value).toBe(9 * 19 + 20.9);
});
