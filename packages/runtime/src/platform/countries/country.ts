import { createRequire } from 'node:module';
import { folded } from '../text/folded.ts';

type IsoPackage = typeof import('iso-3166/1.js');

/** Codes and names in use for a country, in addition to its own. */
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
  /** Alpha-3 codes and English names, folded, mapped to country codes. */
  readonly byText: ReadonlyMap<string, string>;
}

let known: Countries | undefined;

/** Loads the package on first use, not at startup. */
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

/** Returns the spellings of a name: `Myanmar (Burma)` without the part in parentheses, and `St. Lucia` with the full word. */
const spellings = (name: string): readonly string[] => [
  name,
  name.replace(/ \((?!British|U\.S\.)[^)]*\)/, ''),
  name.replace(/^St\./, 'Saint'),
];

const nameKey = (text: string): string => folded(text.replaceAll('&', ' and ')).replace(/^the /, '');

/** Lists the ISO 3166-1 codes of all countries, in order. */
export const countryCodes = (): readonly string[] => [...countries().codes];

/**
 * Finds the ISO 3166-1 code for a string: the code in any case, the alpha-3 code, or the English name; `UK` is `GB` and `EL` is
 * `GR`. Null if the string denotes no country.
 */
export function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  const { codes, byText } = countries();
  return codes.has(code) ? code : (byText.get(nameKey(text)) ?? null);
}
