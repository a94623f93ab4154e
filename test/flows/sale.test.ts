import { createShopClient, ShopError } from '@shop/sdk';
import type { Address } from '@shop/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, testShop } from '../support/shop.ts';
import type { TestShop } from '@shop/runtime/testing';

const address: Address = {
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '12 Analytical Row',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

test('a shopper buys with the SDK: from the listing to an order that an administrator reads', async () => {
  const mug = await createProduct(shop, { price: 12.5, qty: 10, weight: 0.4 });
  const zone = await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const client = createShopClient({ baseUrl: shop.url });

  const listing = await client.graphql<{ products: { items: { sku: string }[] } }>(
    '{ products { items { sku } } }',
  );
  expect(listing.products.items.map(({ sku }) => sku)).toContain(mug.sku);

  const { cartId } = await client.carts.create({ items: [{ sku: mug.sku, qty: 2 }] });
  const added = await client.carts.addItem(cartId, { sku: mug.sku, qty: 1 });
  expect(added.item.map(({ qty }) => qty)).toEqual([3]);
  await client.carts.setContact(cartId, { email: 'ada@example.com' });
  await client.carts.setAddress(cartId, { type: 'shipping', address });
  await client.carts.setAddress(cartId, {
    type: 'billing',
    address: { ...address, full_name: 'Charles Babbage' },
  });

  const [method] = await client.carts.availableShippingMethods(cartId);
  expect(method).toMatchObject({
    providerCode: 'core',
    code: zone.methodId,
    cost: { value: 4.99, text: '$4.99' },
  });
  await client.carts.setShippingMethod(cartId, { provider_code: 'core', method_code: zone.methodId });
  await client.carts.setPaymentMethod(cartId, { method_code: 'cod', method_name: 'Cash on delivery' });

  const order = await client.orders.create({ cart_id: cartId });
  expect(order).toMatchObject({
    sub_total: 37.5,
    shipping_fee_excl_tax: 4.99,
    grand_total: 42.49,
    total_qty: 3,
    payment_status: 'cod_pending',
    shipment_status: 'unfullfilled',
    payment_method: 'cod',
    customer_email: 'ada@example.com',
    shipping_address: { full_name: 'Ada Lovelace' },
    billing_address: { full_name: 'Charles Babbage' },
  });

  const admin = createShopClient({ baseUrl: shop.url, token: await shop.adminToken() });
  expect(await admin.orders.get(order.uuid)).toMatchObject({ uuid: order.uuid, grand_total: 42.49 });
  await expect(client.orders.create({ cart_id: cartId })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid cart',
  } satisfies Partial<ShopError>);
});

test('the bearer of the order token reads the order in GraphQL, and an anonymous caller does not', async () => {
  const product = await createProduct(shop, { price: 0, qty: 1, noShipping: true });
  const client = createShopClient({ baseUrl: shop.url });
  const { cartId } = await client.carts.create({ items: [{ sku: product.sku, qty: 1 }] });
  await client.carts.setContact(cartId, { email: 'free@example.com' });
  const order = await client.orders.create({ cart_id: cartId });
  expect(order).toMatchObject({ payment_method: 'zero_checkout', payment_status: 'paid', grand_total: 0 });

  const read = (token?: string) =>
    client.graphql<{ order: { orderNumber: string } | null }>(
      'query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { orderNumber } }',
      { uuid: order.uuid, token },
    );
  expect(await read(order.orderToken)).toEqual({ order: { orderNumber: order.order_number } });
  expect(await read()).toEqual({ order: null });
  expect(await read('wrong')).toEqual({ order: null });
});
