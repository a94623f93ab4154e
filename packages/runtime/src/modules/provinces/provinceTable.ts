import { createRequire } from 'node:module';
import { folded } from '../../platform/text/folded.ts';
import { provinceNames } from './provinceNames.ts';
import { provinceTranslations } from './provinceTranslations.ts';

/** A country subdivision according to ISO 3166-2, of any level. */
export interface Province {
  /** The full code, such as `US-CA`. */
  readonly code: string;
  /** The code of the enclosing subdivision. Null if the province is directly below the country. */
  readonly parent: string | null;
  readonly officialName: string;
  /** The province's other names, by language. `en` is missing if English uses the official name. */
  readonly names: ReadonlyMap<string, string>;
  /** The names in the languages of the shop's pages, by language, if they differ. */
  readonly translations: ReadonlyMap<string, string>;
}

/** The provinces of one country. */
export interface ProvinceTable {
  readonly byCode: ReadonlyMap<string, Province>;
  /** The provinces, by normalized code, short code, former code and name. */
  readonly byText: ReadonlyMap<string, Province>;
}

type IsoPackage = typeof import('iso-3166');

let entries: ReadonlyMap<string, IsoPackage['iso31662']> | undefined;
const tables = new Map<string, ProvinceTable>();

/** Returns a country's provinces by ISO 3166-1 code. Returns null if the country has none or does not exist. */
export function provinceTable(country: string): ProvinceTable | null {
  const known = tables.get(country);
  if (known) return known;
  entries ??= readEntries();
  const rows = entries.get(country);
  if (!rows) return null;
  const table = tableOf(country, rows);
  tables.set(country, table);
  return table;
}

/** Reads the package only when an address first needs it, not at startup. */
function readEntries() {
  const { iso31662 } = createRequire(import.meta.url)('iso-3166') as IsoPackage;
  return Map.groupBy(iso31662, ({ code }) => code.slice(0, 2));
}

function tableOf(country: string, rows: IsoPackage['iso31662']): ProvinceTable {
  const extras = (provinceNames[country] ?? '').split(';');
  const names = entriesOf(extras);
  const translations = entriesOf((provinceTranslations[country] ?? '').split(';'));
  const provinces = rows.map(({ code, name, parent }) => ({
    code,
    parent: parent === country ? null : parent,
    officialName: name,
    names: new Map((names.get(code.slice(3)) ?? '').split('|').flatMap(namedIn)),
    translations: new Map((translations.get(code.slice(3)) ?? '').split('|').flatMap(namedIn)),
  }));
  const byCode = new Map(provinces.map((province) => [province.code, province]));
  const former = extras.flatMap((extra) => {
    const [old, current] = extra.split('>');
    const province = current === undefined ? undefined : byCode.get(`${country}-${current}`);
    return province ? [[old as string, province] as const] : [];
  });
  return { byCode, byText: textsOf(country, provinces, former) };
}

/** Returns the entries `<short code>=<names>`. */
const entriesOf = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(texts.filter((text) => text.includes('=')).map((text) => text.split('=') as [string, string]));

function namedIn(text: string): [string, string][] {
  const [language, name] = text.split(':');
  return language !== undefined && name !== undefined ? [[language, name]] : [];
}

/**
 * Maps strings to provinces. Codes take precedence over official names, official names over other names, and other names over translations.
 * A name shared by two provinces matches neither.
 */
function textsOf(
  country: string,
  provinces: readonly Province[],
  former: readonly (readonly [string, Province])[],
): ReadonlyMap<string, Province> {
  const texts = new Map<string, Province>();
  const shared = new Set<string>();
  const add = (given: readonly (readonly [string, Province])[]) => {
    const found = new Map<string, Province | null>();
    for (const [text, province] of given) {
      const key = folded(text);
      const other = found.get(key);
      found.set(key, other === undefined ? province : innerOf(other, province));
    }
    for (const [key, province] of found) {
      if (!province) shared.add(key);
      else if (!texts.has(key)) texts.set(key, province);
    }
  };
  const withCountry = (entries: readonly (readonly [string, Province])[]) =>
    entries.flatMap(([short, province]) => [
      [`${country}-${short}`, province] as const,
      [short, province] as const,
    ]);
  add(withCountry(provinces.map((province) => [province.code.slice(3), province])));
  add(withCountry(former));
  add(provinces.map((province) => [province.officialName, province]));
  add(
    provinces.flatMap((province) =>
      [province.officialName, ...province.names.values()]
        .flatMap(spellings)
        .map((name) => [name, province] as const),
    ),
  );
  add(
    provinces.flatMap((province) =>
      [...province.translations.values()]
        .flatMap(spellings)
        .filter((name) => !shared.has(folded(name)))
        .map((name) => [name, province] as const),
    ),
  );
  return texts;
}

/** Returns the inner one of two provinces that share a name, if one encloses the other. */
function innerOf(one: Province | null, other: Province): Province | null {
  if (one === null || one === other || one.parent === other.code) return one;
  return other.parent === one.code ? other : null;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns spelling variants of a name: `Bristol, City of` and `Guyane (française)` rearranged, and umlauts as two
 * letters.
 */
function spellings(name: string): readonly string[] {
  const plain = name.replace(/\s*\([^)]*\)/, '');
  const [first, second] = plain.split(', ');
  const parts = first !== undefined && second !== undefined ? [first, second, `${second} ${first}`] : [];
  return [name, plain, ...parts].flatMap((text) => [
    text,
    text.replaceAll(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] as string),
  ]);
}
