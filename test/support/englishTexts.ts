import { shippedCatalogues } from './catalogues.ts';

const textsIn = (locale: string): readonly string[] =>
  shippedCatalogues
    .filter((catalogue) => catalogue.locale === locale)
    .flatMap(({ texts }) => Object.values(texts).flatMap(fixedParts));

/** Returns the literal parts of a message in ICU MessageFormat, including its plural branches. */
function fixedParts(text: string): readonly string[] {
  const parts = [''];
  const inner: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{' && (depth += 1) === 1) from = index + 1;
    if (sign === '}' && (depth -= 1) === 0) {
      inner.push(text.slice(from, index));
      parts.push('');
    } else if (depth === 0 && sign !== '{') parts[parts.length - 1] += sign;
  }
  const forms = inner.flatMap((value) => [...value.matchAll(/\{([^{}]*)\}/g)].map(([, form = '']) => form));
  return [...parts, ...forms].map((part) => part.replaceAll("''", "'").replaceAll('#', '').trim());
}

const german = textsIn('de').join('\n');
const asWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}-])`, 'u');

/** Words that may be part of names in a German text, such as Isle of Man, Island for Iceland, and Arabische Emirate. */
const IN_NAMES: ReadonlySet<string> = new Set(['in', 'of', 'to', 'Emirate', 'Island']);

/**
 * Parts of English messages that no German message contains. If a German page or email contains one of them, it has an untranslated text.
 */
const english = [...new Set(textsIn('en'))]
  .filter((text) => /\p{L}{2}/u.test(text) && !IN_NAMES.has(text))
  .map((text) => ({ text, pattern: asWords(text) }))
  .filter(({ pattern }) => !pattern.test(german));

/** Lists the English message parts that a text contains. */
export const englishIn = (text: string): readonly string[] =>
  english.filter(({ pattern }) => pattern.test(text)).map((one) => one.text);

/** Returns all text of a document that a person can read or hear, including the title and attribute texts, without paths in attributes. */
export const wordsOf = (html: string): string =>
  [
    ...[
      ...html.matchAll(/\s(?:aria-label|alt|placeholder|title|data-label|data-[a-z-]+)="(?!\/)([^"]*)"/g),
    ].map(([, text = '']) => text),
    html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '),
  ]
    .join('\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ');
