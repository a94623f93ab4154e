import { z } from 'zod';
import { countryField } from '../../../platform/http/forms/countryField.ts';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { decimal } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { itemBody } from '../bodies.ts';
import { lineColumns } from '../cart.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const place = (name: string, text: string) =>
  z.string().max(255).check(oneLine(name)).default('').describe(text);

const goods = z.object({
  price: amount('price').meta(
    kind(
      'money',
      'What the goods cost together, in the currency of the shop, with or without tax as its prices are.',
    ),
  ),
  weight: decimal('weight', { wholeDigits: 8 })
    .default('0')
    .describe('What the goods weigh together, in the weight unit of the shop.'),
  tax_class: z
    .int()
    .nullable()
    .default(null)
    .describe('The integer id of their tax class; null: they have none.'),
});

/** The request body for a quote: an address, and products or items that are not in the catalog. */
export const quoteBody = z
  .object({
    address: z
      .object({
        country: countryField,
        province: place('province', 'The code, short code or name of the province; empty: not known.'),
        postcode: place('postcode', 'The postal code; empty: not known.'),
        city: place('city', 'The city, for providers that ask for it.'),
      })
      .describe('The address that is shipped to, and billed.'),
    items: z.array(itemBody).max(100).default([]).describe('Products by SKU, with their units.'),
    goods: goods.optional().describe('Goods by their price and weight, beside the products.'),
  })
  .refine(({ items, goods: given }) => items.length > 0 || given !== undefined, {
    ...breaks('required', 'Send a product or the price of the goods'),
    path: ['items'],
  });
export type QuoteBody = z.output<typeof quoteBody>;

const money = (what: string) =>
  z
    .object({
      value: z.number().describe('The amount in major units.'),
      text: z.string().describe('The amount for people, in the format of the shop.'),
    })
    .describe(`${what}, in \`currency\`.`);

const percent = (what: string) => z.number().meta(kind('percent', what));

/** A quote in a REST response. */
export const quoteAnswer = z.object({
  currency: z.string().describe('The ISO 4217 code of all amounts.'),
  price_including_tax: z
    .boolean()
    .describe('Whether the prices of the shop and the costs of methods contain their tax.'),
  taxed_at: z
    .object({
      country: z.string().describe('The ISO 3166-1 code of the country.'),
      province: z.string().nullable().describe('The province; null: not known.'),
      postcode: z.string().nullable().describe('The postal code; null: not known.'),
    })
    .nullable()
    .describe('The address that tax depends on; null: none is known, and nothing is taxed.'),
  total_weight: z.string().describe('The weight of the goods, in the weight unit of the shop.'),
  lines: z
    .array(
      z.object({
        sku: z.string().nullable().describe('The SKU; null: the goods that the catalogue does not have.'),
        name: z.string().nullable().describe('The name of the product; null for the goods.'),
        variant_options: lineColumns.variant_options,
        qty: z.int().describe('The number of units.'),
        has_tax_class: z
          .boolean()
          .describe(
            'Whether the product, or the goods, have a tax class. Without one no rate is looked for.',
          ),
        tax_percent: percent('The tax rate of the line.'),
        tax_rates: z.array(z.string()).describe('The names of the rates, in the order in which they apply.'),
        total_excl_tax: money('The price of the line, without tax'),
        tax: money('The tax of the line'),
        total_incl_tax: money('The price of the line, with tax'),
      }),
    )
    .describe('The goods, priced for a guest.'),
  sub_total: money('The sum of the lines, without tax'),
  tax: money('The tax of the lines'),
  sub_total_incl_tax: money('The sum of the lines, with tax'),
  no_shipping_required: z.boolean().describe('Whether nothing ships, so that no method has to be chosen.'),
  zones: z
    .array(
      z.object({
        uuid: z.string().describe('The UUID of the zone.'),
        name: z.string().describe('The name of the zone.'),
        provider_code: z.string().describe('The code of the provider that serves the address through it.'),
      }),
    )
    .describe('The zones that serve the address, one for each provider.'),
  methods: z
    .array(
      z.object({
        provider_code: z.string().describe('The code of the provider.'),
        code: z.string().describe('The code of the method.'),
        name: z.string().describe('The name of the method for shoppers.'),
        carrier: z.string().nullable().describe('The carrier that shoppers are shown; null: none.'),
        fee_excl_tax: money('The shipping fee, without tax'),
        fee_tax: money('The tax of the shipping fee'),
        fee_incl_tax: money('The shipping fee, with tax'),
        total_tax: money('The whole tax'),
        grand_total: money('The amount to pay'),
      }),
    )
    .describe('The methods that a cart would be offered, in their order, each with what it would pay.'),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
