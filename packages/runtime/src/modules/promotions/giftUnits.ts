/** What a given unit costs less, in percent, where nothing is said: it is free. */
export const FULL_PERCENT = 100;

/** Bought units, given units, and the most that are given of a line (null: no limit). All whole. */
export interface GiftTerms {
  readonly buyQty: number;
  readonly getQty: number;
  readonly maxY: number | null;
}

/**
 * How many of a line's units are given. Each full group of bought and given ones gives its part; of the rest, those
 * beyond the bought ones are given too. So buy 1 get 1 gives 2 of 4, and never more than there are.
 */
export function giftUnits(qty: number, { buyQty, getQty, maxY }: GiftTerms): number {
  const group = buyQty + getQty;
  const groups = Math.floor(qty / group);
  const rest = qty - groups * group;
  const given = groups * getQty + Math.max(0, rest - buyQty);
  return maxY === null ? given : Math.min(given, maxY);
}
