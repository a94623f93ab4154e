import { z } from 'zod';
import { findCountry } from '../../countries/country.ts';
import { invalidCountry } from '../../countries/errors.ts';
import { notFound } from '../../errors.ts';
import type { Refusal } from '../../errors.ts';
import { addRefusal } from './refusedValue.ts';

/** Returns the country code for a country name or code. Throws `INVALID_COUNTRY` (400) with the field `path`. */
export function readCountry(text: string, path = 'country'): string {
  const code = findCountry(text);
  if (code === null) throw invalidCountry(text, path);
  return code;
}

/** Creates a schema transform from a string to a country code. An unknown country causes the given refusal. */
const countryOr =
  (refusalOf: (text: string) => Refusal) =>
  (text: string, context: z.RefinementCtx): string => {
    const code = findCountry(text);
    if (code !== null) return code;
    addRefusal(context, refusalOf(text));
    return z.NEVER;
  };

/**
 * Converts a body field to a country code, as in `.transform(toCountry)`. An unknown country is rejected with `INVALID_COUNTRY`
 * (400) and the field's path.
 */
export const toCountry = countryOr((text) => invalidCountry(text));

const ABOUT = 'The ISO 3166-1 country code. Alpha-3 codes and English names are accepted.';

/** Schema for a country in a body, resolved by `findCountry`. The output is the ISO 3166-1 code. */
export const countryField = z.string().max(255).transform(toCountry).describe(ABOUT);

/** Schema for a country in a route path. An unknown country causes a 404. */
export const countryParam = z.string().transform(countryOr(notFound)).describe(ABOUT);
