import { describe, expect, test } from 'vitest';
import { baseTerms, factorOf } from '../currencies/index.ts';
import { tenOff } from './coupon.fixture.ts';
import type { Coupon } from './coupon.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';

const cart: CouponCart = { terms: baseTerms('USD'), sub_total: 5498, total_qty: 2, lines: [] };

const resultOf = (more: Partial<Coupon>, of: CouponCart) => {
  const inputs = {
    coupon: { ...tenOff, ...more },
    customer: null,
    customer_uses: 0,
    purchased: null,
    products: [],
  };
  const { benefit, refusal } = evaluateCoupon(inputs, of, new Date('2026-06-15T12:00:00Z'));
  return refusal ? `${refusal.status} ${refusal.code}: ${refusal.message}` : benefit;
};

describe('in another currency', () => {
  const yen = {
    ...baseTerms('JPY'),
    base: 'USD',
    isBase: false,
    rate: '150',
    factor: factorOf('150', 'USD', 'JPY'),
  };
  const inYen: CouponCart = { ...cart, terms: yen, sub_total: 8247 };
  const without: CouponCart = { ...inYen, terms: { ...yen, rate: null, factor: null } };

  test('a fixed discount is converted to the minor unit, unless it has an amount of its own', () => {
    expect(resultOf({}, inYen)).toMatchObject({ discount: { amount: 1500 } });
    expect(resultOf({ amounts: { JPY: '1200' } }, inYen)).toMatchObject({ discount: { amount: 1200 } });
    expect(resultOf({ amounts: { JPY: '1200' } }, without)).toMatchObject({ discount: { amount: 1200 } });
  });

  test('a fixed discount that comes to nothing, or has no rate, does not apply', () => {
    const cent = { ...inYen, terms: { ...yen, rate: '1', factor: factorOf('1', 'USD', 'JPY') } };
    expect(resultOf({ discount_amount: '0.4' }, cent)).toBe(
      '400 COUPON_CONDITION: Invalid coupon: it comes to nothing in JPY',
    );
    expect(resultOf({}, without)).toBe('400 COUPON_CONDITION: Invalid coupon: it has no amount in JPY');
    const percent = { discount_type: 'percentage_discount_to_entire_order' } as const;
    expect(resultOf(percent, without)).toMatchObject({ discount: { percent: 100_000 } });
  });

  test('a minimum total is converted', () => {
    expect(resultOf({ condition: { order_total: '54.98' } }, inYen)).toMatchObject({ freeShipping: false });
    expect(resultOf({ condition: { order_total: '54.99' } }, inYen)).toBe(
      '400 COUPON_CONDITION: Invalid coupon: the order total must be at least 8249 JPY',
    );
    expect(resultOf({ condition: { order_total: '1' } }, without)).toBe(
      '400 COUPON_CONDITION: Invalid coupon: it has no amount in JPY',
    );
  });
});
