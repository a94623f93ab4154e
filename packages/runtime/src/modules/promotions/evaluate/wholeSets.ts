import type { Minor } from '../../../platform/money.ts';
import { addAll, ratio } from '../../../platform/ratio.ts';
import type { Ratio } from '../../../platform/ratio.ts';
import { percentOfUnits } from './amounts.ts';

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

/** Up to this number of units that may be given, the best choice is found to the minor unit. Above, a fraction of one per line may be lost. */
const EXACT_UNITS = 64;

/**
 * Chooses the units that "buy x, get y" makes cheaper, so that the buyer saves most: whole sets alone, and no unit in two of them or on both
 * sides. Returns the number of cheaper units of each line. Among equal choices it takes the fewest units, and those of earlier lines. Pure.
 */
export function wholeSets(lines: readonly SetLine[], terms: SetTerms): readonly number[] {
  const units = unitsOf(lines);
  const most = Math.min(
    Math.floor((units.both + units.get) / terms.getQty),
    Math.floor((units.both + units.buy) / terms.buyQty),
    Math.floor((units.both + units.get + units.buy) / (terms.buyQty + terms.getQty)),
  );
  if (most < 1) return lines.map(() => 0);
  return units.both + units.get <= EXACT_UNITS
    ? exactChoice(lines, units, terms, most)
    : sortedChoice(lines, units, terms, most);
}

/** The number of units that can be bought alone, given alone, and both. */
interface Units {
  readonly buy: number;
  readonly get: number;
  readonly both: number;
}

const isBoth = ({ canBuy, canGet }: SetLine): boolean => canBuy && canGet;
const isGetOnly = ({ canBuy, canGet }: SetLine): boolean => canGet && !canBuy;

function unitsOf(lines: readonly SetLine[]): Units {
  const count = (of: (line: SetLine) => boolean) =>
    lines.filter(of).reduce((units, { qty }) => units + qty, 0);
  return {
    buy: count(({ canBuy, canGet }) => canBuy && !canGet),
    get: count(isGetOnly),
    both: count(isBoth),
  };
}

/** Returns how many of the units that can be bought as well may be given in so many sets. */
const givable = ({ both, buy }: Units, { buyQty }: SetTerms, sets: number): number =>
  Math.min(both, both + buy - sets * buyQty);

/** Compares all numbers of sets, with the best units for each. */
function exactChoice(
  lines: readonly SetLine[],
  units: Units,
  terms: SetTerms,
  most: number,
): readonly number[] {
  const only = bestUnits(lines, isGetOnly, terms.percent);
  const both = bestUnits(lines, isBoth, terms.percent);
  let best = { value: 0, chosen: lines.map(() => 0) };
  for (let sets = 1; sets <= most; sets += 1) {
    const given = sets * terms.getQty;
    for (
      let ofBoth = Math.max(0, given - units.get);
      ofBoth <= Math.min(given, givable(units, terms, sets));
      ofBoth += 1
    ) {
      const value = only.valueOf(given - ofBoth) + both.valueOf(ofBoth);
      if (value < best.value || value === 0) continue;
      const [one, other] = [only.choose(given - ofBoth), both.choose(ofBoth)];
      const chosen = one.map((count, index) => count + (other[index] ?? 0));
      if (value > best.value || isBetterTie(chosen, best.chosen)) best = { value, chosen };
    }
  }
  return best.chosen;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Reports whether a choice of equal value gives fewer units, or as many of earlier lines. */
function isBetterTie(chosen: readonly number[], other: readonly number[]): boolean {
  const difference = total(chosen) - total(other);
  if (difference !== 0) return difference < 0;
  const index = chosen.findIndex((count, at) => count !== other[at]);
  return index !== -1 && (chosen[index] as number) > (other[index] as number);
}

/** The most that so many units of some lines can save, and the units themselves. */
interface BestUnits {
  valueOf(units: number): Minor;
  choose(units: number): readonly number[];
}

function bestUnits(lines: readonly SetLine[], isOne: (line: SetLine) => boolean, percent: number): BestUnits {
  const most = lines.filter(isOne).reduce((units, { qty }) => units + qty, 0);
  const savings = lines.map((line) =>
    isOne(line)
      ? Array.from({ length: line.qty + 1 }, (_, units) =>
          percentOfUnits(line.left, units, line.qty, percent),
        )
      : [0],
  );
  // The entry of a line has the best values for the line and all that follow it.
  const values: number[][] = [[0, ...Array.from({ length: most }, () => Number.NEGATIVE_INFINITY)]];
  for (const saving of savings.toReversed()) {
    const next = values[0] as number[];
    values.unshift(
      next.map((_, units) =>
        Math.max(...saving.slice(0, units + 1).map((value, own) => value + (next[units - own] as number))),
      ),
    );
  }
  const valueOf = (units: number) => values[0]?.[units] ?? Number.NEGATIVE_INFINITY;
  const choose = (units: number) => {
    let open = units;
    return savings.map((saving, index) => {
      const wanted = values[index]?.[open];
      let own = Math.min(open, saving.length - 1);
      while (own > 0 && (saving[own] as number) + (values[index + 1]?.[open - own] ?? 0) !== wanted) own -= 1;
      open -= own;
      return own;
    });
  };
  return { valueOf, choose };
}

/** Gives the units with the highest prices. The saving is a concave function of the number of sets, so that its top is found by halving. */
function sortedChoice(
  lines: readonly SetLine[],
  units: Units,
  terms: SetTerms,
  most: number,
): readonly number[] {
  const sorted = lines.map((line, index) => ({ line, index })).toSorted(byPrice);
  const take = (wanted: number, isOne: (line: SetLine) => boolean) => {
    let open = wanted;
    const taken = new Map<number, number>();
    for (const { line, index } of sorted)
      if (open > 0 && isOne(line)) {
        const own = Math.min(open, line.qty);
        taken.set(index, own);
        open -= own;
      }
    return taken;
  };
  const choose = (sets: number): readonly number[] => {
    const given = sets * terms.getQty;
    const any = take(given, ({ canGet }) => canGet);
    const ofBoth = lines.reduce((sum, line, index) => sum + (isBoth(line) ? (any.get(index) ?? 0) : 0), 0);
    const most = givable(units, terms, sets);
    if (ofBoth <= most) return lines.map((_, index) => any.get(index) ?? 0);
    const [both, only] = [take(most, isBoth), take(given - most, isGetOnly)];
    return lines.map((_, index) => (both.get(index) ?? 0) + (only.get(index) ?? 0));
  };
  const priceOf = (sets: number): Ratio =>
    addAll(choose(sets).map((count, index) => partOf(lines[index] as SetLine, count)));
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isLess(priceOf(middle), priceOf(middle + 1))) low = middle + 1;
    else high = middle;
  }
  return choose(low);
}

const partOf = ({ left, qty }: SetLine, units: number): Ratio => ratio(BigInt(left) * BigInt(units), qty);

const isLess = (a: Ratio, b: Ratio): boolean => a.n * b.d < b.n * a.d;

/** Orders lines by the price of a unit, the highest first, and else as they are. */
function byPrice(a: { readonly line: SetLine }, b: { readonly line: SetLine }): number {
  const difference = BigInt(b.line.left) * BigInt(a.line.qty) - BigInt(a.line.left) * BigInt(b.line.qty);
  return difference > 0n ? 1 : Number(difference < 0n) * -1;
}
