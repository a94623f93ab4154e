import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const newCode = () => `C${randomUUID().replaceAll('-', '')}`;
const plain = () => ({
  coupon: newCode(),
  status: '1',
  discount_amount: '10',
  discount_type: 'fixed_discount_to_entire_order',
});
const post = (sent: object) => shop.admin('POST', '/api/coupons', sent);
const create = async (more: object = {}) => dataOf(await post({ ...plain(), ...more }));
const coupons = async () => dataOf(await shop.admin('GET', '/api/coupons?limit=100')).length;

const SPECIFIC = 'percentage_discount_to_specific_products';
const target = (row: object) => ({ target_products: { products: [row] } });
const required = (row: object) => ({ condition: { required_products: [row] } });
const gift = (row: object) => ({
  discount_type: 'buy_x_get_y',
  buyx_gety: [{ sku: 'A', buy_qty: 1, get_qty: 1, ...row }],
});
const LIMIT = 'must be a whole number from 0 to 2147483647';
const DATE = 'must be a date, such as 2026-01-31, or an ISO 8601 time';

/** Change to a valid body, with the error path and the message. */
const bad: readonly [object, string, string][] = [
  [{ coupon: undefined }, 'coupon', 'coupon is required'],
  [{ coupon: null }, 'coupon', 'coupon must be a string'],
  [{ coupon: 7 }, 'coupon', 'coupon must be a string'],
  ...['', ' ', 'TEN OFF', 'ten-off', 'zehn%', 'Ä', 'A\n'].map((coupon): [object, string, string] => [
    { coupon },
    'coupon',
    'coupon can only contain the letters a-z, A-Z and digits',
  ]),
  [{ coupon: 'A'.repeat(256) }, 'coupon', 'coupon must have at most 255 characters'],
  [{ status: undefined }, 'status', 'status is required'],
  ...[2, '2', true, 'on', null, ''].map((status): [object, string, string] => [
    { status },
    'status',
    'status must be 0 or 1',
  ]),
  [{ free_shipping: 2 }, 'free_shipping', 'free_shipping must be 0 or 1'],
  [{ description: 7 }, 'description', 'description must be a string'],
  [{ discount_amount: undefined }, 'discount_amount', 'discount_amount is required'],
  ...['', '.', '5.', 'ten', '1e2', '٣'].map((discount_amount): [object, string, string] => [
    { discount_amount },
    'discount_amount',
    'discount_amount must be a number',
  ]),
  [{ discount_amount: null }, 'discount_amount', 'discount_amount must be a number'],
  [{ discount_amount: -1 }, 'discount_amount', 'discount_amount must not be negative'],
  [{ discount_amount: 0 }, 'discount_amount', 'discount_amount must be more than 0'],
  [{ discount_amount: '0.00' }, 'discount_amount', 'discount_amount must be more than 0'],
  [{ discount_amount: 1e12 }, 'discount_amount', 'discount_amount must be less than 1000000000000'],
  [{ discount_amount: '0.001' }, 'discount_amount', 'discount_amount must have at most 2 decimals in USD'],
  [
    { discount_type: 'fixed_discount_to_specific_products', discount_amount: 0.001 },
    'discount_amount',
    'discount_amount must have at most 2 decimals in USD',
  ],
  [
    { discount_type: SPECIFIC, discount_amount: '100.0001' },
    'discount_amount',
    'discount_amount must be at most 100 for a percentage',
  ],
  [
    { discount_type: 'percentage_discount_to_entire_order', discount_amount: 101 },
    'discount_amount',
    'discount_amount must be at most 100 for a percentage',
  ],
  [{ discount_type: SPECIFIC, discount_amount: 0 }, 'discount_amount', 'discount_amount must be more than 0'],
  [
    { discount_type: SPECIFIC, discount_amount: '1.00001' },
    'discount_amount',
    'discount_amount must have at most 4 decimals',
  ],
  [{ discount_type: undefined }, 'discount_type', 'discount_type is required'],
  [
    { discount_type: 'ten_percent' },
    'discount_type',
    'discount_type must be one of fixed_discount_to_entire_order, percentage_discount_to_entire_order, fixed_discount_to_specific_products, percentage_discount_to_specific_products, buy_x_get_y',
  ],
  [{ target_products: [] }, 'target_products', 'target_products must be an object'],
  [{ target_products: { maxQty: -1 } }, 'target_products.maxQty', 'maxQty must not be negative'],
  [{ target_products: { maxQty: '1.5' } }, 'target_products.maxQty', 'maxQty must be a whole number'],
  [
    { target_products: { products: {} } },
    'target_products.products',
    'target_products.products must be an array',
  ],
  [
    target({ operator: 'IN', value: 1 }),
    'target_products.products.0.key',
    'target_products.products.0.key is required',
  ],
  [
    target({ key: 'color', operator: 'IN', value: 1 }),
    'target_products.products.0.key',
    'target_products.products.0.key must be one of category, collection, attribute_group, sku, price',
  ],
  [
    target({ key: 'sku', value: 'A' }),
    'target_products.products.0.operator',
    'target_products.products.0.operator is required',
  ],
  [
    target({ key: 'sku', operator: 'in', value: 'A' }),
    'target_products.products.0.operator',
    'target_products.products.0.operator must be one of IN, NOT IN, =, !=, >, >=, <, <=',
  ],
  [
    target({ key: 'sku', operator: '>', value: 'A' }),
    'target_products.products.0.operator',
    'operator must be one of IN, NOT IN, =, != for sku',
  ],
  [
    target({ key: 'price', operator: 'IN', value: '1' }),
    'target_products.products.0.operator',
    'operator must be one of =, !=, >, >=, <, <= for price',
  ],
  [target({ key: 'sku', operator: 'IN' }), 'target_products.products.0.value', 'value is required'],
  [
    target({ key: 'sku', operator: 'IN', value: { a: 1 } }),
    'target_products.products.0.value',
    'value must be a string, a number or an array of them',
  ],
  ...['', ' , ', []].map((value): [object, string, string] => [
    target({ key: 'category', operator: 'IN', value }),
    'target_products.products.0.value',
    'value must not be empty',
  ]),
  ...['cheap', '', -1, [1]].map((value): [object, string, string] => [
    target({ key: 'price', operator: '<', value }),
    'target_products.products.0.value',
    'value must be 0 or more for price',
  ]),
  [
    target({ key: 'price', operator: '<', value: '1.001' }),
    'target_products.products.0.value',
    'target_products.products.0.value must have at most 2 decimals in USD',
  ],
  [{ condition: { order_total: 'much' } }, 'condition.order_total', 'order_total must be a number'],
  [{ condition: { order_total: -1 } }, 'condition.order_total', 'order_total must not be negative'],
  [
    { condition: { order_total: '1.001' } },
    'condition.order_total',
    'condition.order_total must have at most 2 decimals in USD',
  ],
  [{ condition: { order_qty: 1.5 } }, 'condition.order_qty', 'order_qty must be a whole number'],
  [
    required({ key: 'sku', operator: 'IN', value: 'A' }),
    'condition.required_products.0.qty',
    'qty is required',
  ],
  ...['', 'two', 1.5].map((qty): [object, string, string] => [
    required({ key: 'sku', operator: 'IN', value: 'A', qty }),
    'condition.required_products.0.qty',
    'qty must be a whole number',
  ]),
  [
    required({ key: 'sku', operator: 'IN', value: 'A', qty: 0 }),
    'condition.required_products.0.qty',
    'qty must be at least 1',
  ],
  [
    required({ key: 'sku', operator: '<', value: 'A', qty: 1 }),
    'condition.required_products.0.operator',
    'operator must be one of IN, NOT IN, =, != for sku',
  ],
  [{ user_condition: { groups: '1' } }, 'user_condition.groups', 'user_condition.groups must be an array'],
  [
    { user_condition: { groups: ['VIP'] } },
    'user_condition.groups.0',
    'groups must be IDs or UUIDs of customer groups',
  ],
  [{ user_condition: { purchased: 'a lot' } }, 'user_condition.purchased', 'purchased must be a number'],
  ...['email', 'emails'].flatMap((name): [object, string, string][] => [
    [
      { user_condition: { [name]: 'ada@example.com, bob' } },
      `user_condition.${name}`,
      `"bob" in ${name} is not an email address`,
    ],
    [
      { user_condition: { [name]: ['bob'] } },
      `user_condition.${name}`,
      `"bob" in ${name} is not an email address`,
    ],
    [
      { user_condition: { [name]: 7 } },
      `user_condition.${name}`,
      `${name} must be an array or a comma-separated list of email addresses`,
    ],
  ]),
  [{ buyx_gety: {} }, 'buyx_gety', 'buyx_gety must be an array'],
  [gift({ sku: ' ' }), 'buyx_gety.0.sku', 'sku must not be empty'],
  [gift({ sku: undefined }), 'buyx_gety.0.sku', 'buyx_gety.0.sku is required'],
  [gift({ buy_qty: undefined }), 'buyx_gety.0.buy_qty', 'buy_qty is required'],
  [gift({ buy_qty: 0 }), 'buyx_gety.0.buy_qty', 'buy_qty must be at least 1'],
  [gift({ get_qty: '' }), 'buyx_gety.0.get_qty', 'get_qty must be a whole number'],
  [gift({ get_qty: '-1' }), 'buyx_gety.0.get_qty', 'get_qty must not be negative'],
  [gift({ max_y: 'x' }), 'buyx_gety.0.max_y', 'max_y must be a whole number'],
  [gift({ discount: 0 }), 'buyx_gety.0.discount', 'discount must be more than 0 and at most 100'],
  [gift({ discount: '100.5' }), 'buyx_gety.0.discount', 'discount must be more than 0 and at most 100'],
  [gift({ discount: 'all' }), 'buyx_gety.0.discount', 'discount must be a number'],
  ...['max_uses_time_per_coupon', 'max_uses_time_per_customer'].flatMap((name): [object, string, string][] =>
    ['-1', '1.5', 'many', ' ', 1.5, -1, '2147483648', true].map((value) => [
      { [name]: value },
      name,
      `${name} ${LIMIT}`,
    ]),
  ),
  ...['start_date', 'end_date'].flatMap((name): [object, string, string][] =>
    [
      'soon',
      '2026-02-30',
      '2026-13-01',
      '31.12.2026',
      '2026-01-31 25:00',
      '2026-02-30 10:00:00',
      '2026-01-31  10:00',
      7,
    ].map((value) => [{ [name]: value }, name, `${name} ${DATE}`]),
  ),
  [{ start_date: '0000-01-01' }, 'start_date', 'start_date must have a year from 1 to 9999'],
  [{ start_date: '2026-02-01', end_date: '2026-01-31' }, 'end_date', 'end_date must be after start_date'],
  [
    { start_date: '2026-02-02T00:00:00Z', end_date: '2026-02-01' },
    'end_date',
    'end_date must be after start_date',
  ],
];

const refusal = (path: string, message: string) => ({
  status: 400,
  body: {
    error: expect.objectContaining({
      code: 'VALIDATION_FAILED',
      message,
      details: [expect.objectContaining({ path, message })],
    }),
  },
});

describe('an invalid body is rejected with 400 when creating', () => {
  test.each(bad.map(([more, path, message]) => [JSON.stringify(more), more, path, message] as const))(
    '%s',
    async (_name, more, path, message) => {
      const before = await coupons();
      expect(await post({ ...plain(), ...more })).toMatchObject(refusal(path, message));
      expect(await coupons()).toBe(before);
    },
  );
});

describe('and when updating, where missing fields are unchanged', () => {
  test.each(
    bad
      .filter(([more]) => JSON.stringify(more) !== '{}' || 'coupon' in more)
      .map(([more, path, message]) => [JSON.stringify(more), more, path, message] as const),
  )('%s', async (_name, more, path, message) => {
    const coupon = await create();
    expect(
      await shop.admin('PATCH', `/api/coupons/${coupon.uuid}`, { coupon: coupon.coupon, ...more }),
    ).toMatchObject(refusal(path, message));
    expect(dataOf(await shop.admin('GET', `/api/coupons/${coupon.uuid}`))).toEqual(coupon);
  });

  test('its fields must be consistent with the stored ones', async () => {
    const coupon = await create({ discount_amount: 500, start_date: '2026-06-01', end_date: '2026-07-01' });
    const patch = (sent: object) =>
      shop.admin('PATCH', `/api/coupons/${coupon.uuid}`, { coupon: coupon.coupon, ...sent });
    const percentage = 'percentage_discount_to_entire_order';
    const tooMuch = refusal('discount_amount', 'discount_amount must be at most 100 for a percentage');
    expect(await patch({ discount_type: percentage })).toMatchObject(tooMuch);
    dataOf(await patch({ discount_type: percentage, discount_amount: 50 }));
    expect(await patch({ discount_amount: 500 })).toMatchObject(tooMuch);
    const order = refusal('end_date', 'end_date must be after start_date');
    expect(await patch({ start_date: '2026-07-02' })).toMatchObject(order);
    expect(await patch({ end_date: '2026-05-01' })).toMatchObject(order);
    dataOf(await patch({ start_date: '2026-07-01', end_date: null }));
  });

  test('a coupon for free shipping only has no discount, and keeps that type', async () => {
    const coupon = await create({ discount_amount: 0, free_shipping: 1 });
    const patch = (sent: object) =>
      shop.admin('PATCH', `/api/coupons/${coupon.uuid}`, { coupon: coupon.coupon, ...sent });
    expect(await patch({ free_shipping: 0 })).toMatchObject(
      refusal('discount_amount', 'discount_amount must be more than 0'),
    );
    expect(dataOf(await patch({ free_shipping: 0, discount_amount: 5 }))).toMatchObject({
      free_shipping: 0,
      discount_amount: 5,
    });
  });
});

test('amounts have at most the decimals of the currency', async () => {
  const yen = await testShop({ config: { shop: { currency: 'JPY' } } });
  const body = { ...plain(), discount_amount: '10.5' };
  const message = 'discount_amount must be a whole number in JPY';
  expect(await yen.admin('POST', '/api/coupons', body)).toMatchObject(refusal('discount_amount', message));
  dataOf(await yen.admin('POST', '/api/coupons', { ...body, discount_amount: '10.0' }));
  await yen.stop();
});
