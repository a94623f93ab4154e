import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { language } from '../../text/text.ts';

const names = new Intl.DisplayNames([language], { type: 'region' });

/** Writes the name of a country in the language of the admin; a code that is none stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

/** The countries by name, with whether they are divided into provinces. */
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

/** The provinces of a country by name; parts stand below the province that they lie in. */
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

/** Names countries in one line, and counts those that do not fit. */
export const countryNames = (codes: readonly string[]): readonly string[] =>
  codes.map(countryName).toSorted((one, other) => one.localeCompare(other, language));
