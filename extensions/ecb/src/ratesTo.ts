import { EcbError } from './ecbError.ts';
import type { EcbFile } from './ecbFile.ts';

const DECIMALS = 10;

/**
 * Returns the rates of currencies for one unit of `base`, as decimal strings: their rates to the euro divided by that of `base`, rounded half up to 10
 * decimals. Currencies that the file does not have are left out. Throws `EcbError` if it does not have `base`. Pure.
 */
export function ratesTo(
  { rates }: EcbFile,
  base: string,
  currencies: readonly string[],
): Readonly<Record<string, string>> {
  const divisor = rates.get(base);
  if (divisor === undefined)
    throw new EcbError(`The European Central Bank publishes no rate of ${base}`, false);
  return Object.fromEntries(
    currencies.flatMap((code) => {
      const rate = rates.get(code);
      return rate === undefined ? [] : [[code, quotient(rate, divisor)]];
    }),
  );
}

function quotient(one: string, other: string): string {
  const digits = Math.max(decimalsOf(one), decimalsOf(other));
  const [n, d] = [units(one, digits) * 10n ** BigInt(DECIMALS), units(other, digits)];
  const text = String((2n * n + d) / (2n * d)).padStart(DECIMALS + 1, '0');
  return `${text.slice(0, -DECIMALS)}.${text.slice(-DECIMALS)}`;
}

const decimalsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

function units(decimal: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(digits, '0'));
}
