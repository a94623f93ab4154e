import { sum, toMinor } from '@shop/runtime/extension';
import { cleanText } from './cleanText.ts';
import type { Priced } from './priced.ts';

/** The amount that an offer of the shop takes off a purchase, in whole minor units. */
export interface AppliedOffer {
  readonly id: string;
  /** The code that brought it. Null if the offer holds by itself. */
  readonly code: string | null;
  readonly title: string;
  readonly amount: number;
  /** The parts that lines have of it, by the index of the line. Null if it is off shipping, or the parts do not add up to the amount. */
  readonly allocations: readonly { readonly line: number; readonly amount: number }[] | null;
}

/** Returns what offers take off. */
export const appliedOffers = ({ discounts, items, currency }: Priced): readonly AppliedOffer[] =>
  discounts.flatMap(({ promotion_id: id, coupon, label, amount: off, class: kind }) => {
    const amount = toMinor(off, currency);
    if (amount <= 0) return [];
    const allocations = items.flatMap((line, index) => {
      const part = sum(
        line.discounts.filter((one) => one.promotion_id === id).map((one) => toMinor(one.amount, currency)),
      );
      return part > 0 ? [{ line: index, amount: part }] : [];
    });
    const isWhole = sum(allocations.map((one) => one.amount)) === amount;
    return [
      {
        id: String(id),
        code: coupon,
        title: cleanText(label),
        amount,
        allocations: kind !== 'shipping' && isWhole ? allocations : null,
      },
    ];
  });
