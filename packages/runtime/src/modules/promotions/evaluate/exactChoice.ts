import type { Minor } from '../../../platform/money.ts';
import { percentOfUnits } from './amounts.ts';
import type { SetLine, SetTerms, Units } from './setUnits.ts';
import { isGetOnly, isBoth, givable } from './setUnits.ts';

/** Compares all numbers of sets, with the best units for each. */
export function exactChoice(
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
