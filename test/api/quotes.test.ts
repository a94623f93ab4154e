import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let zoneId: string;
let taxClass: number;
let sku: string;
beforeAll(async () => {
  shop = await testShop();
  ({ zoneId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 }));
  const made = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Goods' }));
  taxClass = made.tax_class_id;
  dataOf(
    await shop.admin('POST', `/api/tax/classes/${made.uuid}/rates`, {
      name: 'California',
      rate: 8.875,
      country: 'US',
      province: 'US-CA',
    }),
  );
  dataOf(await shop.admin('POST', '/api/settings', { defaultShippingTaxClassId: taxClass }));
  const product = await createProduct(shop, { price: 20, qty: 3, weight: 2 });
  ({ sku } = product);
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: taxClass }));
  const method = dataOf(await shop.admin('POST', '/api/shippingProviders/core/methods', { name: 'Freight' }));
  dataOf(
    await shop.admin('POST', '/api/shippingProviders/core/rates', {
      method_id: method.uuid,
      zone_id: zoneId,
      weight_based_cost: [
        { min_weight: 0, cost: 7 },
        { min_weight: 5, cost: 12 },
      ],
    }),
  );
});
afterAll(() => shop.stop());

const address = { country: 'US', province: 'California', postcode: '94607' };
const quote = (body: object) => shop.admin('POST', '/api/quotes', { address, ...body });
const counts = async () => dataOf(await shop.admin('GET', '/api/shippingZones')).length;

test('a quote equals what a real cart with the same items and address pays, for each method', async () => {
  const quoted = dataOf(await quote({ items: [{ sku, qty: 3 }] }));
  expect(quoted).toMatchObject({ currency: 'USD', total_weight: '6', taxed_at: { province: 'US-CA' } });
  expect(quoted.lines).toMatchObject([{ sku, qty: 3, tax_percent: 8.875, tax_rates: ['California'] }]);
  expect(quoted.methods).toHaveLength(2);
  expect(quoted.zones).toMatchObject([{ uuid: zoneId, provider_code: 'core' }]);
  for (const method of quoted.methods) {
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 3 }] }));
    const post = async (path: string, body: object) =>
      dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body));
    await post('addresses', { type: 'shipping', address: testAddress });
    await post('shippingMethods', { provider_code: method.provider_code, method_code: method.code });
    const { cart } = (
      await shop.query(
        `query($id: String!) { cart(id: $id) {
          subTotal { value text } taxAmount { value text } shippingFeeInclTax { value text } totalTaxAmount { value text } grandTotal { value text }
        } }`,
        { id: cartId },
      )
    ).body.data;
    expect([quoted.sub_total, quoted.tax]).toEqual([cart.subTotal, cart.taxAmount]);
    expect([method.fee_incl_tax, method.total_tax, method.grand_total]).toEqual([
      cart.shippingFeeInclTax,
      cart.totalTaxAmount,
      cart.grandTotal,
    ]);
  }
});

test('items that are not in the catalog are quoted by their price, weight and tax class', async () => {
  const quoted = dataOf(await quote({ goods: { price: '100.00', weight: 4.9, tax_class: taxClass } }));
  expect(quoted.lines).toMatchObject([{ sku: null, qty: 1, tax: { value: 8.88, text: '$8.88' } }]);
  expect(
    quoted.methods.map((method: { fee_excl_tax: { value: number } }) => method.fee_excl_tax.value),
  ).toEqual([5, 7]);
});

test('an address outside all zones has no offers, and no tax if no rate matches', async () => {
  const elsewhere = { country: 'FR', province: '', postcode: '' };
  const quoted = dataOf(await quote({ address: elsewhere, items: [{ sku, qty: 1 }] }));
  expect(quoted).toMatchObject({ methods: [], zones: [], tax: { value: 0 }, no_shipping_required: false });
});

test('a quote ignores stock and disabled products, and writes nothing', async () => {
  const off = await createProduct(shop, { price: 9, qty: 0 });
  dataOf(await shop.admin('PATCH', `/api/products/${off.uuid}`, { status: 0 }));
  const before = await counts();
  expect(dataOf(await quote({ items: [{ sku: off.sku, qty: 50 }] })).sub_total.value).toBe(450);
  expect(await counts()).toBe(before);
});

test.each<[object, string]>([
  [{}, 'Send a product or the price of the goods'],
  [{ items: [{ sku: 'none', qty: 1 }] }, 'Product not found'],
  [{ address: { country: 'ZZ' }, goods: { price: 1 } }, '\\"ZZ\\" is not a country'],
  [{ goods: { price: 1.234 } }, 'goods.price must have at most 2 decimals in USD'],
  [{ goods: { price: -1 } }, 'price must not be negative'],
])('the body %j is refused', async (body, message) => {
  const { status, body: answer } = await quote(body);
  expect(status).toBe(400);
  expect(JSON.stringify(answer)).toContain(message);
});

test('every administrator can list the countries, and the provinces of one in any language', async () => {
  const countries = dataOf(await shop.admin('GET', '/api/countries'));
  expect(countries.length).toBeGreaterThan(240);
  expect(countries).toContainEqual({ code: 'HK', has_provinces: false });
  const states = dataOf(await shop.admin('GET', '/api/countries/DE/provinces?language=de'));
  expect(states).toContainEqual({ code: 'DE-BY', name: 'Bayern', parts: [] });
  expect(dataOf(await shop.admin('GET', '/api/countries/DE/provinces'))).toContainEqual({
    code: 'DE-BY',
    name: 'Bavaria',
    parts: [],
  });
  expect((await shop.admin('GET', '/api/countries/XX/provinces')).status).toBe(404);
});
