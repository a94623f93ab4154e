import type { Minor } from '../../../platform/money.ts';

/** A line, with what is left of the price of all its units. A line that is not selected has nothing left. */
export interface PricedUnits {
  readonly qty: number;
  readonly left: Minor;
}

/**
 * Chooses the cheapest units of all: one for every so many units. Units that cost nothing do not count. Of two lines of one price, the
 * earlier one goes first. Returns the number of free units of each line. Pure.
 */
export function cheapestUnits(lines: readonly PricedUnits[], every: number): readonly number[] {
  const priced = lines.map((line, index) => ({ ...line, index })).filter(({ left }) => left > 0);
  let open = Math.floor(priced.reduce((units, { qty }) => units + qty, 0) / Math.max(every, 1));
  const free = lines.map(() => 0);
  for (const { index, qty } of priced.toSorted(byPrice)) {
    const own = Math.min(open, qty);
    free[index] = own;
    open -= own;
  }
  return free;
}

/** Orders lines by the price of a unit, the lowest first, and else as they are. */
function byPrice(a: PricedUnits, b: PricedUnits): number {
  const difference = BigInt(a.left) * BigInt(b.qty) - BigInt(b.left) * BigInt(a.qty);
  return difference > 0n ? 1 : Number(difference < 0n) * -1;
}
