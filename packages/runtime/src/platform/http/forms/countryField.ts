import { z } from 'zod';
import { findCountry } from '../../countries/country.ts';
import { invalidCountry } from '../../countries/errors.ts';
import { notFound } from '../../errors.ts';
import type { Refusal } from '../../errors.ts';
import { addRefusal } from './refusedValue.ts';

/** Returns the code of the country that a string denotes. Throws `INVALID_COUNTRY` (400) with the field `path`. */
export function readCountry(text: string, path = 'country'): string {
  const code = findCountry(text);
  if (code === null) throw invalidCountry(text, path);
  return code;
}

/** Creates a schema transform from a string to a country code, with the refusal for an unknown country. */
const countryOr =
  (refusalOf: (text: string) => Refusal) =>
  (text: string, context: z.RefinementCtx): string => {
    const code = findCountry(text);
    if (code !== null) return code;
    addRefusal(context, refusalOf(text));
    return z.NEVER;
  };

/** Transforms a string in a body to a country code, with `.transform(toCountry)`; `INVALID_COUNTRY` (400) includes its path. */
export const toCountry = countryOr((text) => invalidCountry(text));

const ABOUT = 'The ISO 3166-1 country code. Alpha-3 codes and English names are accepted.';

/** A country in a body, resolved by `findCountry`. The output is the ISO 3166-1 code. */
export const countryField = z.string().max(255).transform(toCountry).describe(ABOUT);

/** A country in a route path; an unknown one is 404. */
export const countryParam = z.string().transform(countryOr(notFound)).describe(ABOUT);
