import { z } from 'zod';
import { countryCodes } from '../../platform/countries/country.ts';
import { countryParam } from '../../platform/http/forms/countryField.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { hasProvinces, listProvinces } from './province.ts';
import type { ProvinceGroup } from './province.ts';

const choice = z.object({
  code: z.string().describe('The ISO 3166-2 code, such as `US-CA`.'),
  name: z.string().describe('The name in the requested language, or else in English.'),
});

const group = choice.extend({
  parts: z.array(choice).describe('The provinces of the country, sorted by name. Empty if it has none.'),
});

const language = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'language must be a tag such as "de" or "de-AT"')
  .optional()
  .describe('The language of the names, such as `de`. Defaults to the language of the request.');

export const countryRoutes = [
  listRoute({
    id: 'listCountries',
    does: 'Lists all ISO 3166-1 countries, and whether their provinces have codes.',
    path: '/api/countries',
    access: 'anyAdmin',
    about:
      'All ISO 3166-1 countries. Names are available in every language supported by `Intl.DisplayNames`.',
    answer: z.object({
      code: z.string().describe('The two-letter ISO 3166-1 code.'),
      has_provinces: z.boolean().describe('True if the country has provinces with ISO 3166-2 codes.'),
    }),
    toAnswer: (code: string) => ({ code, has_provinces: hasProvinces(code) }),
    rows: async () => countryCodes(),
  }),
  listRoute({
    id: 'listProvinces',
    does: 'Lists the provinces of a country, sorted by name, in the requested language.',
    path: '/api/countries/{country}/provinces',
    access: 'anyAdmin',
    params: z.object({ country: countryParam }),
    extra: { language },
    about: 'The provinces of a country, sorted by name.',
    answer: group,
    toAnswer: ({ code, name, parts }: ProvinceGroup) => ({ code, name, parts: [...parts] }),
    async rows({ app, params, query }) {
      return listProvinces((query['language'] as string | undefined) ?? app.locale, params.country);
    },
  }),
];
