import type { Minor } from '../../../platform/money.ts';

/** A line whose units may be bought or given, in the order in which the lines were made. */
export interface SetLine {
  readonly qty: number;
  /** The rest of the price of all units. */
  readonly left: Minor;
  readonly canBuy: boolean;
  readonly canGet: boolean;
}

/** The units of a set: so many have to be bought for so many that are cheaper. */
export interface SetTerms {
  readonly buyQty: number;
  readonly getQty: number;
  /** The discount on units that are given, in ten-thousandths of a percent. */
  readonly percent: number;
}

/** The number of units that can be bought alone, given alone, and both. */
export interface Units {
  readonly buy: number;
  readonly get: number;
  readonly both: number;
}

/** Reports whether units of a line can be bought and given. */
export const isBoth = ({ canBuy, canGet }: SetLine): boolean => canBuy && canGet;

/** Reports whether units of a line can be given only. */
export const isGetOnly = ({ canBuy, canGet }: SetLine): boolean => canGet && !canBuy;

/** Counts the units by what they can be used for. */
export function unitsOf(lines: readonly SetLine[]): Units {
  const count = (of: (line: SetLine) => boolean) =>
    lines.filter(of).reduce((units, { qty }) => units + qty, 0);
  return {
    buy: count(({ canBuy, canGet }) => canBuy && !canGet),
    get: count(isGetOnly),
    both: count(isBoth),
  };
}

/** Returns how many of the units that can be bought as well may be given in so many sets. */
export const givable = ({ both, buy }: Units, { buyQty }: SetTerms, sets: number): number =>
  Math.min(both, both + buy - sets * buyQty);
