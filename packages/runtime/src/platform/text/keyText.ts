/** Characters without a width, such as the zero-width space and the marks of direction. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/**
 * Writes a text by which something is found, such as a SKU or a code, as it is stored: in NFC, without zero-width characters, without
 * blanks at its ends, inner blanks as one space. Control characters stay, to be refused.
 */
export const keyText = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .replaceAll(/^ | $/g, '');

/** Returns what texts are compared by that are found without regard to case. The function `text_key` of the database does the same. */
export const textKey = (text: string): string => keyText(text).toLowerCase();

/** The rows of look-alike texts from before they were one: the one as it is written wins, and else the first of the list. */
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
