import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { decimal, flag, line } from '../../platform/http/bodyFields.ts';
import { oneLine } from '../../platform/http/oneLine.ts';
import { taxClassRow } from './taxClass.repo.ts';
import { countryList, EVERYWHERE, postcodeList, provinceList } from './taxPlaces.ts';
import type { PlaceList } from './taxPlaces.ts';

export const newTaxClassBody = z.object(describedBy(taxClassRow, { name: line('name') }));
/** Touches only what it carries. */
export const taxClassBody = newTaxClassBody.partial();

const placeText = (name: string) => z.string().check(oneLine(name));

/** A list as text with commas or as an array. Gives the text that is kept. */
const places = (name: string, read: (sent: string) => PlaceList) =>
  z
    .union([placeText(name), z.array(placeText(name))], {
      error: `${name} must be a text with commas or a list of texts`,
    })
    .transform((sent, context) => {
      const result = read(typeof sent === 'string' ? sent : sent.join(','));
      if ('list' in result) return result.list;
      context.addIssue({ code: 'custom', message: result.fault });
      return z.NEVER;
    });

const MAX_PRIORITY = 1_000_000;

const required = { name: line('name'), rate: decimal('rate', { wholeDigits: 3 }) };
const optional = {
  is_compound: flag('is_compound'),
  country: places('country', countryList),
  province: places('province', provinceList),
  postcode: places('postcode', postcodeList),
  priority: z.int().min(0).max(MAX_PRIORITY),
};

export const newTaxRateBody = z.object({
  ...required,
  is_compound: optional.is_compound.default(false),
  country: optional.country.default(EVERYWHERE),
  province: optional.province.default(EVERYWHERE),
  postcode: optional.postcode.default(EVERYWHERE),
  priority: optional.priority.default(0),
});
/** Touches only what it carries: there are no defaults here. */
export const taxRateBody = z.object({ ...required, ...optional }).partial();
