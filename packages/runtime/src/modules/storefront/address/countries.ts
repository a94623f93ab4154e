import { countryCodes } from '../../../platform/countries/country.ts';
import type { PlaceView } from '../../defaultTheme/index.ts';

const known = new Map<string, readonly PlaceView[]>();

/** Lists all countries with their ISO 3166-1 codes, sorted by their names in a language. */
export function allCountries(locale: string): readonly PlaceView[] {
  const before = known.get(locale);
  if (before) return before;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countries = inOrder(
    locale,
    countryCodes().map((code) => ({ code, name: names.of(code) ?? code })),
  );
  known.set(locale, countries);
  return countries;
}

/** Lists the countries with the given codes. The name of an unknown country is its code. */
export function countriesOf(locale: string, codes: readonly string[]): readonly PlaceView[] {
  const names = new Map(allCountries(locale).map(({ code, name }) => [code, name]));
  return inOrder(
    locale,
    codes.map((code) => ({ code, name: names.get(code) ?? code })),
  );
}

const inOrder = (locale: string, places: readonly PlaceView[]): readonly PlaceView[] =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, locale));
