import { countries } from 'jsvat-next';
import { invalidVatId } from './errors.ts';

/** The prefix of Greek VAT IDs, which is not the code of the country. */
const GREECE = 'EL';
const NORTHERN_IRELAND = 'XI';
const UNITED_KINGDOM = 'GB';
const NORWAY = 'NO';

/** The patterns of VAT IDs by prefix. Those of Norway are without the prefix. */
const PATTERNS: ReadonlyMap<string, readonly RegExp[]> = new Map(
  countries.map(({ name, codes: [code = ''], rules }) => [name === 'Greece' ? GREECE : code, rules.regex]),
);

/** Matches what people write between the characters of a VAT ID: blanks, dots, dashes, and invisible marks of the direction. */
const BETWEEN = /[\s.\p{Pd}\u2212\p{Cf}]/gu;

/** Returns a VAT ID as it is stored: in upper case, without blanks, dots and dashes. */
const normalized = (written: string): string => written.replace(BETWEEN, '').toUpperCase();

/** Reports whether a normalized VAT ID has the form of the country of its prefix. Northern Ireland has the forms of the United Kingdom. */
function hasForm(id: string): boolean {
  const prefix = id.slice(0, 2);
  const rest = id.slice(2);
  if (prefix === NORWAY) return matches(NORWAY, rest);
  const country = prefix === NORTHERN_IRELAND ? UNITED_KINGDOM : prefix;
  return matches(country, country + rest);
}

const matches = (country: string, id: string): boolean =>
  (PATTERNS.get(country) ?? []).some((pattern) => pattern.test(id));

/**
 * Returns a VAT ID as it is stored: in upper case, without blanks, dots and dashes. Null if it is blank or does not have the form of the
 * country of its prefix. Pure.
 */
export function vatIdOf(written: string): string | null {
  const id = normalized(written);
  return hasForm(id) ? id : null;
}

/**
 * Returns a VAT ID for storage, like `vatIdOf`. Returns null if it is blank. Throws `INVALID_VAT_ID` (400), with the field `path`, if the ID
 * does not have the form of the country of its prefix. Does not check whether the ID was issued.
 */
export function readVatId(written: string | null, path?: string): string | null {
  if (written === null || normalized(written) === '') return null;
  const id = vatIdOf(written);
  if (id === null) throw invalidVatId(path);
  return id;
}
