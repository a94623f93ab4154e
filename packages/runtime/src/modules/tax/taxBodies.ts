import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { Refusal } from '../../platform/errors.ts';
import { decimal, flag, line } from '../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { addRefusal } from '../../platform/http/forms/refusedValue.ts';
import { taxClassRow } from './taxClass.repo.ts';
import { countryList, postcodeList, provinceList } from './taxPlaces.ts';
import { EVERYWHERE } from './postcodes.ts';
import type { PlaceList } from './taxPlaces.ts';
import { taxRateRow } from './taxRate.ts';
import { addFault } from '../../platform/http/forms/addFault.ts';

export const newTaxClassBody = z.object(describedBy(taxClassRow, { name: line('name') }));
/** The request body for an update, which changes only the included fields. */
export const taxClassBody = newTaxClassBody.partial();

const placeText = (name: string) => z.string().check(oneLine(name));

/**
 * Creates a field for a list of countries, provinces or postcodes. It is sent as a comma-separated string or an array, and
 * stored as a string.
 */
const places = (name: string, read: (sent: string) => PlaceList) =>
  z
    .union([placeText(name), z.array(placeText(name))], {
      error: `${name} must be an array of strings or a comma-separated string`,
    })
    .transform((sent, context) => {
      const result = read(typeof sent === 'string' ? sent : sent.join(','));
      if ('list' in result) return result.list;
      if (result.fault instanceof Refusal) addRefusal(context, result.fault);
      else addFault(context, { rule: 'format', values: { format: 'places' }, message: result.fault });
      return z.NEVER;
    });

const MAX_PRIORITY = 1_000_000;

const fields = describedBy(taxRateRow, {
  name: line('name'),
  rate: decimal('rate', { wholeDigits: 3 }),
  is_compound: flag('is_compound'),
  country: places('country', countryList),
  province: places('province', provinceList),
  postcode: places('postcode', postcodeList),
  priority: z.int().min(0).max(MAX_PRIORITY),
});

export const newTaxRateBody = z.object(
  describedBy(taxRateRow, {
    ...fields,
    is_compound: fields.is_compound.default(false),
    country: fields.country.default(EVERYWHERE),
    province: fields.province.default(EVERYWHERE),
    postcode: fields.postcode.default(EVERYWHERE),
    priority: fields.priority.default(0),
  }),
);
/** The request body for an update, which changes only the included fields. The fields therefore have no defaults. */
export const taxRateBody = z.object(fields).partial();
