/** Matches scripts in which names begin with the family name and have no space before the given name. */
const WHOLE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Returns how a page addresses a shopper: by the first word of the full name, or by the whole name if the first word is an initial or a
 * title. Returns null if the name is unknown. Pure.
 */
export function firstName(fullName: string | null): string | null {
  const name = fullName?.trim() ?? '';
  if (name === '' || name.includes('@')) return null;
  const [first = ''] = name.split(/\s+/u);
  const isInitial = first.length < 2 || /[.,]$/u.test(first);
  return isInitial || WHOLE.test(name) ? name : first;
}
