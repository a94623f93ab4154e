import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateOf } from '../tax/index.ts';
import type { TaxMode } from '../tax/index.ts';
import { computeTotals } from './computeTotals.ts';
import { totalItems } from './totalItems.ts';
import { withoutTax } from './withoutTax.ts';

const NET: TaxMode = { priceIncludingTax: false, taxRounding: 'round', taxRoundLevel: 'line' };
const GROSS: TaxMode = { ...NET, priceIncludingTax: true };

interface Case {
  readonly tax: TaxMode;
  /** Unit price, quantity, rate in percent, and discount of each line, in minor units. */
  readonly lines: readonly (readonly [price: number, qty: number, percent: string, discount: number])[];
  readonly cost?: number;
}

function totalsOf({ tax, lines, cost = 0 }: Case) {
  const priced = lines.map(([unit_price, qty, percent, discount_amount]) => ({
    unit_price,
    catalogue_price: unit_price,
    qty,
    weight: 0,
    taxRate: rateOf(percent),
    discount_amount,
  }));
  const items = totalItems({ currency: 'EUR', tax, lines: priced });
  return computeTotals(items, { cost, tax: 'highest' });
}

const shown = (one: Case) => {
  const { sub_total, discount_amount, shipping_fee_incl_tax, grand_total } = withoutTax(totalsOf(one));
  return [sub_total, discount_amount, shipping_fee_incl_tax, grand_total];
};

describe('a buyer who pays no tax', () => {
  test.each<[string, Case, number[]]>([
    ['net prices', { tax: NET, lines: [[10_000, 1, '19', 0]], cost: 500 }, [10_000, 0, 500, 10_500]],
    [
      'net prices with a discount',
      { tax: NET, lines: [[10_000, 1, '19', 1000]], cost: 500 },
      [10_000, 1000, 500, 9500],
    ],
    [
      'gross prices: 2 × (119.00 − 19.00), 5.95 − 0.95',
      { tax: GROSS, lines: [[11_900, 2, '19', 0]], cost: 595 },
      [20_000, 0, 500, 20_500],
    ],
    ['3 × (19.99 − 3.19)', { tax: GROSS, lines: [[1999, 3, '19', 0]] }, [5040, 0, 0, 5040]],
    [
      '10.00 of 119.00 are 8.40 of 100.00',
      { tax: GROSS, lines: [[11_900, 1, '19', 1000]] },
      [10_000, 840, 0, 9160],
    ],
    ['6.00 of 59.97 are 5.04 of 50.40', { tax: GROSS, lines: [[1999, 3, '19', 600]] }, [5040, 504, 0, 4536]],
    ['all of it', { tax: GROSS, lines: [[1999, 3, '19', 5997]] }, [5040, 5040, 0, 0]],
    [
      'two rates, and a free gift',
      {
        tax: GROSS,
        lines: [
          [10_700, 1, '7', 0],
          [0, 2, '19', 0],
        ],
        cost: 1190,
      },
      [10_000, 0, 1000, 11_000],
    ],
  ])('%s', (_, one, amounts) => expect(shown(one)).toEqual(amounts));

  const line = fc
    .tuple(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.constantFrom('0', '7', '19', '25.5', '8.875'),
      fc.nat(100),
    )
    .map(
      ([price, qty, percent, share]) =>
        [price, qty, percent, Math.floor((price * qty * share) / 100)] as const,
    );
  const tax = fc.record<TaxMode>({
    priceIncludingTax: fc.boolean(),
    taxRounding: fc.constantFrom('round', 'up', 'down'),
    taxRoundLevel: fc.constantFrom('unit', 'line', 'total'),
  });

  test('has totals that are the sums of their parts, no tax, and never pays more than with tax', () => {
    const any = fc.record({ tax, lines: fc.array(line, { minLength: 1, maxLength: 6 }), cost: fc.nat(5000) });
    fc.assert(
      fc.property(any, (one) => {
        const taxed = totalsOf(one);
        const free = withoutTax(taxed);
        let left = 0;
        for (const of of free.lines) {
          expect(of.line_total).toBe(of.final_price * of.qty);
          expect(of.discount_amount).toBeGreaterThanOrEqual(0);
          expect(of.discount_amount).toBeLessThanOrEqual(of.line_total);
          expect(of.line_total_with_discount).toBe(of.line_total - of.discount_amount);
          expect([
            of.line_total_incl_tax,
            of.line_total_with_discount_incl_tax,
            of.final_price_incl_tax,
          ]).toEqual([of.line_total, of.line_total_with_discount, of.final_price]);
          expect([of.tax_amount, of.tax_amount_before_discount, Number(of.taxRate.n)]).toEqual([0, 0, 0]);
          left += of.line_total_with_discount;
        }
        expect(free.sub_total_with_discount).toBe(left);
        expect(free.sub_total - free.discount_amount).toBe(left);
        expect(free.grand_total).toBe(left + free.shipping_fee_excl_tax);
        expect([free.tax_amount, free.shipping_tax_amount, free.total_tax_amount]).toEqual([0, 0, 0]);
        if (!one.tax.priceIncludingTax) {
          expect(free.sub_total_with_discount).toBe(taxed.sub_total_with_discount);
          expect(free.discount_amount).toBe(taxed.discount_amount);
        } else expect(free.grand_total).toBeLessThanOrEqual(taxed.grand_total + one.lines.length);
      }),
    );
  });
});
