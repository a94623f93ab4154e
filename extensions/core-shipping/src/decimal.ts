import { z } from '@shop/runtime/extension';

const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/;

/** A non-negative number, as a decimal string or JSON number, with up to 12 digits before the decimal point and 6 after. Stored as sent. */
export const decimal = z.union([z.string(), z.number()]).refine((value) => DECIMAL.test(String(value)), {
  error: (issue) => `${issue.path?.join('.') ?? 'It'} must be a decimal number of 0 or more`,
  params: { rule: 'minimum', values: { limit: 0 } },
  // Later checks, such as comparing two numbers, would fail on an invalid value.
  abort: true,
});

/**
 * Compares two decimals exactly, without converting them to floats. Returns a negative number, 0 or a positive number if `a` is less than,
 * equal to or greater than `b`.
 */
export function compareDecimals(a: string | number, b: string | number): number {
  const [wholeA = '0', fractionA = ''] = String(a).split('.');
  const [wholeB = '0', fractionB = ''] = String(b).split('.');
  const digits = Math.max(fractionA.length, fractionB.length);
  const difference =
    BigInt(wholeA + fractionA.padEnd(digits, '0')) - BigInt(wholeB + fractionB.padEnd(digits, '0'));
  return Number(difference > 0n) - Number(difference < 0n);
}
