import { z } from 'zod';
import { addressRule } from '../../platform/countries/addressRule.ts';
import { toCountry } from '../../platform/http/forms/countryField.ts';
import { flag } from '../../platform/http/forms/bodyFields.ts';
import { kind as fieldKind } from '../../platform/openApi/fieldKinds.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';
import { breaks, despiteFaults } from '../../platform/http/forms/addFault.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { addressColumns, withOptionalParts } from '../provinces/index.ts';
import type { Address } from '../provinces/contract.ts';

const MAX = 255;
const tooLong = (label: string) => `${label} must have at most ${MAX} characters`;

/** Creates an error message function for a value that must be a string of 1 to `MAX` characters. */
const faultOf =
  (label: string, kind: string) =>
  ({ input }: { readonly input?: unknown }): string => {
    if (input === undefined || input === null) return `${label} is required`;
    if (typeof input !== 'string') return `${label} must be ${kind}`;
    return input.trim() === '' ? `${label} is required` : tooLong(label);
  };

const text = (label: string) =>
  z
    .string({ error: faultOf(label, 'a string') })
    .max(MAX, tooLong(label))
    .check(oneLine(label));

/** A non-blank string, stored as sent. */
const words = (label: string) =>
  text(label).check(({ value, issues }) => {
    // Unlike `abort: true`, this issue without `continue` only ends the checks of the field, and not those of the address.
    const message = `${label} is required`;
    if (value.trim() === '')
      issues.push({ code: 'custom', input: value, message, params: { rule: 'required' } });
  });

/** Replaces a blank string with an empty one. */
const orEmpty = (value: string): string => (value.trim() === '' ? '' : value);

/** Replaces a blank string with null. */
const orNull = (value: string): string | null => (value.trim() === '' ? null : value);

/** A non-blank string or a number, because some clients send phone numbers or postcodes as numbers. */
const textOrNumber = (label: string) =>
  z.union([words(label), z.number().transform(String)], { error: faultOf(label, 'a string or a number') });

/**
 * The address fields shared by all request bodies. An object with these fields needs `placeRules`, which reject a missing province or
 * postcode.
 */
export const addressFields = describedBy(z.object(addressColumns), {
  full_name: words('Full name'),
  company: text('Company').transform(orNull).nullish(),
  vat_id: text('VAT ID').nullish(),
  telephone: textOrNumber('Telephone'),
  address_1: words('Address'),
  address_2: text('Address line 2').nullish(),
  city: words('City'),
  province: text('Province').overwrite(orEmpty),
  country: words('Country')
    .transform(toCountry)
    .describe(`${addressColumns.country.description} Alpha-3 codes and English names are accepted.`),
  postcode: z
    .union([text('Postcode'), z.number().transform(String)], {
      error: faultOf('Postcode', 'a string or a number'),
    })
    .overwrite(orEmpty),
} satisfies Readonly<Record<keyof Address, z.ZodType>>);

interface Place {
  readonly country?: string | undefined;
  readonly province?: string | undefined;
  readonly postcode?: string | undefined;
}

/** Reports whether an address lacks a part that addresses in its country have. Always true for an address without a country. */
export const lacksPart = (place: Place, part: 'province' | 'postcode'): boolean =>
  place[part] === '' && (place.country === undefined || addressRule(place.country).requiredParts.has(part));

/** Adds rules to an address schema: the province and the postcode may be empty only if addresses in the country have none. */
export const withPlaceRules = <S extends z.ZodType<Place>>(schema: S): S =>
  schema
    .refine((place) => !lacksPart(place, 'province'), {
      path: ['province'],
      ...breaks('required', 'Province is required'),
      when: despiteFaults,
    })
    .refine((place) => !lacksPart(place, 'postcode'), {
      path: ['postcode'],
      ...breaks('required', 'Postcode is required'),
      when: despiteFaults,
    });

const isDefault = flag('is_default').meta(fieldKind('flag', 'True if it becomes the default address.'));

export const newAddressBody = withPlaceRules(
  z.object({ ...addressFields, is_default: isDefault.default(false) }),
).transform(withOptionalParts);
export type NewAddress = z.output<typeof newAddressBody>;

/** The request body of an address update. Only the given fields change. */
export const addressBody = withPlaceRules(z.object({ ...addressFields, is_default: isDefault }).partial());
export type AddressPatch = z.output<typeof addressBody>;
