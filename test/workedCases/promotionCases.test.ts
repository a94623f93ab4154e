import { describe, expect, test } from 'vitest';
import { baseTerms, factorOf } from '../../packages/runtime/src/modules/currencies/index.ts';
import { evaluatePromotions } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionLine } from '../../packages/runtime/src/modules/promotions/index.ts';
import type {
  Action,
  Condition,
  Promotion,
} from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { cartOf, codeOf, inputsOf, line, offOf, promotionOf, reasonsOf } from './plainPromotions.ts';

const OF_A = { skus: ['a'] };
const OF_B = { skus: ['B'] };
const cart = cartOf([line('A', 2, 1999), line('B', 3, 500)]);
const only = (action: Action, more: Partial<Promotion> = {}, on = cart) =>
  offOf(on, [promotionOf(action, more)]).lines;

describe('actions', () => {
  test.each<[string, Action, Partial<Promotion>, number[]]>([
    ['a percentage rounds by line', { kind: 'percent', value: 12.5 }, {}, [500, 188]],
    ['of selected products', { kind: 'percent', value: 10, select: OF_A }, {}, [400, 0]],
    ['of the order it is taken once', { kind: 'percent', value: 12.5 }, { class: 'order' }, [500, 187]],
    ['an amount is off each unit', { kind: 'amount', amounts: { USD: 1.5 } }, {}, [300, 450]],
    ['and at most the price', { kind: 'amount', amounts: { USD: 6 } }, {}, [1200, 1500]],
    ['of the order once', { kind: 'amount', amounts: { USD: 10 } }, { class: 'order' }, [727, 273]],
    ['a fixed price', { kind: 'fixed_price', amounts: { USD: 15 }, select: {} }, {}, [998, 0]],
    [
      'the highest tier that is reached',
      {
        kind: 'tiers',
        by: 'qty',
        tiers: [
          { min: 5, percent: 20 },
          { min: 2, percent: 10 },
          { min: 6, percent: 90 },
        ],
      },
      {},
      [800, 300],
    ],
    [
      'a tier of the subtotal',
      {
        kind: 'tiers',
        by: 'subtotal',
        tiers: [
          { min: 54.98, amounts: { USD: 5 } },
          { min: 54.99, percent: 50 },
        ],
      },
      { class: 'order' },
      [364, 136],
    ],
    [
      'buy two, get one of another',
      { kind: 'buy_x_get_y', buy: { select: OF_A, qty: 2 }, get: { select: OF_B, qty: 1, percent: 100 } },
      {},
      [0, 500],
    ],
    [
      'the dearest unit is given, and bought units are others',
      { kind: 'buy_x_get_y', buy: { select: {}, qty: 2 }, get: { select: {}, qty: 1, percent: 50 } },
      {},
      [1000, 0],
    ],
    ['the cheapest of every two', { kind: 'cheapest_free', select: {}, every: 2 }, {}, [0, 1000]],
  ])('%s', (_, action, more, expected) => {
    expect(only(action, more)).toEqual(expected);
  });

  test('a gift, and a cheaper shipping', () => {
    const gift = promotionOf({ kind: 'gift', sku: 'MUG', qty: 2 });
    const shipping = (action: object) =>
      promotionOf({ kind: 'shipping', ...action }, { class: 'shipping', priority: 1 });
    expect(offOf(cart, [gift, shipping({ percent: 50 })])).toEqual({
      lines: [0, 0],
      shippingOff: 250,
      gifts: ['2 MUG'],
    });
    expect(offOf(cart, [shipping({ amounts: { USD: 1 } })]).shippingOff).toBe(100);
    expect(offOf(cart, [shipping({ amounts: { USD: 9 } })]).shippingOff).toBe(500);
    expect(offOf(cart, [shipping({ percent: 50 }), shipping({})]).shippingOff).toBe(500);
  });

  test('lines that are not eligible are left alone, and their units do not count', () => {
    const on = cartOf([line('CARD', 9, 5000, { eligible: false }), line('A', 1, 1000)]);
    expect(only({ kind: 'percent', value: 10 }, {}, on)).toEqual([0, 100]);
    expect(only({ kind: 'percent', value: 10 }, { class: 'order' }, on)).toEqual([0, 100]);
    expect(only({ kind: 'cheapest_free', select: {}, every: 2 }, {}, on)).toEqual([0, 0]);
    const condition: Condition = { kind: 'qty', min: 2 };
    expect(only({ kind: 'percent', value: 10 }, { conditions: [condition] }, on)).toEqual([0, 0]);
  });

  test('amounts of another currency are its own, else converted, else there are none', () => {
    const terms = {
      ...baseTerms('JPY'),
      base: 'USD',
      isBase: false,
      rate: '150',
      factor: factorOf('150', 'USD', 'JPY'),
    };
    const yen = cartOf([line('A', 1, 9000)], { terms });
    const amounts = (of: Record<string, number>): Action => ({ kind: 'amount', amounts: of });
    expect(only(amounts({ USD: 1.5 }), {}, yen)).toEqual([225]);
    expect(only(amounts({ USD: 1.5, JPY: 200 }), {}, yen)).toEqual([200]);
    const euro = promotionOf(amounts({ EUR: 2 }));
    expect(reasonsOf(yen, [euro])[euro.label]).toEqual([
      { code: 'NO_BENEFIT', key: 'promotions.reason.noAmount', values: { currency: 'JPY' } },
    ]);
    const none = { ...yen, terms: { ...terms, rate: null, factor: null } };
    expect(only(amounts({ USD: 1.5 }), {}, none)).toEqual([0]);
    expect(only(amounts({ JPY: 200 }), {}, none)).toEqual([200]);
  });
});

describe('order', () => {
  test('classes go product, coupon, order, and each takes of what is left', () => {
    const half = { kind: 'percent', value: 50 } as const;
    const promotions = [promotionOf(half, { class: 'order', priority: 9 }), promotionOf(half)];
    const coupon = {
      code: 'FIVE',
      discounts: (left: readonly number[]) => left.map((amount) => Math.min(amount, 499)),
    };
    const on = cartOf([line('A', 1, 1999), line('B', 1, 500)]);
    const { lines, ...outcome } = evaluatePromotions(on, inputsOf(promotions, { coupon }));
    expect(lines.map((discounts) => discounts.map(({ amount }) => amount))).toEqual([[1000, 250], [250]]);
    expect(outcome.coupon).toEqual([499, 250]);
    expect(outcome.discounts.map(({ amount }) => amount)).toEqual([1250, 250]);
  });

  test('a tie goes to the line that was made first, whatever the order of the array is', () => {
    const action: Action = {
      kind: 'buy_x_get_y',
      buy: { select: {}, qty: 1 },
      get: { select: {}, qty: 1, percent: 100 },
    };
    const {
      lines: [first, second],
      ...rest
    } = cartOf([line('A', 1, 500), line('B', 1, 500)]);
    const [a, b] = [first as PromotionLine, second as PromotionLine];
    expect(only(action, {}, { ...rest, lines: [a, b] })).toEqual([500, 0]);
    expect(only(action, {}, { ...rest, lines: [b, a] })).toEqual([0, 500]);
  });

  test('two apply together only if each names the class of the other', () => {
    const percent: Action = { kind: 'percent', value: 10 };
    const first = promotionOf(percent, { combines: ['order'] });
    const second = promotionOf(percent, { combines: ['product'] });
    const third = promotionOf(percent, { class: 'order', combines: ['product'] });
    expect(reasonsOf(cart, [first, second, third])).toEqual({
      [first.label]: [],
      [second.label]: [
        { code: 'EXCLUDED', key: 'promotions.reason.notCombined', values: { name: first.label } },
      ],
      [third.label]: [],
    });
  });
});

describe('Black Friday: 30% alone, and a code of 10%', () => {
  const shirts = cartOf([line('SHIRT', 2, 2000), line('MUG', 1, 1000)]);
  const friday = (priority: number, more: Partial<Promotion> = {}) =>
    promotionOf(
      { kind: 'percent', value: 30 },
      { label: 'Black Friday', class: 'order', is_exclusive: true, priority, ...more },
    );
  const ten = promotionOf(
    { kind: 'percent', value: 10 },
    { label: 'TEN', class: 'order', code_required: true, priority: 5 },
  );
  const codes = [codeOf(ten, 'TEN10')];

  test('with the higher priority it ends its class, and the code stays without effect', () => {
    expect(offOf(shirts, [friday(9), ten], { codes }).lines).toEqual([1200, 300]);
    expect(reasonsOf(shirts, [friday(9), ten], { codes })).toEqual({
      'Black Friday': [],
      TEN: [{ code: 'EXCLUDED', key: 'promotions.reason.exclusive', values: { name: 'Black Friday' } }],
    });
  });

  test('with the lower priority it does not apply, because something of its class does', () => {
    expect(offOf(shirts, [friday(1), ten], { codes }).lines).toEqual([400, 100]);
    expect(reasonsOf(shirts, [friday(1), ten], { codes })).toEqual({
      TEN: [],
      'Black Friday': [{ code: 'EXCLUDED', key: 'promotions.reason.notAlone', values: { name: 'TEN' } }],
    });
  });

  test('a coupon goes first: it keeps out an exclusive one of orders, and not one of products', () => {
    const coupon = { code: 'SALE', discounts: [400, 100] };
    expect(offOf(shirts, [friday(9)], { coupon }).lines).toEqual([400, 100]);
    expect(reasonsOf(shirts, [friday(9)], { coupon })['Black Friday']).toEqual([
      { code: 'EXCLUDED', key: 'promotions.reason.notAlone', values: { name: 'SALE' } },
    ]);
    expect(offOf(shirts, [friday(9, { class: 'product', combines: [] })], { coupon }).lines).toEqual([
      1600, 400,
    ]);
  });
});
