import { toMinor, toNumber } from '../../platform/money.ts';
import { addAll, rounded } from '../../platform/ratio.ts';
import type { TaxRate } from '../tax/index.ts';

/** A cart line with its tax rate in the shop's own country. The rate is null if the country has no single rate. */
interface EstimatedLine {
  /** The price of the line after discounts, in major units. It includes tax if catalog prices do. */
  readonly amount: number;
  readonly rate: TaxRate | null;
}

/**
 * Estimates the tax of a cart whose address is not known yet, in major units. Returns null if the rate of a line is not clear, or no line
 * is taxed. Excludes tax on shipping. Pure.
 */
export function estimatedTax(
  lines: readonly EstimatedLine[],
  currency: string,
  pricesIncludeTax: boolean,
): number | null {
  const parts = lines.flatMap(({ amount, rate }) => {
    if (rate === null) return [];
    const minor = BigInt(toMinor(amount, currency));
    return [{ n: minor * rate.n, d: pricesIncludeTax ? rate.d + rate.n : rate.d }];
  });
  if (parts.length < lines.length) return null;
  const tax = rounded(addAll(parts), 'round');
  return tax > 0 ? toNumber(tax, currency) : null;
}
