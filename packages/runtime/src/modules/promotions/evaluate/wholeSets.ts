import { addAll, ratio } from '../../../platform/ratio.ts';
import type { Ratio } from '../../../platform/ratio.ts';
import type { SetLine, SetTerms, Units } from './setUnits.ts';
import { unitsOf, isGetOnly, isBoth, givable } from './setUnits.ts';
import { exactChoice } from './exactChoice.ts';

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
