import type { PlaceView } from '../templates/checkoutViews.ts';

/** The codes that have a name and are no country to ship to: groups of countries, and parts of one. */
const NO_COUNTRIES = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
  (code) => !NO_COUNTRIES.has(code),
);

const known = new Map<string, readonly PlaceView[]>();

/** Lists every country with its ISO 3166-1 code and its name in a language, ordered by name. */
export function allCountries(locale: string): readonly PlaceView[] {
  const before = known.get(locale);
  if (before) return before;
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const countries = inOrder(
    locale,
    CODES.filter(isCurrent).flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    }),
  );
  known.set(locale, countries);
  return countries;
}

/** Tells whether a country still exists: the code of a former one stands for its successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

/** Lists the countries of these codes; an unknown one is named by its code. */
export function countriesOf(locale: string, codes: readonly string[]): readonly PlaceView[] {
  const names = new Map(allCountries(locale).map(({ code, name }) => [code, name]));
  return inOrder(
    locale,
    codes.map((code) => ({ code, name: names.get(code) ?? code })),
  );
}

const inOrder = (locale: string, places: readonly PlaceView[]): readonly PlaceView[] =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, locale));
