/** A suggested replacement for the word at a position, starting at 1. Null if nothing resembles that word. */
export interface Spelling {
  readonly place: number;
  readonly spelling: string | null;
}

/**
 * Corrects the words of a keyword with the given spellings. Among equally close spellings, the first is used. Null if there is nothing to
 * correct, or no spelling is close enough to one of the words.
 */
export function corrected(words: readonly string[], spellings: readonly Spelling[]): string | null {
  const byPlace = Map.groupBy(spellings, ({ place }) => place);
  if (byPlace.size === 0) return null;
  const better = words.map((word, index) => {
    const choices = byPlace.get(index + 1);
    return choices ? nearest(word, choices) : word;
  });
  return better.includes(null) ? null : better.join(' ').normalize('NFC');
}

function nearest(word: string, choices: readonly Spelling[]): string | null {
  const folded = fold(word);
  const most = Math.max(1, Math.floor(Array.from(folded).length / 3));
  const near = choices
    .flatMap(({ spelling }) =>
      spelling === null ? [] : [{ spelling, steps: distance(folded, fold(spelling)) }],
    )
    .filter(({ steps }) => steps <= most)
    .toSorted((one, other) => one.steps - other.steps);
  return near[0]?.spelling ?? null;
}

const fold = (word: string): string => word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Counts the letters to insert, delete, replace, or swap with their neighbor to turn one word into the other. */
export function distance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const here = [row + 1];
    for (const [column, expected] of to.entries()) {
      const replaced = (above[column] ?? 0) + (letter === expected ? 0 : 1);
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === expected
          ? (before[column - 1] ?? 0) + 1
          : Infinity;
      here.push(Math.min(replaced, swapped, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1));
    }
    [before, above] = [above, here];
  }
  return above[to.length] ?? 0;
}
