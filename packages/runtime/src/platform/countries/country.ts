import { createRequire } from 'node:module';
import { folded } from '../text/folded.ts';

type IsoPackage = typeof import('iso-3166/1.js');

/** Common country codes and names that the country data lacks. */
const ALIASES: Readonly<Record<string, string>> = {
  UK: 'GB',
  EL: 'GR',
  'Great Britain': 'GB',
  'Czech Republic': 'CZ',
  'East Timor': 'TL',
  'Ivory Coast': 'CI',
  Macau: 'MO',
  Macedonia: 'MK',
  Swaziland: 'SZ',
  Turkey: 'TR',
};

interface Countries {
  readonly codes: ReadonlySet<string>;
  /** Maps normalized alpha-3 codes and English names to ISO 3166-1 alpha-2 codes. */
  readonly byText: ReadonlyMap<string, string>;
}

let known: Countries | undefined;

/** Loads the country data on first use, to keep startup fast. */
const countries = (): Countries => (known ??= readCountries());

function readCountries(): Countries {
  const { iso31661 } = createRequire(import.meta.url)('iso-3166/1.js') as IsoPackage;
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(['en'], { type: 'region', style }),
  );
  const texts = iso31661.flatMap(({ alpha2, alpha3, name }) =>
    [alpha3, name, ...names.map((list) => list.of(alpha2) ?? alpha2)]
      .flatMap(spellings)
      .map((text) => [nameKey(text), alpha2] as const),
  );
  const aliases = Object.entries(ALIASES).map(([text, code]) => [nameKey(text), code] as const);
  return {
    codes: new Set(iso31661.map(({ alpha2 }) => alpha2).toSorted()),
    byText: new Map([...texts, ...aliases]),
  };
}

/**
 * Returns alternative spellings of a country name: without a part in parentheses, as in `Myanmar (Burma)`, and with abbreviations
 * written out, as in `St. Lucia`.
 */
const spellings = (name: string): readonly string[] => [
  name,
  name.replace(/ \((?!British|U\.S\.)[^)]*\)/, ''),
  name.replace(/^St\./, 'Saint'),
];

const nameKey = (text: string): string => folded(text.replaceAll('&', ' and ')).replace(/^the /, '');

/** Lists the ISO 3166-1 codes of all countries in alphabetical order. */
export const countryCodes = (): readonly string[] => [...countries().codes];

/**
 * Finds a country's ISO 3166-1 code. Accepts the code in any case, the alpha-3 code, and the English name. `UK` is accepted for
 * `GB`, and `EL` for `GR`. Null if the string does not identify a country.
 */
export function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  const { codes, byText } = countries();
  return codes.has(code) ? code : (byText.get(nameKey(text)) ?? null);
}
