import { z } from 'zod';
import { findCountry } from '../../countries/country.ts';
import { invalidCountry } from '../../countries/errors.ts';
import { notFound } from '../../errors.ts';
import type { Refusal } from '../../errors.ts';
import { addRefusal } from './refusedValue.ts';

/** Returns the code of the country that a text means. Throws `INVALID_COUNTRY` (400), which names the field `path`. */
export function readCountry(text: string, path = 'country'): string {
  const code = findCountry(text);
  if (code === null) throw invalidCountry(text, path);
  return code;
}

/** Creates a transform of a text in a schema into the code of its country, or the refusal of a text that means none. */
const countryOr =
  (refusalOf: (text: string) => Refusal) =>
  (text: string, context: z.RefinementCtx): string => {
    const code = findCountry(text);
    if (code !== null) return code;
    addRefusal(context, refusalOf(text));
    return z.NEVER;
  };

/** Turns a text of a body into the code of its country, by `.transform(toCountry)`; `INVALID_COUNTRY` (400) names its path. */
export const toCountry = countryOr((text) => invalidCountry(text));

const ABOUT = 'The ISO 3166-1 code of the country; alpha-3 codes and English names are understood.';

/** A country in a body, understood as `findCountry` says. Its output is the ISO 3166-1 code. */
export const countryField = z.string().max(255).transform(toCountry).describe(ABOUT);

/** A country in the path of a route: one that there is not is 404. */
export const countryParam = z.string().transform(countryOr(notFound)).describe(ABOUT);
