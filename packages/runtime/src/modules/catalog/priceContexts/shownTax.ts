import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { digitsOf, mulDiv, scaled } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { ShownTax } from './shownPrices.ts';

/** The number of decimals of percentages. */
const DIGITS = 4;
const WHOLE = 100 * 10 ** DIGITS;

/** Selects an amount of the product `own` as it is shown, rounded half up to the decimals of the currency. */
export function shownColumn(amount: SqlFragment, tax: ShownTax | null, currency: string): SqlFragment {
  if (tax === null || tax.rates.size === 0) return amount;
  const factors = [...tax.rates].map(
    ([taxClass, percent]) => sql.fragment`when ${taxClass}::int then 1 + ${percent}::numeric / 100`,
  );
  const factor = sql.fragment`(case own.tax_class ${sql.join(factors, sql.fragment` `)} else 1 end)`;
  const digits = sql.fragment`${digitsOf(currency)}::int`;
  return tax.basis === 'gross'
    ? sql.fragment`round(${amount} * ${factor}, ${digits})`
    : sql.fragment`round(${amount} / ${factor}, ${digits})`;
}

/** Computes an amount of a product in a tax class as it is shown, as `shownColumn` does. Pure. */
export function shownAmount(amount: Minor, tax: ShownTax | null, taxClass: number | null): Minor {
  const percent = taxClass === null ? undefined : tax?.rates.get(taxClass);
  if (!tax || percent === undefined) return amount;
  const factor = WHOLE + scaled(percent, DIGITS);
  return tax.basis === 'gross' ? mulDiv(amount, factor, WHOLE) : mulDiv(amount, WHOLE, factor);
}
