/** The result of searching for the extension that causes a fault. */
export type Found<T> =
  | { readonly result: 'culprit'; readonly culprit: T; readonly tries: number }
  /** The fault does not occur with all extensions. */
  | { readonly result: 'alwaysGood'; readonly tries: number }
  /** The fault occurs even without any extension. */
  | { readonly result: 'alwaysBad'; readonly tries: number };

/**
 * Finds the item that causes a fault with a binary search, which takes nine attempts for 100 items. Each attempt uses a prefix
 * of the list, so that an item is never tested without the preceding items, which it may require. If two items cause the fault
 * together, the later one is found.
 */
export async function findCulprit<T>(
  items: readonly T[],
  isGood: (enabled: readonly T[]) => Promise<boolean>,
): Promise<Found<T>> {
  let tries = 0;
  const isGoodWith = (count: number): Promise<boolean> => {
    tries += 1;
    return isGood(items.slice(0, count));
  };
  if (await isGoodWith(items.length)) return { result: 'alwaysGood', tries };
  if (!(await isGoodWith(0))) return { result: 'alwaysBad', tries };
  let good = 0;
  let bad = items.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isGoodWith(middle)) good = middle;
    else bad = middle;
  }
  return { result: 'culprit', culprit: items[good] as T, tries };
}
