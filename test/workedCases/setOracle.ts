/** A line whose units may be bought or given. This file shares no arithmetic with the shop. */
interface OracleLine {
  readonly qty: number;
  readonly left: number;
  readonly canBuy: boolean;
  readonly canGet: boolean;
}

interface OracleTerms {
  readonly buyQty: number;
  readonly getQty: number;
  readonly percent: number;
}

/** Returns what some units of each line save, each line rounded half up to the minor unit. */
export const savingOf = (lines: readonly OracleLine[], percent: number, units: readonly number[]): bigint =>
  lines.reduce((saved, { left, qty }, index) => {
    const [n, d] = [BigInt(left) * BigInt(units[index] ?? 0) * BigInt(percent), BigInt(qty) * 1_000_000n];
    return saved + n / d + (2n * (n % d) >= d ? 1n : 0n);
  }, 0n);

/** Reports if units are given in whole sets, and enough others are left to buy. No units at all are 0 sets. */
export function isWholeSets(
  lines: readonly OracleLine[],
  { buyQty, getQty }: OracleTerms,
  units: readonly number[],
): boolean {
  let [given, buyable] = [0, 0];
  for (const [index, { qty, canBuy, canGet }] of lines.entries()) {
    const own = units[index] ?? 0;
    if (own < 0 || own > (canGet ? qty : 0)) return false;
    given += own;
    if (canBuy) buyable += qty - own;
  }
  return given % getQty === 0 && buyable >= (given / getQty) * buyQty;
}

/** Tries all choices of units, and returns the most that one of them saves. */
export function bestSaving(lines: readonly OracleLine[], terms: OracleTerms): bigint {
  let best = 0n;
  const units: number[] = [];
  const visit = (index: number): void => {
    const line = lines[index];
    if (!line) {
      if (!isWholeSets(lines, terms, units)) return;
      const saved = savingOf(lines, terms.percent, units);
      if (saved > best) best = saved;
      return;
    }
    for (let own = 0; own <= (line.canGet ? line.qty : 0); own += 1) {
      units[index] = own;
      visit(index + 1);
    }
  };
  visit(0);
  return best;
}
