import { refuse } from '../errors.ts';

/** The refusal of a text that means no country. `path` is the field that carried it. */
export const invalidCountry = (country: string, path = 'country') => {
  return refuse(
    400,
    'INVALID_COUNTRY',
    '"{country}" is not a country. Use an ISO 3166-1 code, such as "US".',
    { values: { country }, at: path },
  );
};
