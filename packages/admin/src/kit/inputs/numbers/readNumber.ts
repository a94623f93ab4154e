/** Rules for parsing a number. */
export interface NumberRules {
  /** Admin language, which determines the decimal and thousands separators. */
  readonly language: string;
  readonly decimals: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Strings allowed before or after the number, such as `USD`, `$` or `%`. They are ignored. */
  readonly affixes?: readonly string[] | undefined;
}

/** Reason why a text is not a number. */
export type NumberFault =
  | { readonly kind: 'unreadable' | 'tooLong' }
  /** Both interpretations, as ASCII digits with a decimal point. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [fraction: string, thousands: string] }
  | { readonly kind: 'decimals' | 'min' | 'max'; readonly bound: number };

/** Result of parsing: the number, '' for empty text, or the error. */
export type NumberReading =
  | { readonly value: number | ''; readonly fault: null }
  | { readonly value: null; readonly fault: NumberFault };

/** Characters that are always a decimal separator (`POINT_ONLY`), or always a thousands separator, in any language. */
const POINT_ONLY = '٫';

const GROUP_ONLY = " '٬";

/** Direction marks and other invisible characters in pasted text. */
const UNSEEN = /[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Maximum number of digits that JavaScript represents exactly. */
const MOST_DIGITS = 15;

/**
 * Parses typed, pasted or dictated text in the admin language if it has only one interpretation. An ambiguous number is an error that names
 * both interpretations, because a wrong price is worse than an extra correction.
 */
export function readNumber(typed: string, rules: NumberRules): NumberReading {
  const plain = toAscii(typed);
  if (plain === '') return { value: '', fault: null };
  const [sign, digits] = withoutAffixes(plain, rules.affixes ?? []);
  if (!/^[\d.,٫٬' ]*\d[\d.,٫٬' ]*$/.test(digits)) return refuse({ kind: 'unreadable' });
  const parts = partsOf(digits, rules);
  return Array.isArray(parts) ? bounded(sign, parts[0], parts[1], rules) : refuse(parts as NumberFault);
}

const refuse = (fault: NumberFault): NumberReading => ({ value: null, fault });

/**
 * Converts digits of other scripts to ASCII. Also converts all spaces to one kind of space, and all apostrophes to one kind of apostrophe.
 */
const toAscii = (typed: string): string =>
  typed
    .replaceAll(UNSEEN, '')
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digitOf(digit)))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll('،', ',')
    .trim();

/**
 * Returns a digit's value. In these scripts, the ten digits are consecutive code points, starting at a code point whose last hexadecimal
 * digit is 0.
 */
const digitOf = (digit: string): number => (digit.codePointAt(0) ?? 0) & 0xf;

function withoutAffixes(plain: string, affixes: readonly string[]): readonly [sign: string, digits: string] {
  const bare = without(plain, affixes);
  const [, minus = '', rest = ''] = /^([-−–+]?)(.*)$/s.exec(bare) ?? [];
  return [minus === '' || minus === '+' ? '' : '-', without(rest.trim(), affixes)];
}

function without(words: string, affixes: readonly string[]): string {
  for (const affix of affixes) {
    const expected = toAscii(affix).toLowerCase();
    if (words.toLowerCase().startsWith(expected)) return words.slice(expected.length).trim();
    if (words.toLowerCase().endsWith(expected)) return words.slice(0, -expected.length).trim();
  }
  return words;
}

type Parts = readonly [whole: string, fraction: string];

/** Splits a number at its decimal separator. Returns an error if the separator is ambiguous. */
function partsOf(digits: string, rules: NumberRules): Parts | NumberFault {
  const marks = digits.replaceAll(/\d/g, '');
  const kinds = [...new Set(marks)];
  const [first = '', second] = kinds;
  if (kinds.length === 0) return [digits, ''];
  if (kinds.length === 1 && marks.length === 1) return byOneMark(digits, first, rules);
  if (kinds.length === 1 && isGrouped(digits, first)) return [digits.replaceAll(first, ''), ''];
  // If there are two different separators, the last one is the decimal separator in every language.
  const [whole = '', fraction = ''] = second === undefined ? [] : digits.split(second);
  const isPoint = second !== undefined && !GROUP_ONLY.includes(second) && marks.endsWith(second);
  if (kinds.length === 2 && isPoint && marks.indexOf(second) === marks.length - 1 && isGrouped(whole, first))
    return [whole.replaceAll(first, ''), fraction];
  return { kind: 'unreadable' };
}

function byOneMark(digits: string, mark: string, { language, decimals }: NumberRules): Parts | NumberFault {
  const [whole = '', fraction = ''] = digits.split(mark);
  const { point, group } = marksOf(language);
  const mayBeThousands = isGrouped(digits, mark);
  if (mark === POINT_ONLY || fraction === '') return [whole, fraction];
  if (GROUP_ONLY.includes(mark)) return mayBeThousands ? [whole + fraction, ''] : { kind: 'unreadable' };
  const ambiguous = {
    kind: 'ambiguous',
    readings: [`${whole || '0'}.${fraction}`, whole + fraction],
  } as const;
  if (mark === point) return mayBeThousands && decimals < 3 ? ambiguous : [whole, fraction];
  if (mark === group) return mayBeThousands ? [whole + fraction, ''] : ambiguous;
  return mayBeThousands ? ambiguous : [whole, fraction];
}

/** Reports whether the thousands separators delimit groups of three digits. The first group may be shorter. */
const isGrouped = (digits: string, mark: string): boolean => {
  const [first = '', ...others] = digits.split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && others.length > 0 && others.every((part) => /^\d{3}$/.test(part));
};

function bounded(sign: string, whole: string, decimals: string, rules: NumberRules): NumberReading {
  const fraction = decimals.replace(/0+$/, '');
  if (fraction.length > rules.decimals) return refuse({ kind: 'decimals', bound: rules.decimals });
  if (whole.replace(/^0+/, '').length + fraction.length > MOST_DIGITS) return refuse({ kind: 'tooLong' });
  const size = Number(`${whole || '0'}.${fraction || '0'}`);
  const value = sign === '-' && size !== 0 ? -size : size;
  const { min, max } = rules;
  if (min !== undefined && value < min) return refuse({ kind: 'min', bound: min });
  if (max !== undefined && value > max) return refuse({ kind: 'max', bound: max });
  return { value, fault: null };
}

interface Marks {
  readonly point: string;
  readonly group: string;
}

const languageMarks = new Map<string, Marks>();

/** Returns the decimal and thousands separators of a language. */
function marksOf(language: string): Marks {
  const known = languageMarks.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12_345.6);
  const markOf = (type: string) => toAscii(parts.find((part) => part.type === type)?.value ?? '');
  const found = { point: markOf('decimal'), group: markOf('group') };
  languageMarks.set(language, found);
  return found;
}
