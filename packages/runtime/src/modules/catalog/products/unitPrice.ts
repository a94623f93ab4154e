import { mulDiv, scaled, toMinor, toNumber } from '../../../platform/money.ts';
import type { ProductRow } from './product.ts';
import type { Unit, UnitPrice } from './units.ts';

/** The base unit of each unit, and the number of units in one base unit. */
const BASES: Readonly<Record<Unit, readonly [Unit, number]>> = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  oz: ['oz', 1],
  lb: ['lb', 1],
  ml: ['l', 1000],
  cl: ['l', 100],
  l: ['l', 1],
  fl_oz: ['fl_oz', 1],
  cm: ['m', 100],
  m: ['m', 1],
  m2: ['m2', 1],
  piece: ['piece', 1],
};

/** The small base units, 1000 of which make up one base unit. */
const SMALL: Partial<Readonly<Record<Unit, Unit>>> = { kg: 'g', l: 'ml' };
const SMALL_BASE = 100;
/** Maximum contents that are treated as small, in grams or milliliters. */
const MAX_SMALL = 250;
/** The number of decimal places of contents. */
const DIGITS = 4;

/**
 * Computes the price per base unit of a product, rounded half up to the minor unit; per 100 g or 100 ml if contents are small and `per100`
 * is true. Null if the product has no contents, its contents equal the base unit, or the price exceeds the maximum that can be shown. Pure.
 */
export function unitPriceOf(
  { price, unit_amount, unit }: Pick<ProductRow, 'price' | 'unit_amount' | 'unit'>,
  currency: string,
  per100: boolean,
): UnitPrice | null {
  if (unit_amount === null || unit === null) return null;
  const [base, perBase] = BASES[unit];
  const small = SMALL[base];
  const isSmall = per100 && small !== undefined && (Number(unit_amount) / perBase) * 1000 <= MAX_SMALL;
  const contents = scaled(unit_amount, DIGITS);
  const target = (10 ** DIGITS * perBase) / (isSmall ? 1000 / SMALL_BASE : 1);
  const minor = toMinor(price, currency);
  if (contents === target || (minor * target) / contents > Number.MAX_SAFE_INTEGER) return null;
  return {
    price: toNumber(mulDiv(minor, target, contents), currency),
    amount: isSmall ? SMALL_BASE : 1,
    unit: isSmall ? small : base,
  };
}
