import { refuse } from '../errors.ts';

/** Creates the refusal for an unknown country. `path` is the path of the invalid input field. */
export const invalidCountry = (country: string, path = 'country') => {
  return refuse(
    400,
    'INVALID_COUNTRY',
    '"{country}" is not a country. Use an ISO 3166-1 code, such as "US".',
    { values: { country }, at: path },
  );
};
