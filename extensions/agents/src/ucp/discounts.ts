import { sum, toMinor } from '@shop/runtime/extension';
import { cleanText } from './cleanText.ts';
import type { Priced } from './money.ts';

/** Returns the codes and what offers take off. The parts that lines have of an offer add up to its amount. */
export function discountsOf({ discounts, items, currency }: Priced, codes: readonly string[]) {
  const minor = (amount: number) => toMinor(amount, currency);
  const applied = discounts.flatMap(({ promotion_id: id, coupon, label, amount, class: kind }) => {
    const total = minor(amount);
    if (total <= 0) return [];
    const allocations = items.flatMap((line, index) => {
      const part = sum(
        line.discounts.filter((one) => one.promotion_id === id).map((one) => minor(one.amount)),
      );
      return part > 0 ? [{ path: `$.line_items[${index}]`, amount: part }] : [];
    });
    const isWhole = sum(allocations.map((one) => one.amount)) === total;
    return [
      {
        ...(coupon !== null && { code: coupon }),
        title: cleanText(label),
        amount: total,
        automatic: coupon === null,
        ...(kind !== 'shipping' && isWhole && { method: 'across' as const, allocations }),
      },
    ];
  });
  return codes.length === 0 && applied.length === 0 ? null : { codes, applied };
}
