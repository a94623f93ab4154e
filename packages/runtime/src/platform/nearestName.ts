/** Returns the known name that is closest to a misspelled name. Null if none is close enough. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const limit = Math.floor(name.length / 3);
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of known) {
    const distance = edits(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/**
 * Returns a hint for a misspelled name: `Did you mean "port"?` or, if no name is close, a list of the known names. Undefined if
 * that list would be empty or too long.
 */
export function suggestion(name: string, known: readonly string[]): string | undefined {
  const nearest = nearestName(name, known);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  if (known.length === 0 || known.length > 20) return undefined;
  return `Known: ${known.join(', ')}.`;
}

/** Returns the edit distance between two strings. Swapping two adjacent characters is a single edit. */
function edits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
