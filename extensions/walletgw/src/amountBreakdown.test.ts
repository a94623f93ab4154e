import fc from 'fast-check';
import { digitsOf, toDecimal, toMinor } from '@shop/runtime/extension';
import { describe, expect, test } from 'vitest';
import { amountBreakdown } from './amountBreakdown.ts';
import type { PricedOrder, WalletAmount } from './amountBreakdown.ts';

const order = (change: Partial<PricedOrder> = {}): PricedOrder => ({
  currency: 'USD',
  grand_total: '24.20',
  discount_amount: '2.00',
  shipping_fee_excl_tax: '5.00',
  shipping_fee_incl_tax: '5.50',
  total_tax_amount: '2.20',
  items: [{ final_price: 9.5, final_price_incl_tax: 10.35, qty: 2 }],
  ...change,
});
const usd = (value: string) => ({ currency_code: 'USD', value });

test('prices without tax: the parts are net, and the tax is separate', () =>
  expect(amountBreakdown(order(), false)).toEqual({
    ...usd('24.20'),
    breakdown: {
      item_total: usd('19.00'),
      shipping: usd('5.00'),
      discount: usd('2.00'),
      tax_total: usd('2.20'),
    },
  }));

test('prices with tax: the parts are gross, and no tax is separate', () =>
  expect(amountBreakdown(order(), true)).toEqual({
    ...usd('24.20'),
    breakdown: { item_total: usd('20.70'), shipping: usd('5.50'), discount: usd('2.00') },
  }));

test('a rounding difference of a cent omits the parts', () =>
  expect(amountBreakdown(order({ grand_total: '24.21' }), true)).toEqual(usd('24.21')));

test.each(['JPY', 'HUF', 'TWD'])('%s is sent as whole numbers', (currency) => {
  const totals = { grand_total: '24', discount_amount: '2', shipping_fee_incl_tax: '6' };
  const items = [{ final_price: 10, final_price_incl_tax: 10, qty: 2 }];
  const amount = amountBreakdown(order({ currency, ...totals, items }), true);
  expect([amount.value, amount.breakdown?.item_total.value]).toEqual(['24', '20']);
});

const minor = fc.integer({ min: 0, max: 5_000_000 });
const random = fc.record({
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'HUF', 'TWD', 'KWD'),
  lines: fc.array(
    fc.record({ net: minor, tax: fc.integer({ min: 0, max: 900 }), qty: fc.integer({ min: 1, max: 50 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  ),
  fee: minor,
  feeTax: fc.integer({ min: 0, max: 900 }),
  discount: fc.integer({ min: 0, max: 4000 }),
  /** Rounding difference in the total. */
  drift: fc.constantFrom(0, 0, 0, 1, -1),
  isGross: fc.boolean(),
});

const of = (amount: WalletAmount, name: keyof NonNullable<WalletAmount['breakdown']>) =>
  toMinor(amount.breakdown?.[name]?.value ?? '0', amount.currency_code);

describe('of any order', () => {
  test('the parts add up to the value, to the last digit, or are omitted', () => {
    let whole = 0;
    fc.assert(
      fc.property(random, ({ currency, lines, fee, feeTax, discount, drift, isGross }) => {
        const text = (amount: number) => toDecimal(amount, currency);
        const tax = lines.reduce((sum, line) => sum + line.tax * line.qty, 0) + feeTax;
        const net = lines.reduce((sum, line) => sum + line.net * line.qty, 0) + fee;
        const total = net + tax - discount + drift;
        const amount = amountBreakdown(
          {
            currency,
            grand_total: text(total),
            discount_amount: text(discount),
            shipping_fee_excl_tax: text(fee),
            shipping_fee_incl_tax: text(fee + feeTax),
            total_tax_amount: text(tax),
            items: lines.map((line) => ({
              final_price: Number(text(line.net)),
              final_price_incl_tax: Number(text(line.net + line.tax)),
              qty: line.qty,
            })),
          },
          isGross,
        );
        expect(toMinor(amount.value, currency)).toBe(total);
        expect(amount.value.split('.')[1]?.length ?? 0).toBe(digitsOf(currency));
        expect(amount.breakdown !== undefined).toBe(drift === 0);
        if (!amount.breakdown) return;
        whole += 1;
        const parts = of(amount, 'item_total') + of(amount, 'shipping') + of(amount, 'tax_total');
        expect(parts - of(amount, 'discount')).toBe(total);
      }),
      { numRuns: 500 },
    );
    expect(whole).toBeGreaterThan(100);
  });
});
