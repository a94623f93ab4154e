/** Mail programs may turn schemes, `www.`, and dots within words into links. */
const SCHEME = /:(?=\/\/)/g;
const DOT = /[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu;
const WWW = /(www)\./gi;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Makes a string that anyone may have entered, such as a name or address, safe to show in an email. Puts the string
 * on one line and breaks up anything that a mail program would turn into a link. `evil.test/login` becomes `evil.
 * test/login`.
 */
export const unlinked = (text: string): string =>
  text
    .replace(BREAKS, ' ')
    .replace(SCHEME, ': ')
    .replace(WWW, '$1. ')
    .replace(DOT, (dot, at: number, whole: string) => (isHost(whole, at) ? `${dot} ` : dot));

/** Reports whether a dot follows a word, as in a host name, and is not a separator within a number. */
function isHost(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text.slice(at + 1, at + 3)];
  return /[\p{L}\p{N}-]/u.test(before) && /\p{L}/u.test(after);
}
