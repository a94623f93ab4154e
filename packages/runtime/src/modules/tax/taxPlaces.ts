/** Stands in a list of places for everywhere. */
export const EVERYWHERE = '*';

/** A list of places as it is kept, or what is wrong with what was sent. */
export type PlaceList = { readonly list: string } | { readonly fault: string };

/** One entry as it is kept, or what is wrong with it. */
type Entry = { readonly entry: string } | { readonly fault: string };

const MAX_ENTRIES = 1000;
const MAX_ENTRY = 100;

/** Two-letter country codes, kept in capitals. */
export const countryList = (sent: string) => placeList('country', sent, countryEntry);

/** Province codes as addresses carry them, such as `US-CA`. */
export const provinceList = (sent: string) => placeList('province', sent, (entry) => ({ entry }));

/**
 * Postcodes, prefixes such as `90*` and ranges such as `90000-90999`, kept in capitals and without spaces. Two numbers of
 * unequal length are one postcode, as Poland's `00-950`.
 */
export const postcodeList = (sent: string) => placeList('postcode', sent, postcodeEntry);

/** Splits a list at its commas, and keeps each entry once. `*` among the entries is the whole list. */
function placeList(name: string, sent: string, read: (text: string) => Entry): PlaceList {
  const texts = sent.split(',').map((text) => text.trim());
  if (texts.length > MAX_ENTRIES) return { fault: `${name} must have at most ${MAX_ENTRIES} entries` };
  if (texts.includes('')) return { fault: `${name} must not have empty entries: "*" stands for everywhere` };
  if (texts.some((text) => text.length > MAX_ENTRY))
    return { fault: `${name} must have entries of at most ${MAX_ENTRY} characters` };
  const kept = new Set<string>();
  for (const text of texts) {
    const result = text === EVERYWHERE ? { entry: EVERYWHERE } : read(text);
    if ('fault' in result) return result;
    kept.add(result.entry);
  }
  return { list: kept.has(EVERYWHERE) ? EVERYWHERE : [...kept].join(',') };
}

const countryEntry = (text: string): Entry =>
  /^[a-z]{2}$/i.test(text)
    ? { entry: text.toUpperCase() }
    : { fault: `"${text}" is no ISO 3166-1 code of two letters, such as "US"` };

function postcodeEntry(text: string): Entry {
  const entry = postcodeKey(text);
  if (!/^[A-Z0-9](?:[A-Z0-9-]*\*?|\*)$/.test(entry))
    return { fault: `"${text}" is no postcode, prefix such as "90*" or range such as "90000-90999"` };
  const range = rangeOf(entry);
  if (range && range.from > range.to) return { fault: `The range "${text}" ends before it begins` };
  return { entry };
}

/** A country or province as lists are asked for it: without regard to case. Empty: it is not known. */
export const placeKey = (place: string | null | undefined): string => place?.trim().toLowerCase() ?? '';

/** Whether a list of countries or provinces names the place of a key. A place that is not known is in no list. */
export function includesPlace(list: string, key: string): boolean {
  if (list === EVERYWHERE) return true;
  return key !== '' && list.split(',').some((entry) => placeKey(entry) === key);
}

/** A postcode as lists are asked for it: without regard to case and spaces. Empty: it is not known. */
export const postcodeKey = (postcode: string | null | undefined): string =>
  postcode?.replaceAll(/\s/g, '').toUpperCase() ?? '';

/** Whether a list of postcodes has the one of a key. One that is not known is in no list. */
export function includesPostcode(list: string, key: string): boolean {
  if (list === EVERYWHERE) return true;
  if (key === '') return false;
  return postcodeKey(list)
    .split(',')
    .some((entry) => entryHas(entry, key));
}

function entryHas(entry: string, postcode: string): boolean {
  if (postcode === entry) return true;
  if (entry.endsWith('*')) return postcode.startsWith(entry.slice(0, -1));
  if (!entry.includes('-')) return isPartOf(postcode, entry.length) && postcode.startsWith(entry);
  const range = rangeOf(entry);
  if (!range) return false;
  const { length } = range.from;
  if (postcode.length !== length && !isPartOf(postcode, length)) return false;
  const area = postcode.slice(0, length);
  return range.from <= area && area <= range.to && isDigits(area);
}

/** Whether a postcode is an area of that many digits and, behind a hyphen, a part of it: ZIP+4 `90210-1234`. */
const isPartOf = (postcode: string, length: number): boolean =>
  postcode[length] === '-' && isDigits(postcode.slice(0, length)) && isDigits(postcode.slice(length + 1));

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Both ends have equally many digits, so that they compare as texts. */
function rangeOf(entry: string): { readonly from: string; readonly to: string } | null {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(entry) ?? [];
  return from !== undefined && to !== undefined && from.length === to.length ? { from, to } : null;
}
