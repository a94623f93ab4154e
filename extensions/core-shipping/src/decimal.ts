import { z } from '@shop/runtime/extension';

const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/;

/**
 * A number that is not negative, as decimal text or JSON number: up to 12 digits before the point and 6 after it. It is kept
 * as it was sent.
 */
export const decimal = z.union([z.string(), z.number()]).refine((value) => DECIMAL.test(String(value)), {
  error: (issue) => `${issue.path?.join('.') ?? 'It'} must be a decimal number of 0 or more`,
  params: { rule: 'minimum', values: { limit: 0 } },
  // Later checks, such as a comparison of two numbers, would fail on it.
  abort: true,
});

/** Compares two decimals: below 0, 0 or above 0 as `a` is less than, equal to or greater than `b`. Exact: decimals are never made floats. */
export function compareDecimals(a: string | number, b: string | number): number {
  const [wholeA = '0', fractionA = ''] = String(a).split('.');
  const [wholeB = '0', fractionB = ''] = String(b).split('.');
  const digits = Math.max(fractionA.length, fractionB.length);
  const difference =
    BigInt(wholeA + fractionA.padEnd(digits, '0')) - BigInt(wholeB + fractionB.padEnd(digits, '0'));
  return Number(difference > 0n) - Number(difference < 0n);
}
