import { shippedCatalogues } from './catalogues.ts';

const textsIn = (locale: string): readonly string[] =>
  shippedCatalogues
    .filter((catalogue) => catalogue.locale === locale)
    .flatMap(({ texts }) => Object.values(texts).flatMap(fixedParts));

/** Returns the parts of a text in ICU MessageFormat that hold no value, also those of its plural forms. */
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

/** Short words that names in a German text may have, such as Isle of Man. */
const IN_NAMES: ReadonlySet<string> = new Set(['in', 'of', 'to']);

/** The parts of English texts that no German text has, in which a page or an email in German shows what is not translated. */
const english = [...new Set(textsIn('en'))]
  .filter((text) => /\p{L}{2}/u.test(text) && !IN_NAMES.has(text))
  .map((text) => ({ text, pattern: asWords(text) }))
  .filter(({ pattern }) => !pattern.test(german));

/** Lists the English words of the shop in a text. */
export const englishIn = (text: string): readonly string[] =>
  english.filter(({ pattern }) => pattern.test(text)).map((one) => one.text);

/** Returns everything that a person reads or hears of a document: its title, its text and the texts of attributes. */
export const wordsOf = (html: string): string =>
  [
    ...[...html.matchAll(/\s(?:aria-label|alt|placeholder|title|data-label|data-[a-z-]+)="([^"]*)"/g)].map(
      ([, text = '']) => text,
    ),
    html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' '),
  ]
    .join('\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[^\S\n]+/g, ' ');
