import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

/** A payment method whose orders wait for their payment. */
const later = defineExtension({
  name: 'later',
  api: '^1.0',
  setup: () => ({ paymentMethods: [{ code: 'later', name: 'Later', statuses: [] }] }),
});

let shop: TestShop;
let ratePath: string;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, later] });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  ratePath = `/api/shippingProviders/core/rates/${rate.uuid}`;
});
afterAll(() => shop.stop());

const put = async (code: string, values: object) => {
  const made = await shop.admin('POST', '/api/currencies', { code, ...values });
  if (made.status === 409) dataOf(await shop.admin('PATCH', `/api/currencies/${code}`, values));
};
beforeEach(async () => {
  const plain = { status: 1, step: null, ending: null };
  await put('EUR', { ...plain, rate: 0.9 });
  await put('JPY', { ...plain, rate: 149.25 });
  await put('KWD', { ...plain, rate: 0.3071 });
  await put('CHF', { ...plain, rate: 0.884, step: 0.05 });
  await put('NOK', { ...plain, rate: null });
  await setRate({ cost: 5 });
});

/** Replaces the only shipping rate. */
const setRate = async (values: object) => dataOf(await shop.admin('PATCH', ratePath, values));
const create = (body: object) => shop.request('POST', '/api/carts', body);
const patch = (id: string, body: object) => shop.request('PATCH', `/api/carts/${id}`, body);
const place = (cart_id: string) => shop.request('POST', '/api/orders', { cart_id });
const priced = async (price: number) => (await createProduct(shop, { price, qty: 1000 })).sku;
/** Creates a cart ready to be ordered, and changes its currency. */
const ready = async (currency: string, ...skus: string[]) => {
  const id = await createReadyCart(shop, ...skus);
  return { id, cart: dataOf(await patch(id, { currency })) };
};
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  body.error.code,
  body.error.message,
];
const coupon = async (values: object) => {
  const code = `C${randomUUID().replaceAll('-', '')}`;
  const body = {
    coupon: code,
    status: 1,
    discount_amount: 3,
    discount_type: 'fixed_discount_to_entire_order',
    ...values,
  };
  return dataOf(await shop.admin('POST', '/api/coupons', body)).coupon as string;
};

describe('creating a cart', () => {
  test('takes a currency that is on, in any case', async () => {
    const items = [{ sku: await priced(19.99), qty: 3 }];
    const { body, headers } = await create({ items, currency: 'eur' });
    expect(headers.get('shop-ignored-keys')).toBeNull();
    expect(body.data.items[0]).toMatchObject({ final_price: 17.99, line_total: 53.97 });
  });

  test.each(['GBP', 'XYZ', 'no currency'])('ignores and names %s', async (currency) => {
    await put('GBP', { status: 0, rate: 0.8 });
    const items = [{ sku: await priced(19.99), qty: 1 }];
    const answer = await create({ items, currency, price: 1 });
    expect(answer.headers.get('shop-ignored-keys')).toBe('price, currency');
    expect(answer.body.data.items[0]).toMatchObject({ final_price: 19.99 });
  });

  test('refuses a product without a price', async () => {
    const items = [{ sku: await priced(19.99), qty: 1 }];
    expect(refusalOf(await create({ items, currency: 'NOK' }))).toEqual([
      400,
      'NO_PRICE',
      'This product has no price in NOK',
    ]);
  });
});

test.each([
  ['EUR', { final_price: 17.99, grand_total: 22.49, base_rate: 0.9, base_total: 24.99 }],
  ['JPY', { final_price: 2984, grand_total: 3730, base_rate: 149.25, base_total: 24.99 }],
  ['KWD', { final_price: 6.139, grand_total: 7.675, base_rate: 0.3071, base_total: 24.99 }],
  ['CHF', { final_price: 17.65, grand_total: 22.07, base_rate: 0.884, base_total: 24.97 }],
  ['USD', { final_price: 19.99, grand_total: 24.99, base_rate: 1, base_total: 24.99 }],
])('a cart and its order have the same figures in %s', async (currency, figures) => {
  const { id, cart } = await ready(currency, await priced(19.99));
  const { final_price, grand_total, base_rate, base_total } = figures;
  expect(cart).toMatchObject({ currency, grand_total, items: [{ final_price }], errors: [] });
  const order = dataOf(await place(id));
  expect(order).toMatchObject({ currency, grand_total, base_rate, base_total, items: [{ final_price }] });
  const captured = await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {});
  expect(captured.status).toBe(200);
  const refund = await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { amount: grand_total });
  expect(dataOf(refund).refund).toMatchObject({ currency, amount: grand_total });
});

describe('changing the currency', () => {
  test('is refused for one that is not on, and changes nothing', async () => {
    const { id } = await ready('EUR', await priced(10));
    expect(refusalOf(await patch(id, { currency: 'SEK', shipping_note: 'Ring' }))).toEqual([
      400,
      'INVALID_CURRENCY',
      'SEK is not a currency of the shop',
    ]);
    expect(dataOf(await patch(id, { currency: 'eur' }))).toMatchObject({
      currency: 'EUR',
      shipping_note: null,
    });
  });

  test('leaves lines without a price with an error, and the cart is not placed', async () => {
    const { id, cart } = await ready('NOK', await priced(10));
    expect(cart.errors).toContainEqual(
      expect.objectContaining({ code: 'NO_PRICE', message: 'This product has no price in NOK' }),
    );
    expect((await place(id)).status).toBe(400);
    const back = dataOf(await patch(id, { currency: 'USD' }));
    expect(back.items[0]).toMatchObject({ final_price: 10 });
    expect(back.errors).not.toContainEqual(expect.objectContaining({ code: 'NO_PRICE' }));
  });

  test('takes two statements and one that says if the cart can change', async () => {
    const { id } = await ready('EUR', await priced(10));
    const before = shop.statements();
    await shop.request('PATCH', `/api/carts/${id}`, { shipping_note: 'Ring' });
    const statements = shop.statements() - before;
    await patch(id, { currency: 'CHF' });
    await patch(id, { currency: 'EUR' });
    const again = shop.statements();
    await shop.request('PATCH', `/api/carts/${id}`, { shipping_note: 'Knock' });
    expect(shop.statements() - again).toBe(statements);
  });

  test('is refused while an order of the reopened cart can be paid', async () => {
    const sku = await priced(10);
    const id = await createReadyCart(shop, sku);
    await shop.request('POST', `/api/carts/${id}/paymentMethods`, {
      method_code: 'later',
      method_name: 'Later',
    });
    const order = dataOf(await place(id));
    await shop.app.carts.reactivate(shop.db, order.uuid);
    expect(refusalOf(await patch(id, { currency: 'EUR' }))).toEqual([
      409,
      'PAYMENT_IN_PROGRESS',
      'A payment for this order is in progress. Try again later.',
    ]);
    expect(dataOf(await patch(id, { currency: 'USD' })).currency).toBe('USD');
  });
});

test('a currency that is switched off: the cart goes to the shop’s, and placing says so once', async () => {
  const { id } = await ready('EUR', await priced(10));
  dataOf(await shop.admin('PATCH', '/api/currencies/EUR', { status: 0 }));
  expect(refusalOf(await place(id)).slice(0, 2)).toEqual([409, 'CART_CHANGED']);
  expect(dataOf(await place(id))).toMatchObject({ currency: 'USD', grand_total: 15 });
});

test('a currency of an open cart or order cannot be deleted', async () => {
  await put('SEK', { status: 1, rate: 10 });
  const { id } = await ready('SEK', await priced(10));
  const refusal = [409, 'CURRENCY_IN_USE', 'Open carts or orders use SEK. Switch it off instead.'];
  const remove = () => shop.admin('DELETE', '/api/currencies/sek');
  expect(refusalOf(await remove())).toEqual(refusal);
  const { uuid } = dataOf(await place(id));
  expect(refusalOf(await remove())).toEqual(refusal);
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/cancel`, { reason: 'Test' }));
  expect((await remove()).status).toBe(200);
});

describe('shipping costs', () => {
  const costIn = async (currency: string, price = 10) => {
    const items = [{ sku: await priced(price), qty: 1 }];
    const { cartId } = dataOf(await create({ items }));
    const cart = dataOf(await patch(cartId, { currency, shipping_address: testAddress }));
    return cart.available_shipping_methods.map(({ cost }: { cost: { value: number } }) => cost.value);
  };

  test('have amounts by currency, or are converted to the minor unit', async () => {
    await setRate({ cost: 5, amounts: { eur: 3.95 } });
    expect(await costIn('EUR')).toEqual([3.95]);
    expect(await costIn('CHF')).toEqual([4.42]);
    expect(await costIn('JPY')).toEqual([746]);
    expect(await costIn('NOK')).toEqual([]);
    expect((await setRate({ cost: 5 })).amounts).toEqual({});
    expect(await costIn('EUR')).toEqual([4.5]);
  });

  test('of 0 stay free, also without a rate', async () => {
    await setRate({ cost: 0 });
    expect(await costIn('NOK')).toEqual([0]);
    expect(await costIn('JPY')).toEqual([0]);
  });

  test('have converted thresholds', async () => {
    await setRate({ cost: 0, condition_type: 'price', min: 100 });
    expect(await costIn('EUR', 99)).toEqual([]);
    expect(await costIn('EUR', 100)).toEqual([0]);
    await setRate({
      price_based_cost: [
        { min_price: 0, cost: 5 },
        { min_price: 100, cost: 2 },
      ],
    });
    expect(await costIn('EUR', 99)).toEqual([4.5]);
    expect(await costIn('EUR', 100)).toEqual([1.8]);
  });

  test.each<[object, unknown[]]>([
    [{ amounts: { XYZ: 1 } }, [400, 'INVALID_CURRENCY', 'XYZ is not an ISO 4217 currency']],
    [{ amounts: { JPY: 1.5 } }, [400, 'VALIDATION_FAILED', 'amounts.JPY must be a whole number in JPY']],
  ])('%j is refused', async (values, refusal) =>
    expect(refusalOf(await shop.admin('PATCH', ratePath, values))).toEqual(refusal),
  );
});

describe('coupons', () => {
  const discount = async (code: string, currency: string) => {
    const { id } = await ready(currency, await priced(100));
    const answer = await patch(id, { coupon: code });
    return answer.status === 200 ? answer.body.data.discount_amount : answer.body.error.message;
  };

  test('have amounts by currency, or are converted', async () => {
    const code = await coupon({ amounts: { EUR: 2.5 } });
    expect(await discount(code, 'EUR')).toBe(2.5);
    expect(await discount(code, 'CHF')).toBe(2.65);
    expect(await discount(code, 'JPY')).toBe(448);
  });

  test('have converted minimum totals', async () => {
    const code = await coupon({ condition: { order_total: 101 } });
    expect(await discount(code, 'EUR')).toBe('Invalid coupon: the order total must be at least 90.90 EUR');
  });

  test('that are taken off by a change of the currency say why', async () => {
    await put('HUF', { status: 1, rate: 0.1 });
    const code = await coupon({ discount_amount: 4 });
    const { id } = await ready('EUR', await priced(100));
    dataOf(await patch(id, { coupon: code }));
    const cart = dataOf(await patch(id, { currency: 'HUF' }));
    expect(cart.coupon).toBeNull();
    expect(cart.errors[0].message).toBe('Invalid coupon: it comes to nothing in HUF');
  });
});

test('reports add up totals in the shop’s currency', async () => {
  const revenue = async () => Number(dataOf(await shop.admin('GET', '/api/dashboard')).period.revenue);
  const before = await revenue();
  const { id } = await ready('EUR', await priced(85));
  const { uuid } = dataOf(await place(id));
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  expect((await revenue()) - before).toBeCloseTo(90);
});
