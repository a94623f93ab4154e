import { z } from 'zod';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { keyLine } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { select } from './conditions.ts';
import { amounts, count, money, percent } from './numbers.ts';

const MAX_TIERS = 50;
const percentField = (name: string, about: string) => percent(name).meta(kind('percent', about));
const amountsOff = amounts({ above: 0 }).describe(
  'The discount by currency code. Where a currency is missing, the amount in the shop currency is converted.',
);

const tier = z
  .object({
    min: money().describe(
      'The number of units, or the subtotal in the shop currency, from which the tier holds.',
    ),
    percent: percentField('percent', 'The discount in percent.').optional(),
    amounts: amountsOff.optional(),
  })
  .refine(
    ({ percent: off, amounts: fixed }) => (off === undefined) !== (fixed === undefined),
    breaks('oneOf', 'A tier needs either percent or amounts'),
  );

const units = (about: string) => z.object({ select, qty: count().describe(about) });

/** The schema of an action of the shop's own kinds. */
export const action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent').describe('Takes a percentage off.'),
    value: percentField('value', 'The discount in percent.'),
    select: select.optional(),
  }),
  z.object({
    kind: z
      .literal('amount')
      .describe('Takes an amount off: off each unit in the class `product`, once in the class `order`.'),
    amounts: amountsOff,
    select: select.optional(),
  }),
  z.object({
    kind: z.literal('fixed_price').describe('Sets the price of each unit.'),
    amounts: amounts().describe(
      'The price of a unit by currency code. Where a currency is missing, the amount in the shop currency is converted.',
    ),
    select,
  }),
  z
    .object({
      kind: z
        .literal('tiers')
        .describe('Takes more off, the more is bought. The highest tier that is reached holds.'),
      by: z.enum(['qty', 'subtotal']).describe('The measure that the tiers count: units or the subtotal.'),
      tiers: z.array(tier).min(1).max(MAX_TIERS).describe('The tiers.'),
    })
    .superRefine(({ by, tiers }, context) => {
      for (const [index, { min }] of tiers.entries()) {
        const path = ['tiers', index, 'min'];
        const name = path.join('.');
        if (by === 'qty' && (!Number.isInteger(min) || min < 1))
          addFault(context, {
            path,
            rule: 'minimum',
            values: { limit: 1 },
            message: `${name} must be a whole number of at least 1`,
          });
        if (tiers.findIndex((other) => other.min === min) !== index)
          addFault(context, { path, rule: 'uniqueItems', message: `${name} repeats another tier` });
      }
    }),
  z.object({
    kind: z
      .literal('buy_x_get_y')
      .describe('For units that are bought, takes a percentage off others. It repeats, in whole sets.'),
    buy: units('The number of units to buy.').describe('The products that must be bought.'),
    get: units('The number of units that get the discount.')
      .extend({
        percent: percentField('percent', 'The discount on these units in percent. 100: they are free.'),
      })
      .describe('The products that get the discount.'),
  }),
  z.object({
    kind: z.literal('cheapest_free').describe('Gives the cheapest of the selected units for free.'),
    select,
    every: count(2).describe('The number of units of which one is free.'),
  }),
  z.object({
    kind: z.literal('gift').describe('Adds a product for free.'),
    sku: keyLine('sku').describe('The SKU of the product.'),
    qty: count().describe('The number of units.'),
  }),
  z
    .object({
      kind: z.literal('shipping').describe('Makes shipping free, or cheaper.'),
      percent: percentField('percent', 'The discount on the shipping fee in percent.').optional(),
      amounts: amountsOff.optional(),
    })
    .refine(
      ({ percent: off, amounts: fixed }) => off === undefined || fixed === undefined,
      breaks('oneOf', 'Shipping takes either percent or amounts, or neither'),
    ),
]);
