import { z } from 'zod';
import { findCountry, countryCodes } from '../../../platform/countries/country.ts';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { keyLine } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { amounts, count, MAX_ENTRIES, money } from './numbers.ts';

/**
 * The schemas of conditions and selections, in requests and answers. They transform nothing but the spelling of values, so that what is stored is
 * what is answered.
 */

const skus = z.array(keyLine('skus')).min(1).max(MAX_ENTRIES).describe('The SKUs of products.');
const ids = (what: string) =>
  z.array(z.uuid().toLowerCase()).min(1).max(MAX_ENTRIES).describe(`The UUIDs of ${what}.`);

const attribute = {
  code: keyLine('code').describe('The code of an attribute.'),
  options: z
    .array(keyLine('options'))
    .min(1)
    .max(MAX_ENTRIES)
    .describe('Options of the attribute, by UUID or text. One of them must match.'),
};

/** The schema of a selection of lines. */
export const select = z
  .object({
    skus: skus.optional(),
    categories: ids('categories').optional(),
    collections: ids('collections').optional(),
    attribute: z.object(attribute).optional().describe('An attribute with some of its options.'),
  })
  .describe(
    'Selects lines. A line must match every member that is there. Without members it selects all lines.',
  );

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (name: string) =>
  z
    .string()
    .regex(TIME, `${name} must be a time such as 09:00`)
    .describe("A time such as `09:00`, in the shop's time zone.");

const country = z
  .string()
  .max(255)
  .overwrite((text) => findCountry(text) ?? text)
  .refine(
    (code) => countryCodes().includes(code),
    breaks('format', 'codes must be ISO 3166-1 codes of countries', { format: 'country' }),
  );

const unique = (name: string) => (values: readonly unknown[], context: z.core.$RefinementCtx) => {
  const at = values.findIndex((value, index) => values.indexOf(value) !== index);
  if (at !== -1)
    addFault(context, {
      path: [at],
      rule: 'uniqueItems',
      message: `${name}.${at} repeats another entry`,
    });
};

/** The schema of a condition of the shop's own kinds. */
export const condition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('products').describe('One of the products is in the cart.'),
    skus,
  }),
  z.object({
    kind: z.literal('categories').describe('A product of one of the categories is in the cart.'),
    ids: ids('categories'),
  }),
  z.object({
    kind: z.literal('collections').describe('A product of one of the collections is in the cart.'),
    ids: ids('collections'),
  }),
  z.object({
    kind: z.literal('attribute').describe('A product with one of the options is in the cart.'),
    ...attribute,
  }),
  z.object({
    kind: z.literal('subtotal').describe('The subtotal of the cart is at least an amount.'),
    min: money().meta(kind('money', 'The least subtotal, in the shop currency.')),
    amounts: amounts().optional().describe('The least subtotal in other currencies by code.'),
  }),
  z.object({
    kind: z.literal('qty').describe('The cart has at least a number of units.'),
    min: count().describe('The least number of units.'),
    of: select.optional(),
  }),
  z.object({
    kind: z.literal('groups').describe('The customer is in one of the groups.'),
    ids: ids('customer groups'),
  }),
  z.object({ kind: z.literal('first_order').describe('The buyer has no order yet.') }),
  z.object({ kind: z.literal('returning').describe('The buyer has an order.') }),
  z.object({
    kind: z.literal('countries').describe('The order is shipped to one of the countries.'),
    codes: z.array(country).min(1).max(MAX_ENTRIES).describe('The ISO 3166-1 codes of countries.'),
  }),
  z.object({
    kind: z.literal('weekdays').describe('It is one of the days of the week.'),
    days: z
      .array(z.int().min(1).max(7))
      .min(1)
      .superRefine(unique('days'))
      .describe("The days, from 1 for Monday to 7 for Sunday, in the shop's time zone."),
  }),
  z.object({
    kind: z.literal('hours').describe('It is between two times of the day. They may pass midnight.'),
    from: time('from'),
    to: time('to'),
  }),
]);
