import { createRequire } from 'node:module';
import { z } from 'zod';
import { folded } from '../text/folded.ts';
import { notFound } from '../errors.ts';
import type { Refusal } from '../errors.ts';
import { addRefusal } from '../http/refusedValue.ts';
import { invalidCountry } from './errors.ts';

type IsoPackage = typeof import('iso-3166/1.js');

/** Codes and names that people write for a country, beside its own. */
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
  /** The code that a text means: alpha-3 codes and English names, folded. */
  readonly byText: ReadonlyMap<string, string>;
}

let known: Countries | undefined;

/** Reads the package when the first country has to be understood, not at the start. */
const countries = (): Countries => (known ??= readCountries());

function readCountries(): Countries {
  const { iso31661 } = createRequire(import.meta.url)('iso-3166/1.js') as IsoPackage;
  const names = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(['en'], { type: 'region', style }),
  );
  const texts = iso31661.flatMap(({ alpha2, alpha3, name }) =>
    [alpha3, name, ...names.map((list) => list.of(alpha2) ?? alpha2)]
      .flatMap(spellings)
      .map((text) => [textKey(text), alpha2] as const),
  );
  const aliases = Object.entries(ALIASES).map(([text, code]) => [textKey(text), code] as const);
  return {
    codes: new Set(iso31661.map(({ alpha2 }) => alpha2).toSorted()),
    byText: new Map([...texts, ...aliases]),
  };
}

/** Returns the spellings of a name: `Myanmar (Burma)` without what is in parentheses, and `St. Lucia` with the whole word. */
const spellings = (name: string): readonly string[] => [
  name,
  name.replace(/ \((?!British|U\.S\.)[^)]*\)/, ''),
  name.replace(/^St\./, 'Saint'),
];

const textKey = (text: string): string => folded(text.replaceAll('&', ' and ')).replace(/^the /, '');

/** Lists the ISO 3166-1 codes of all countries, in order. */
export const countryCodes = (): readonly string[] => [...countries().codes];

/**
 * Finds the ISO 3166-1 code that a text means: the code in any case, the alpha-3 code or the English name; `UK` is `GB` and `EL` is
 * `GR`. Null: it means no country.
 */
export function findCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  const { codes, byText } = countries();
  return codes.has(code) ? code : (byText.get(textKey(text)) ?? null);
}

/** Returns the code of the country that a text means. Throws `INVALID_COUNTRY` (400), which names the field `path`. */
export function readCountry(text: string, path = 'country'): string {
  const code = findCountry(text);
  if (code === null) throw invalidCountry(text, path);
  return code;
}

/** Makes a transform of a text in a schema into the code of its country, or the refusal of a text that means none. */
const countryOr =
  (refusalOf: (text: string) => Refusal) =>
  (text: string, context: z.RefinementCtx): string => {
    const code = findCountry(text);
    if (code !== null) return code;
    addRefusal(context, refusalOf(text));
    return z.NEVER;
  };

/** Turns a text of a body into the code of its country, by `.transform(toCountry)`; `INVALID_COUNTRY` (400) names its path. */
export const toCountry = countryOr((text) => invalidCountry(text));

const ABOUT = 'The ISO 3166-1 code of the country; alpha-3 codes and English names are understood.';

/** A country in a body, understood as `findCountry` says. Its output is the ISO 3166-1 code. */
export const countryField = z.string().max(255).transform(toCountry).describe(ABOUT);

/** A country in the path of a route: one that there is not is 404. */
export const countryParam = z.string().transform(countryOr(notFound)).describe(ABOUT);
