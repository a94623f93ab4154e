/** Control characters, and those that turn the direction of text around. The two that join letters stay. */
const UNWANTED = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/** Returns a text of the catalog as data for a model: plain, on one line, bounded, and without hidden characters. */
export function cleanText(text: string, most = 300): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(UNWANTED, '').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
