import { validationFailed } from '../../errors.ts';
import type { ErrorDetail } from '../../errors.ts';
import { digitsOf } from '../../money.ts';
import { decimal, decimalsOf, plainText } from './bodyFields.ts';

/**
 * A schema of an amount of money in a body that is not negative, as a number or its decimal text. Its output is the decimal text.
 * The number of allowed decimals depends on the currency, which a schema does not know: pass the amount to `checkAmounts`.
 */
export const amount = (name: string, { outside }: { readonly outside?: string } = {}) =>
  decimal(name, { decimals: Infinity, ...(outside !== undefined && { outside }) });

type Amount = string | number | null | undefined;

/** Returns the fault of an amount that is finer than its currency; null for one that fits, and for none. */
export function amountFault(path: string, value: Amount, currency: string): ErrorDetail | null {
  if (value === null || value === undefined || isExact(value, currency)) return null;
  const limit = digitsOf(currency);
  const text = limit === 0 ? 'be a whole number' : `have at most ${limit} decimals`;
  return {
    path,
    rule: 'maxDecimals',
    values: { limit, currency },
    message: `${path} must ${text} in ${currency}`,
  };
}

/** Reports whether an amount has no more decimals than its currency. */
export const isExact = (value: string | number, currency: string): boolean =>
  decimalsOf(plainText(value)) <= digitsOf(currency);

/** Throws 400 that names every amount, by its path, that is finer than the currency. Amounts are never rounded on their way in. */
export function checkAmounts(amounts: Readonly<Record<string, Amount>>, currency: string): void {
  const faults = Object.entries(amounts)
    .map(([path, value]) => amountFault(path, value, currency))
    .filter((fault) => fault !== null);
  if (faults.length > 0) throw validationFailed(faults);
}
