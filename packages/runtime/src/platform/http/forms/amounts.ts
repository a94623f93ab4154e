import { validationFailed } from '../../errors.ts';
import type { ErrorDetail } from '../../errors.ts';
import { digitsOf } from '../../money.ts';
import { decimal, decimalsOf, plainText } from './bodyFields.ts';

/**
 * Creates a schema for a non-negative money amount in a body, as a number or decimal string. The output is a decimal string.
 * The schema does not check the number of decimals, which depends on the currency; call `checkAmounts` for that.
 */
export const amount = (name: string, { outside }: { readonly outside?: string } = {}) =>
  decimal(name, { decimals: Infinity, ...(outside !== undefined && { outside }) });

/**
 * Returns an amount that a person typed, with a decimal point in place of the comma of many languages. A comma before three digits may
 * separate thousands, so it stays and the amount is not a number.
 */
export const typedAmount = (text: string): string => text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');

type Amount = string | number | null | undefined;

/** Returns the validation error for an amount with more decimals than its currency. Null if the amount is valid or absent. */
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

/** Throws 400 listing the path of every amount that has more decimals than the currency. Input amounts are never rounded. */
export function checkAmounts(amounts: Readonly<Record<string, Amount>>, currency: string): void {
  const faults = Object.entries(amounts)
    .map(([path, value]) => amountFault(path, value, currency))
    .filter((fault) => fault !== null);
  if (faults.length > 0) throw validationFailed(faults);
}
