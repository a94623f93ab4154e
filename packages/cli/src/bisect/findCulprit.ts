/** The result of a search for the extension that causes a fault. */
export type Found<T> =
  | { readonly verdict: 'culprit'; readonly culprit: T; readonly tries: number }
  /** The fault is not there with all of them. */
  | { readonly verdict: 'alwaysGood'; readonly tries: number }
  /** The fault is there without any of them. */
  | { readonly verdict: 'alwaysBad'; readonly tries: number };

/**
 * Finds the item that causes a fault, by trying the first half of what is left again and again: of 100 items in nine tries. Each
 * try keeps a beginning of the list, so that an item is never tried without those before it, which it may require. An item that
 * causes the fault together with another one is found as the later of the two.
 */
export async function findCulprit<T>(
  items: readonly T[],
  isGood: (kept: readonly T[]) => Promise<boolean>,
): Promise<Found<T>> {
  let tries = 0;
  const isGoodWith = (count: number): Promise<boolean> => {
    tries += 1;
    return isGood(items.slice(0, count));
  };
  if (await isGoodWith(items.length)) return { verdict: 'alwaysGood', tries };
  if (!(await isGoodWith(0))) return { verdict: 'alwaysBad', tries };
  let good = 0;
  let bad = items.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isGoodWith(middle)) good = middle;
    else bad = middle;
  }
  return { verdict: 'culprit', culprit: items[good] as T, tries };
}
