import { createRequire } from 'node:module';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { hasProvinces, listProvinces } from './province.ts';
import type { ProvinceGroup } from './province.ts';

const choice = z.object({
  code: z.string().describe('The ISO 3166-2 code, such as `US-CA`.'),
  name: z.string().describe('The name in the language that was asked for, else in English.'),
});

const group = choice.extend({
  parts: z.array(choice).describe('The provinces that lie in it, by name; empty: it has none.'),
});

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language must be a tag such as "de" or "de-AT"')
  .optional()
  .describe('The language of the names, such as `de`; by default that of the request.');

const isCountry = (code: string): boolean => countryCodes().includes(code);

let codes: readonly string[] | undefined;

/** Lists the ISO 3166-1 codes of all countries. The package is read when they are first needed, not at the start. */
function countryCodes(): readonly string[] {
  if (!codes) {
    const { iso31661 } = createRequire(import.meta.url)('iso-3166') as typeof import('iso-3166');
    codes = iso31661.map(({ alpha2 }) => alpha2).toSorted();
  }
  return codes;
}

export const countryRoutes = [
  listRoute({
    id: 'listCountries',
    path: '/api/countries',
    access: 'anyAdmin',
    about: 'All countries by ISO 3166-1. Names in any language come from `Intl.DisplayNames`.',
    answer: z.object({
      code: z.string().describe('The ISO 3166-1 code of two letters.'),
      has_provinces: z.boolean().describe('Whether ISO 3166-2 divides it, so that its provinces have codes.'),
    }),
    toAnswer: (code: string) => ({ code, has_provinces: hasProvinces(code) }),
    rows: async () => countryCodes(),
  }),
  listRoute({
    id: 'listProvinces',
    path: '/api/countries/{country}/provinces',
    access: 'anyAdmin',
    params: z.object({ country: z.string().describe('The ISO 3166-1 code of the country.') }),
    extra: { language },
    about: 'The provinces of a country by name.',
    answer: group,
    toAnswer: ({ code, name, parts }: ProvinceGroup) => ({ code, name, parts: [...parts] }),
    async rows({ app, params, query }) {
      const country = params.country.toUpperCase();
      if (!isCountry(country)) throw notFound();
      return listProvinces((query['language'] as string | undefined) ?? app.locale, country);
    },
  }),
];
