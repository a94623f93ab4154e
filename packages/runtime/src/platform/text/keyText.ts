/** Matches zero-width characters, such as the zero-width space and direction marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Normalizes a lookup key, such as a SKU or a code, for storage: NFC, no zero-width characters, trimmed, inner whitespace as one
 * space. Control characters stay, so that they are rejected.
 */
export const keyText = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');

/** Returns the comparison key for case-insensitive lookups. The database function `text_key` does the same. */
export const textKey = (text: string): string => keyText(text).toLowerCase();

/**
 * Creates a lookup for rows with equivalent strings from before keys were normalized: an exact match wins, otherwise the first
 * row in the list.
 */
export function findByText<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): (text: string) => Row | undefined {
  const exact = new Map<string, Row>();
  const alike = new Map<string, Row>();
  for (const row of rows) {
    const text = textOf(row);
    const key = textKey(text);
    if (!exact.has(text)) exact.set(text, row);
    if (!alike.has(key)) alike.set(key, row);
  }
  return (text) => exact.get(text) ?? alike.get(textKey(text));
}
