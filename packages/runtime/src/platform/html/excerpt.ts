import type { RichText } from './richText.ts';

/** Number of description characters that search engines show. */
const MOST = 155;

/** Shortens a text to the length of a search result description, at a word boundary, on one line. Null if it has no words. */
export function excerpt(text: string, most = MOST): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= most) return line || null;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // Some languages have no spaces.
  const whole = end > cut.length / 2 ? cut.slice(0, end) : cut;
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** Shortens a rich text to a description. Links lose their URLs, and list items their markers. */
export const excerptOf = (tree: RichText, most = MOST): string | null =>
  excerpt(
    tree.plain.replaceAll(/^- /gm, '').replaceAll(/ \((?:https?:|mailto:|tel:|\/)[^\s)]*\)/g, ''),
    most,
  );
