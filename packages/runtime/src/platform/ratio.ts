import type { Minor } from './money.ts';

/** The direction in which a fraction of a minor unit is rounded: half up, always up, or always down. */
export type Rounding = 'round' | 'up' | 'down';

/** A non-negative fraction with an exact value. */
export interface Ratio {
  readonly n: bigint;
  /** The denominator, which is positive. */
  readonly d: bigint;
}

export const ratio = (n: bigint | number, d: bigint | number = 1): Ratio => ({ n: BigInt(n), d: BigInt(d) });

/** Adds two fractions. If their denominators are equal, the sum has the same denominator. */
export const add = (a: Ratio, b: Ratio): Ratio =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };

/** Adds any number of fractions. To keep numbers small, fractions with equal denominators are added first. */
export function addAll(parts: readonly Ratio[]): Ratio {
  const byDenominator = new Map<bigint, bigint>();
  for (const { n, d } of parts) byDenominator.set(d, (byDenominator.get(d) ?? 0n) + n);
  return [...byDenominator].map(([d, n]) => ({ n, d })).reduce(add, ratio(0));
}

export const times = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.n, d: a.d * b.d });

/** Rounds a fraction to whole minor units. */
export function rounded({ n, d }: Ratio, rounding: Rounding): Minor {
  const down = n / d;
  const rest = n - down * d;
  const isUp = rounding === 'up' ? rest > 0n : rounding === 'round' && 2n * rest >= d;
  return Number(isUp ? down + 1n : down);
}

/**
 * Distributes `whole` over the items. Each item receives its exact part (from `partOf`) rounded down. The remaining minor units go
 * to the items with the largest remainders, or to the earlier item if remainders are equal. `whole` must be between the sum of all
 * parts rounded down and the sum of all parts rounded up.
 */
export function apportion<T>(
  whole: Minor,
  items: readonly T[],
  partOf: (item: T) => Ratio,
): readonly (readonly [item: T, share: Minor])[] {
  const shares = items.map((item) => {
    const part = partOf(item);
    const share = rounded(part, 'down');
    return { item, share, rest: { n: part.n - BigInt(share) * part.d, d: part.d } };
  });
  const left = whole - shares.reduce((sum, { share }) => sum + share, 0);
  const largest = new Set(shares.toSorted((a, b) => compare(b.rest, a.rest)).slice(0, left));
  return shares.map((entry) => [entry.item, largest.has(entry) ? entry.share + 1 : entry.share]);
}

function compare(a: Ratio, b: Ratio): number {
  const [one, other] = [a.n * b.d, b.n * a.d];
  return Number(one > other) - Number(one < other);
}
