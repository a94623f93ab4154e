import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { language } from '../../text/text.ts';

const names = new Intl.DisplayNames([language], { type: 'region' });

/** Returns a country's name in the admin language. Returns unknown codes unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** Query for the countries, sorted by name. It also reports whether each country has a list of provinces. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async () =>
    (await shop.countries.list())
      .map(({ code, has_provinces }) => ({
        value: code,
        label: countryName(code),
        hasProvinces: has_provinces,
      }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language)),
  staleTime: Infinity,
});

/** Query for a country's provinces, sorted by name. Subdivisions follow their province. */
export const provincesQuery = (country: string) =>
  queryOptions({
    queryKey: ['provinces', country],
    queryFn: async () =>
      (await shop.countries.listProvinces(country, { language })).flatMap(({ code, name, parts }) => [
        { value: code, label: name },
        ...parts.map((part) => ({ value: part.code, label: `${name} / ${part.name}` })),
      ]),
    staleTime: Infinity,
  });

/** Returns the country names in the admin language, sorted alphabetically. */
export const countryNames = (codes: readonly string[]): readonly string[] =>
  codes.map(countryName).toSorted((one, other) => one.localeCompare(other, language));
