/** Control characters, and those that turn the direction of text around. Line breaks and tabs become spaces. */
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const UNWANTED =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Returns a text of the catalog as data for a model: plain, on one line, bounded, and without hidden characters. */
export function cleanText(text: string, most = 300): string {
  const plain = text.replaceAll(UNWANTED, '').replaceAll(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
