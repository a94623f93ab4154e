import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, z } from '@shop/runtime/extension';
import type { PaymentMethod } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** Payment methods with different setup states. All are enabled. */
const METHODS: readonly PaymentMethod[] = [
  { code: 'plain', name: 'Plain' },
  { code: 'closed', name: 'Closed', isAvailable: () => false },
  {
    code: 'broken',
    name: 'Broken',
    isAvailable: () => {
      throw new Error('no account');
    },
  },
  {
    code: 'keyless',
    name: 'Keyless',
    setup: async (app) => ({
      mode: 'live',
      missing: (await app.setting('keylessKey' as never)) === undefined ? ['keylessKey'] : [],
      addresses: [],
    }),
  },
  {
    code: 'keyed',
    name: 'Keyed',
    setup: async () => ({ mode: 'live', missing: [], addresses: [] }),
  },
  { code: 'hidden', name: 'Hidden', isOffered: () => false },
];

const ways = defineExtension({
  name: 'ways',
  api: '^1.0',
  settings: { keylessKey: { schema: z.string().optional(), group: 'payments', label: 'Key' } },
  setup: () => ({ paymentMethods: METHODS }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, cardgw, ways] });
});
afterAll(() => shop.stop());

const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
const checks = async (id: string) =>
  dataOf(await shop.admin('GET', '/api/checklist'))
    .filter((check: { id: string }) => check.id === id)
    .map(({ status, message }: { status: string; message: string }) => ({ status, message }));
const codes = (methods: readonly { code: string }[]) => methods.map(({ code }) => code);
const offersOf = async (id: string) =>
  codes(
    (await shop.query('query ($id: String!) { cart(id: $id) { availablePaymentMethods { code } } }', { id }))
      .body.data.cart.availablePaymentMethods,
  );
const marks = async (): Promise<readonly string[]> => {
  const html = await (await fetch(`${shop.url}/`)).text();
  const list = /<ul class="marks" aria-label="Payment methods">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, name = '']) =>
    name.replaceAll(/<[^>]*>/g, '').trim(),
  );
};

/** Reads the available payment methods everywhere they are shown. */
async function everywhere(cart: string) {
  const described = dataOf(await shop.admin('GET', '/api/payment-methods'));
  const { body } = await shop.query('{ paymentMethods { code name } }');
  const [{ message }] = await checks('payment');
  return {
    admin: codes(described.filter((method: { is_offered: boolean }) => method.is_offered)),
    graphql: codes(body.data.paymentMethods),
    cart: await offersOf(cart),
    marks: await marks(),
    checklist: message.split('.')[0].split(', '),
    names: body.data.paymentMethods.map(({ name }: { name: string }) => name),
  };
}

test('page badges omit cash on delivery if the shop ships nowhere', async () => {
  expect(await marks()).not.toContain('Cash on delivery');
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  expect(await marks()).toContain('Cash on delivery');
});

test('every place lists the payment methods that collect money, and no others', async () => {
  const cart = await createReadyCart(shop, (await createProduct(shop, { price: 10, qty: 9 })).sku);
  const taking = async (expected: readonly string[]) => {
    const { names, ...places } = await everywhere(cart);
    const { marks: shown, checklist, ...listed } = places;
    expect(listed).toEqual({ admin: expected, graphql: expected, cart: expected });
    expect({ shown, checklist }).toEqual({ shown: names, checklist: names });
  };
  await taking(['cod', 'plain', 'keyed']);
  await save({ keylessKey: 'k', codPaymentStatus: 0 });
  await taking(['plain', 'keyless', 'keyed']);
  await save({ keylessKey: null, codPaymentStatus: null, cardgwSecretKey: 'sk_test_1' });
  await taking(['cod', 'cardgw', 'plain', 'keyed']);
  expect(await checks('livePayment')).toEqual([
    { status: 'warning', message: 'Card is in test mode: no money moves.' },
  ]);
  await save({ cardgwSecretKey: 'sk_live_1' });
  expect(await checks('livePayment')).toEqual([
    { status: 'done', message: 'Your shop accepts live payments.' },
  ]);
});

test('a cart below the gateway’s minimum amount is not offered the method, and cannot select it', async () => {
  await save({ cardgwSecretKey: 'sk_test_1' });
  const choose = async (price: number) => {
    const { sku } = await createProduct(shop, { price, qty: 9, noShipping: true });
    const cart = await createReadyCart(shop, sku);
    const choice = { method_code: 'cardgw', method_name: 'Card' };
    const { status } = await shop.request('POST', `/api/carts/${cart}/paymentMethods`, choice);
    return [(await offersOf(cart)).includes('cardgw'), status];
  };
  expect(await choose(0.49)).toEqual([false, 400]);
  expect(await choose(0.5)).toEqual([true, 200]);
});

test('cash on delivery is offered if something is delivered, unless the merchant decides otherwise, and accepted if selected explicitly', async () => {
  const { sku } = await createProduct(shop, { price: 3, qty: 9, noShipping: true });
  const cart = await createReadyCart(shop, sku);
  expect(await offersOf(cart)).not.toContain('cod');
  await save({ codWithoutDelivery: 1 });
  expect(await offersOf(cart)).toContain('cod');
  await save({ codWithoutDelivery: null });
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  expect(order.payment_method).toBe('cod');
});

test('a payment method without a decision is reported until its setting is saved, even as the default', async () => {
  const named = async () => dataOf(await shop.admin('GET', '/api/dashboard')).payment_methods_to_review;
  await save({ cardgwSecretKey: null });
  const before = ['Cash on delivery', 'Plain', 'Keyed'];
  expect(await named()).toEqual(before);
  expect((await checks('payment'))[0]).toEqual({
    status: 'warning',
    message: `${before.join(', ')}. Decide whether to offer ${before.join(', ')}: keep it or turn it off.`,
  });
  await save({ codPaymentStatus: 1, plainPaymentStatus: 0 });
  expect(await named()).toEqual(['Keyed']);
  await save({ keyedPaymentStatus: 1 });
  expect(await named()).toEqual([]);
  expect(await checks('payment')).toEqual([{ status: 'done', message: 'Cash on delivery, Keyed.' }]);
  await save({ codPaymentStatus: 0, keyedPaymentStatus: 0 });
  expect((await checks('payment'))[0].status).toBe('open');
});
