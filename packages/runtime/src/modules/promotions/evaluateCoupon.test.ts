import { describe, expect, test } from 'vitest';
import { baseTerms } from '../currencies/index.ts';
import { tenOff } from './coupon.fixture.ts';
import type { Coupon } from './coupon.ts';
import type { CouponInputs } from './couponInputs.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

const GROUP = '6b1f1c9e-8a57-4a57-9d5c-1c1f1a2b3c4d';
const ada: CouponInputs['customer'] = {
  email: 'Ada@Example.com',
  is_email_confirmed: true,
  groups: ['2', GROUP],
};

/** Two mugs at 19.99 in category 3 and three caps at 5.00 in category 4, for a total of 54.98. */
const cart: CouponCart = {
  terms: baseTerms('USD'),
  sub_total: 5498,
  total_qty: 5,
  lines: [
    { product_id: 1, sku: 'MUG', qty: 2, unit_price: 1999 },
    { product_id: 2, sku: 'CAP', qty: 3, unit_price: 500 },
  ],
};
const products = [
  { product_id: 2, category: ['4'], collection: [], attribute_group: ['1'] },
  { product_id: 1, category: ['3'], collection: ['9'], attribute_group: ['1'] },
];

const inputsOf = (more: Partial<Coupon>, inputs: Partial<CouponInputs> = {}): CouponInputs => ({
  coupon: { ...tenOff, ...more },
  customer: null,
  customer_uses: 0,
  purchased: null,
  products,
  ...inputs,
});
const resultOf = (more: Partial<Coupon>, inputs: Partial<CouponInputs> = {}, of: CouponCart = cart) => {
  const { benefit, refusal } = evaluateCoupon(inputsOf(more, inputs), of, NOW);
  return refusal ? `${refusal.status} ${refusal.code}: ${refusal.message}` : benefit;
};
const refusalOf = (more: Partial<Coupon>, inputs: Partial<CouponInputs> = {}) => {
  const result = resultOf(more, inputs);
  return typeof result === 'string' ? result.split(/[ :]/)[1] : 'holds';
};
const required = (key: string, operator: string, value: unknown, qty: number | string) =>
  ({ key, operator, value, qty }) as NonNullable<
    NonNullable<Coupon['condition']>['required_products']
  >[number];
const needing = (...rows: ReturnType<typeof required>[]) => ({ condition: { required_products: rows } });

test('a missing or disabled coupon does not exist', () => {
  const refusal = evaluateCoupon(null, cart, NOW).refusal;
  expect(refusal).toMatchObject({
    status: 400,
    code: 'COUPON_NOT_FOUND',
    message: 'Invalid coupon: it does not exist',
  });
  expect(evaluateCoupon(inputsOf({ status: 0 }), cart, NOW).refusal).toEqual(refusal);
});

describe('dates and limits', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponInputs>, string]>([
    ['no dates', {}, {}, 'holds'],
    ['started', { start_date: '2026-06-15T11:59:59.999Z' }, {}, 'holds'],
    ['starts now', { start_date: '2026-06-15T12:00:00+00:00' }, {}, 'holds'],
    ['starts later', { start_date: '2026-06-15T12:00:00.001Z' }, {}, 'COUPON_NOT_STARTED'],
    ['ends later', { end_date: '2026-06-15T12:00:00.001Z' }, {}, 'holds'],
    ['ends now', { end_date: '2026-06-15T12:00:00Z' }, {}, 'COUPON_EXPIRED'],
    ['ended', { end_date: '2026-01-01T00:00:00Z' }, {}, 'COUPON_EXPIRED'],
    ['one use left', { max_uses_time_per_coupon: 10, used_time: 9 }, {}, 'holds'],
    ['used up', { max_uses_time_per_coupon: 10, used_time: 10 }, {}, 'COUPON_USED_UP'],
    ['a limit of none', { max_uses_time_per_coupon: 0 }, {}, 'COUPON_USED_UP'],
    ['one use of the customer left', { max_uses_time_per_customer: 2 }, { customer_uses: 1 }, 'holds'],
    ['a guest counts too', { max_uses_time_per_customer: 1 }, { customer_uses: 1 }, 'COUPON_CUSTOMER_LIMIT'],
    [
      'a customer at the limit',
      { max_uses_time_per_customer: 2 },
      { customer: ada, customer_uses: 2 },
      'COUPON_CUSTOMER_LIMIT',
    ],
    ['others used it', { used_time: 99 }, { customer_uses: 99 }, 'holds'],
  ])('%s', (_name, more, inputs, expected) => expect(refusalOf(more, inputs)).toBe(expected));
});

describe('restrictions by customer', () => {
  test.each<[string, Coupon['user_condition'], Partial<CouponInputs>, string]>([
    ['nothing said', {}, {}, 'holds'],
    ['nothing said in words', { groups: [], emails: '', purchased: '' }, {}, 'holds'],
    ['a group and no login', { groups: [2] }, {}, 'COUPON_LOGIN_REQUIRED'],
    ['the group by id', { groups: [1, 2] }, { customer: ada }, 'holds'],
    ['the group by the text of the id', { groups: ['2'] }, { customer: ada }, 'holds'],
    ['the group by uuid', { groups: [GROUP.toUpperCase()] }, { customer: ada }, 'holds'],
    ['another group', { groups: ['1', 22] }, { customer: ada }, 'COUPON_CONDITION'],
    ['an email and no login', { email: 'ada@example.com' }, {}, 'COUPON_LOGIN_REQUIRED'],
    ['the email in another case', { email: 'ADA@example.com' }, { customer: ada }, 'holds'],
    ['one of a comma list', { emails: 'bob@example.com, ada@example.com' }, { customer: ada }, 'holds'],
    ['one of an array', { emails: ['bob@example.com', 'ada@example.com'] }, { customer: ada }, 'holds'],
    [
      'under either name',
      { email: 'bob@example.com', emails: ['ada@example.com'] },
      { customer: ada },
      'holds',
    ],
    ['another email', { emails: ['bob@example.com'] }, { customer: ada }, 'COUPON_CONDITION'],
    ['a longer email', { email: 'xada@example.com' }, { customer: ada }, 'COUPON_CONDITION'],
    ['purchases and no login', { purchased: '0' }, {}, 'COUPON_LOGIN_REQUIRED'],
    ['enough bought', { purchased: 100 }, { customer: ada, purchased: '100.0000' }, 'holds'],
    ['a cent short', { purchased: '100' }, { customer: ada, purchased: '99.9900' }, 'COUPON_CONDITION'],
    ['nothing bought', { purchased: '0.01' }, { customer: ada, purchased: '0' }, 'COUPON_CONDITION'],
    [
      'the email, unconfirmed',
      { email: 'ada@example.com' },
      { customer: { ...ada, is_email_confirmed: false } },
      'COUPON_CONDITION',
    ],
    [
      'another email, unconfirmed',
      { email: 'b@b.test' },
      { customer: { ...ada, is_email_confirmed: false } },
      'COUPON_CONDITION',
    ],
    ['a group, unconfirmed', { groups: [2] }, { customer: { ...ada, is_email_confirmed: false } }, 'holds'],
    ['right group, wrong email', { groups: [2], email: 'b@b.test' }, { customer: ada }, 'COUPON_CONDITION'],
  ])('%s', (_name, user_condition, inputs, expected) =>
    expect(refusalOf({ user_condition }, inputs)).toBe(expected),
  );
});

describe('conditions on the cart', () => {
  test.each<[string, Coupon['condition'], string]>([
    ['nothing said', { order_total: '', order_qty: '', required_products: [] }, 'holds'],
    ['the total just met', { order_total: '54.98' }, 'holds'],
    ['a cent short', { order_total: 54.99 }, 'COUPON_CONDITION'],
    ['units just met', { order_qty: '5' }, 'holds'],
    ['a unit short', { order_qty: 6 }, 'COUPON_CONDITION'],
    ['a product', needing(required('sku', '=', 'MUG', 2)).condition, 'holds'],
    ['too few of it', needing(required('sku', '=', 'MUG', '3')).condition, 'COUPON_CONDITION'],
    ['units of several lines', needing(required('price', '>=', '0', 5)).condition, 'holds'],
    ['none of a category', needing(required('category', 'IN', [5], 1)).condition, 'COUPON_CONDITION'],
    ['a collection', needing(required('collection', 'IN', '8,9', 1)).condition, 'holds'],
    [
      'each row by lines of its own',
      needing(required('sku', 'IN', 'MUG', 1), required('category', '=', '4', 3)).condition,
      'holds',
    ],
    [
      'one row of two',
      needing(required('sku', 'IN', 'MUG', 1), required('sku', 'IN', 'POT', 1)).condition,
      'COUPON_CONDITION',
    ],
  ])('%s', (_name, condition, expected) => expect(refusalOf({ condition })).toBe(expected));

  test('the error states what is required', () => {
    expect(resultOf({ condition: { order_total: '60' } })).toBe(
      '400 COUPON_CONDITION: Invalid coupon: the order total must be at least 60 USD',
    );
    expect(resultOf({ condition: { order_qty: 9 } })).toBe(
      '400 COUPON_CONDITION: Invalid coupon: the cart must contain at least 9 units',
    );
  });
});

describe('the effects', () => {
  const mugs = [{ key: 'category', operator: 'IN', value: '3' } as const];
  const discountOf = (more: Partial<Coupon>, of?: CouponCart) => {
    const result = resultOf(more, {}, of);
    return typeof result === 'string' ? result : result?.discount;
  };

  test('an amount off the order, and free shipping', () => {
    expect(resultOf({ free_shipping: 1 })).toEqual({
      discount: { type: 'fixed_discount_to_entire_order', amount: 1000 },
      freeShipping: true,
    });
  });

  test.each([
    ['JPY', '10.0000', 10],
    ['KWD', '1.2340', 1234],
  ])('an amount off in %s', (currency, discount_amount, amount) =>
    expect(discountOf({ discount_amount }, { ...cart, terms: baseTerms(currency) })).toMatchObject({
      amount,
    }),
  );

  test('a percentage keeps its decimals', () => {
    const type = 'percentage_discount_to_entire_order';
    expect(discountOf({ discount_type: type, discount_amount: '12.5000' })).toEqual({
      type,
      percent: 125_000,
    });
  });

  test.each<[string, Coupon['target_products'], Readonly<Record<number, number>>]>([
    ['all products', null, { 1: 2, 2: 3 }],
    ['those that match', { products: mugs }, { 1: 2 }],
    ['at most so many of each', { maxQty: '1', products: mugs }, { 1: 1 }],
    ['an empty text is no limit', { maxQty: '', products: mugs }, { 1: 2 }],
    ['a limit of none', { maxQty: 0, products: mugs }, { 1: 0 }],
    ['a limit for all products', { maxQty: 2 }, { 1: 2, 2: 2 }],
    ['none that match', { products: [{ key: 'sku', operator: '=', value: 'POT' }] }, {}],
  ])('units that get it: %s', (_name, target_products, byProduct) => {
    const units = new Map(Object.entries(byProduct).map(([id, count]) => [Number(id), count]));
    const type = 'fixed_discount_to_specific_products';
    expect(discountOf({ discount_type: type, target_products })).toEqual({
      type,
      amount: 1000,
      units,
    });
    const percentage = 'percentage_discount_to_specific_products';
    expect(discountOf({ discount_type: percentage, target_products })).toEqual({
      type: percentage,
      percent: 100_000,
      units,
    });
  });

  test.each<[string, Coupon['buyx_gety'], { units: number; percent: number }[][]]>([
    ['no rows', null, [[], []]],
    [
      'a row of each product',
      [
        { sku: 'CAP', buy_qty: '1', get_qty: '1', max_y: '', discount: '' },
        { sku: 'MUG', buy_qty: 1, get_qty: 1, max_y: 5, discount: '12.5' },
      ],
      [[{ units: 1, percent: 125_000 }], [{ units: 1, percent: 1_000_000 }]],
    ],
    [
      'not enough bought yet',
      [{ sku: 'CAP', buy_qty: 3, get_qty: 1 }],
      [[], [{ units: 0, percent: 1_000_000 }]],
    ],
    ['not in the cart', [{ sku: 'POT', buy_qty: 1, get_qty: 1 }], [[], []]],
  ])('buy x get y: %s', (_name, buyx_gety, gifts) =>
    expect(discountOf({ discount_type: 'buy_x_get_y', discount_amount: '0', buyx_gety })).toEqual({
      type: 'buy_x_get_y',
      gifts: new Map(gifts.map((of, index) => [index + 1, of])),
    }),
  );

  test('an empty cart gets no discount and causes no error', () => {
    const empty = { ...cart, sub_total: 0, total_qty: 0, lines: [] };
    expect(discountOf({ discount_type: 'buy_x_get_y', buyx_gety: [] }, empty)).toEqual({
      type: 'buy_x_get_y',
      gifts: new Map(),
    });
  });
});
