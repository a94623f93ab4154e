import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { createImage, upload } from './images.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testAddress } from './shop.ts';

/** Creates one entity of each type. Returns the entity ids by the path segment that precedes them. */
export async function exampleEntities(shop: TestShop): Promise<Record<string, string>> {
  // Carts contain another product than the one that the examples change.
  const [{ sku }, { uuid: product }] = await Promise.all([
    createProduct(shop, { price: 10, qty: 1_000_000 }),
    createProduct(shop, { price: 10, qty: 1 }),
  ]);
  const { zoneId, methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const name = randomUUID();
  const [category, collection, role, user] = [
    await post('/api/categories', { name, url_key: name }),
    await post('/api/collections', { name, code: name }),
    await post('/api/roles', { name, permissions: [] }),
    await post('/api/users', { email: `${name}@shop.test`, password: name, full_name: 'Ada' }),
  ];
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  const customer = await post('/api/customers', {
    email: `${name}@example.com`,
    password: name,
    full_name: 'Grace',
  });
  const group = await post('/api/customerGroups', { group_name: name });
  const address = await post(`/api/customers/${customer.uuid}/addresses`, testAddress);
  const definition = await post('/api/metafield-definitions', {
    ownerType: 'product',
    fieldKey: 'size',
    name: 'Size',
    fieldType: 'short_text',
  });
  for (const ownerType of [
    'category',
    'collection',
    'customer',
    'order',
    'shop',
    'blog_post',
    'blog_category',
  ])
    await post('/api/metafield-definitions', {
      ownerType,
      fieldKey: 'size',
      name: 'Size',
      fieldType: 'short_text',
    });
  const currency = await post('/api/currencies', { code: 'CHF', rate: 0.9 });
  const taxClass = await post('/api/tax/classes', { name });
  const taxRate = await post(`/api/tax/classes/${taxClass.uuid}/rates`, { name, rate: 20 });
  const list = await post('/api/price-lists', { code: name, name, kind: 'sale' });
  const promotion = await post('/api/promotions', {
    name,
    label: 'Ten percent off',
    class: 'order',
    action: { kind: 'percent', value: 10 },
  });
  const coupon = await post('/api/coupons', {
    coupon: name.replaceAll('-', ''),
    status: 1,
    discount_amount: 10,
    discount_type: 'fixed_discount_to_entire_order',
  });
  const order = await post('/api/orders', { cart_id: await createReadyCart(shop, sku) });
  const cart = await createReadyCart(shop, sku);
  const { item } = await post(`/api/carts/${cart}/items`, { sku, qty: 1 });
  const content = await createImage('png', { background: `#${name.slice(0, 6)}` });
  const [{ url }] = dataOf(await upload(shop, [{ name: 'mug.png', content }])).files;
  const [file] = dataOf(await shop.admin('GET', `/api/media?url=${url}`));
  await shop.request('POST', '/api/newsletter', { email: `${name}@example.com` });
  const [subscriber] = dataOf(
    await shop.admin('GET', `/api/newsletter/subscribers?email=${name}@example.com`),
  );
  await shop.request('POST', '/api/contact-messages', {
    full_name: 'Ada',
    email: `${name}@example.com`,
    message: 'Hello',
  });
  const [message] = dataOf(await shop.admin('GET', `/api/contact-messages?email=${name}@example.com`));
  return {
    subscribers: subscriber.uuid,
    'newsletter/subscribers': subscriber.uuid,
    'contact-messages': message.uuid,
    'email-kinds': 'orderConfirmation',
    sku,
    media: file.uuid,
    cart,
    carts: cart,
    items: item[0].uuid,
    products: product,
    categories: category.uuid,
    collections: collection.uuid,
    coupons: coupon.uuid,
    promotions: promotion.uuid,
    'price-lists': list.uuid,
    currencies: currency.code,
    roles: role.uuid,
    users: user.uuid,
    email: user.email,
    orders: order.uuid,
    shippingZones: zoneId,
    providers: 'core',
    methods: methodId,
    rates: rate.uuid,
    'tax/classes': taxClass.uuid,
    'tax/rates': taxRate.uuid,
    customers: customer.uuid,
    customerEmail: customer.email,
    customerGroups: group.uuid,
    addresses: address.uuid,
    'metafield-definitions': definition.uuid,
    metafields: 'custom',
    '{key}': 'size',
  };
}
