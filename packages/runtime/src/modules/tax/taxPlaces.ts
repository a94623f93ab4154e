import { findCountry } from '../../platform/countries/country.ts';
import { invalidCountry } from '../../platform/countries/errors.ts';
import type { Refusal } from '../../platform/errors.ts';
import {
  findProvince,
  hasProvinces,
  invalidProvince,
  provinceCode,
  provinceKeys,
  provinceName,
} from '../provinces/index.ts';
import { EVERYWHERE, postcodeKey, rangeOf } from './postcodes.ts';

/** A list of places in its stored form, or the error in the submitted list. */
export type PlaceList = { readonly list: string } | Fault;

/** A single entry in its stored form, or its error. */
type Entry = { readonly entry: string } | Fault;

interface Fault {
  readonly fault: string | Refusal;
}

const MAX_ENTRIES = 1000;
const MAX_ENTRY = 100;

/** Parses a list of countries, which are stored as ISO 3166-1 codes. */
export const countryList = (sent: string) => placeList('country', sent, countryEntry);

/** Parses a list of provinces as submitted. After the countries are known, `readProvinces` converts the entries to codes. */
export const provinceList = (sent: string) => placeList('province', sent, (entry) => ({ entry }));

/**
 * Parses a list of postcodes, prefixes such as `90*`, and ranges such as `90000-90999`. Entries are stored in upper case
 * without spaces. Two numbers of different lengths are a single postcode, such as Poland's `00-950`.
 */
export const postcodeList = (sent: string) => placeList('postcode', sent, postcodeEntry);

/** Splits a list at its commas and removes duplicates. If the list contains `*`, all other entries are removed. */
function placeList(name: string, sent: string, read: (text: string) => Entry): PlaceList {
  const texts = sent.split(',').map((text) => text.trim());
  if (texts.length > MAX_ENTRIES) return { fault: `${name} can have at most ${MAX_ENTRIES} entries` };
  if (texts.includes('')) return { fault: `${name} must not have empty entries. Use "*" for everywhere.` };
  if (texts.some((text) => text.length > MAX_ENTRY))
    return { fault: `entries of ${name} can have at most ${MAX_ENTRY} characters` };
  const entries = new Set<string>();
  for (const text of texts) {
    const result = text === EVERYWHERE ? { entry: EVERYWHERE } : read(text);
    if ('fault' in result) return result;
    entries.add(result.entry);
  }
  return { list: entries.has(EVERYWHERE) ? EVERYWHERE : [...entries].join(',') };
}

function countryEntry(text: string): Entry {
  const entry = findCountry(text);
  return entry === null ? { fault: invalidCountry(text) } : { entry };
}

function postcodeEntry(text: string): Entry {
  const entry = postcodeKey(text);
  if (!/^[A-Z0-9](?:[A-Z0-9-]*\*?|\*)$/.test(entry))
    return {
      fault: `"${text}" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"`,
    };
  const range = rangeOf(entry);
  if (range && range.from > range.to) return { fault: `The range "${text}" ends before it starts` };
  return { entry };
}

/** Returns the case-insensitive lookup key of a country or province. Empty if the place is not known. */
export const placeKey = (place: string | null | undefined): string => place?.trim().toLowerCase() ?? '';

/** Reports whether a list of countries contains the country with the given key. An unknown country is never in a list. */
export function includesPlace(list: string, key: string): boolean {
  if (list === EVERYWHERE) return true;
  return key !== '' && list.split(',').some((entry) => placeKey(entry) === key);
}

/**
 * Returns a predicate that reports whether a list of provinces contains the province of an address or a province that
 * contains it. If the list has no country, it may also contain the province by its short code or name. An unknown province
 * is never in a list.
 */
export function provinceMatcher(
  country: string,
  province: string | null | undefined,
): (list: string) => boolean {
  if (!province?.trim()) return (list) => list === EVERYWHERE;
  const keys = new Set(provinceKeys({ country, province }).map(placeKey));
  const matchesEntry = (entry: string) =>
    keys.has(placeKey(entry)) ||
    (!isCode(entry) && keys.has(placeKey(provinceCode({ country, province: entry }))));
  return (list) => list === EVERYWHERE || list.split(',').some(matchesEntry);
}

/** Returns the province names of a list in the language of the locale. Null for everywhere. */
export const provinceListName = (locale: string, list: string): string | null =>
  list === EVERYWHERE
    ? null
    : list
        .split(',')
        .map((province) => provinceName(locale, { country: province.slice(0, 2), province }))
        .join(', ');

/** Reports whether an entry is a province code. Rates are stored with codes, so that only a few entries have to be looked up. */
const isCode = (entry: string): boolean => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(entry);

/**
 * Converts the provinces of a rate to codes within its countries. A province that none of the countries has is stored as a
 * plain string if one of the countries has no provinces, or if the rate applies in all countries. Otherwise throws
 * `INVALID_PROVINCE` (400).
 */
export function readProvinces(countryList: string, provinceList: string): string {
  if (provinceList === EVERYWHERE) return EVERYWHERE;
  const countries = countryList === EVERYWHERE ? [] : countryList.split(',');
  const codes = provinceList.split(',').flatMap((entry) => {
    const [named = ''] = /^[A-Z]{2}(?=-)/i.exec(entry) ?? [];
    const candidates = countries.length > 0 ? countries : [named.toUpperCase()];
    const found = candidates.flatMap((country) => findProvince({ country, province: entry })?.code ?? []);
    if (found.length > 0) return found;
    if (countries.length === 0 || !countries.every(hasProvinces)) return [entry];
    throw invalidProvince(entry, countries);
  });
  return [...new Set(codes)].join(',');
}
