import type { PlainCart, PlainTax } from './plainCart.ts';
import { worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/**
 * A cart with two lines in each currency, for all combinations of tax mode, rounding level and rounding. Each row contains the tax of both
 * lines, the subtotal without and with tax, and the grand total.
 */
export type RoundingRow = readonly [
  level: PlainTax['level'],
  rounding: PlainTax['rounding'],
  taxes: readonly [number, number],
  figures: readonly [sub_total: number, sub_total_incl_tax: number, grand_total: number],
  why: string,
];

export function roundingTable(
  name: string,
  cart: PlainCart,
  isIncluded: boolean,
  rows: readonly RoundingRow[],
  off: readonly [number, number] = [0, 0],
): WorkedCase[] {
  return rows.map(([level, rounding, [a, b], [net, gross, total], reason]) =>
    worked(
      `${name}, prices ${isIncluded ? 'with' : 'without'} tax, each ${level}, rounded ${rounding}`,
      { ...cart, tax: { ...cart.tax, isIncluded, level, rounding } },
      [net, gross, off[0] + off[1], a + b, 0, 0, total],
      reason,
      [
        [off[0], a],
        [off[1], b],
      ],
    ),
  );
}
