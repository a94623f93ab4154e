import type { RichText } from './richText.ts';

/** Maximum number of characters that search engines show of a description. */
const MOST = 155;

/** Shortens text to a single line of at most `most` characters, cutting at a word boundary. Null if the text has no words. */
export function excerpt(text: string, most = MOST): string | null {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= most) return line || null;
  const cut = letters.slice(0, most).join('');
  const end = letters[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  // If the last space is far from the end, cut within the word, because some languages do not use spaces.
  const whole = end > cut.length / 2 ? cut.slice(0, end) : cut;
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** Shortens rich text to a plain-text description, without link URLs and list markers. */
export const excerptOf = (tree: RichText, most = MOST): string | null =>
  excerpt(
    tree.plain.replaceAll(/^- /gm, '').replaceAll(/ \((?:https?:|mailto:|tel:|\/)[^\s)]*\)/g, ''),
    most,
  );
