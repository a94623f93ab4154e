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
  const entry = plainPostcode(text);
  if (!/^[A-Z0-9](?:[A-Z0-9-]*\*?|\*)$/.test(entry))
    return { fault: `"${text}" is no postcode, prefix such as "90*" or range such as "90000-90999"` };
  const range = rangeOf(entry);
  if (range && range.from > range.to) return { fault: `The range "${text}" ends before it begins` };
  return { entry };
}

/** Whether a list of countries or provinces names a place, without regard to case. An unknown place is in no list. */
export function includesPlace(list: string, place: string | null | undefined): boolean {
  if (list === EVERYWHERE) return true;
  const wanted = place?.trim().toLowerCase();
  return (
    wanted !== undefined &&
    wanted !== '' &&
    list.split(',').some((entry) => entry.trim().toLowerCase() === wanted)
  );
}

/** Whether a list of postcodes has one, without regard to case and spaces. */
export function includesPostcode(list: string, postcode: string | null | undefined): boolean {
  if (list === EVERYWHERE) return true;
  const wanted = plainPostcode(postcode ?? '');
  return wanted !== '' && list.split(',').some((entry) => entryHas(plainPostcode(entry), wanted));
}

function entryHas(entry: string, postcode: string): boolean {
  if (entry.endsWith('*')) return postcode.startsWith(entry.slice(0, -1));
  const range = rangeOf(entry);
  if (!range) return postcode === entry || (/^\d+$/.test(entry) && isPartOf(postcode, entry));
  const area = postcode.slice(0, range.from.length);
  return (
    (postcode === area || isPartOf(postcode, area)) &&
    /^\d+$/.test(area) &&
    area.length === range.from.length &&
    range.from <= area &&
    area <= range.to
  );
}

/** Whether a postcode names a part of an area, as ZIP+4 `90210-1234` of `90210`. */
const isPartOf = (postcode: string, area: string): boolean =>
  postcode.startsWith(`${area}-`) && /^\d+$/.test(postcode.slice(area.length + 1));

/** Both ends have equally many digits, so that they compare as texts. */
function rangeOf(entry: string): { readonly from: string; readonly to: string } | null {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(entry) ?? [];
  return from !== undefined && to !== undefined && from.length === to.length ? { from, to } : null;
}

const plainPostcode = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
