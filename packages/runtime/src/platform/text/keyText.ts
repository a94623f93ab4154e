/** Matches zero-width characters, such as the zero-width space and direction marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Normalizes a lookup key, such as a SKU or code, for storage. The result is in NFC, trimmed, and without zero-width
 * characters, and inner whitespace is collapsed to single spaces. Control characters stay, so that validation rejects them.
 */
export const keyText = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');

/** Returns the comparison key for case-insensitive lookups. The database function `text_key` returns the same key. */
export const textKey = (text: string): string => keyText(text).toLowerCase();

/**
 * Creates a row lookup by key. Rows stored before keys were normalized may have equivalent keys. An exact match takes
 * precedence, followed by the first equivalent row in the list.
 */
export function findByText<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): (text: string) => Row | undefined {
  const exact = new Map<string, Row>();
  const byNormalized = new Map<string, Row>();
  for (const row of rows) {
    const text = textOf(row);
    const key = textKey(text);
    if (!exact.has(text)) exact.set(text, row);
    if (!byNormalized.has(key)) byNormalized.set(key, row);
  }
  return (text) => exact.get(text) ?? byNormalized.get(textKey(text));
}
