import { z } from 'zod';
import { countryField } from '../../../platform/http/forms/countryField.ts';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { decimal } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { itemBody } from '../bodies.ts';
import { lineColumns } from '../cartLine.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const place = (name: string, text: string) =>
  z.string().max(255).check(oneLine(name)).default('').describe(text);

const goods = z.object({
  price: amount('price').meta(
    kind(
      'money',
      'The total price of the goods, in the shop currency, including or excluding tax like catalog prices.',
    ),
  ),
  weight: decimal('weight', { wholeDigits: 8 })
    .default('0')
    .describe("The total weight of the goods, in the shop's weight unit."),
  tax_class: z
    .int()
    .nullable()
    .default(null)
    .describe('The integer ID of the tax class. Null if there is none.'),
});

/** The request body for a quote: an address, and products or items that are not in the catalog. */
export const quoteBody = z
  .object({
    address: z
      .object({
        country: countryField,
        province: place('province', 'The code, short code or name of the province. Empty if unknown.'),
        postcode: place('postcode', 'The postal code. Empty if unknown.'),
        city: place('city', 'The city, for providers that require it.'),
      })
      .describe('The shipping and billing address.'),
    items: z.array(itemBody).max(100).default([]).describe('Products by SKU, with quantities.'),
    goods: goods.optional().describe('Other goods by price and weight, in addition to the products.'),
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
      text: z.string().describe("The formatted amount in the shop's locale."),
    })
    .describe(`${what}, in \`currency\`.`);

const percent = (what: string) => z.number().meta(kind('percent', what));

/** A quote in a REST response. */
export const quoteAnswer = z.object({
  currency: z.string().describe('The ISO 4217 currency code of all amounts.'),
  price_including_tax: z.boolean().describe('True if product prices and shipping costs include tax.'),
  taxed_at: z
    .object({
      country: z.string().describe('The ISO 3166-1 code of the country.'),
      province: z.string().nullable().describe('The province. Null if unknown.'),
      postcode: z.string().nullable().describe('The postal code. Null if unknown.'),
    })
    .nullable()
    .describe('The address used for tax. Null if unknown, in which case no tax is charged.'),
  total_weight: z.string().describe("The weight of the goods, in the shop's weight unit."),
  lines: z
    .array(
      z.object({
        sku: z.string().nullable().describe('The SKU. Null for goods that are not in the catalog.'),
        name: z
          .string()
          .nullable()
          .describe('The name of the product. Null for goods that are not in the catalog.'),
        variant_options: lineColumns.variant_options,
        qty: z.int().describe('The number of units.'),
        has_tax_class: z
          .boolean()
          .describe('True if the product or goods have a tax class. Without one, no rates apply.'),
        tax_percent: percent('The tax rate of the line.'),
        tax_rates: z.array(z.string()).describe('The names of the rates, in the order in which they apply.'),
        total_excl_tax: money('The price of the line, excluding tax'),
        tax: money('The tax on the line'),
        total_incl_tax: money('The price of the line, including tax'),
      }),
    )
    .describe('The goods, priced for a guest.'),
  sub_total: money('The sum of the lines, excluding tax'),
  tax: money('The tax on the lines'),
  sub_total_incl_tax: money('The sum of the lines, including tax'),
  no_shipping_required: z
    .boolean()
    .describe('True if no item needs shipping. No shipping method has to be selected then.'),
  zones: z
    .array(
      z.object({
        uuid: z.string().describe('The UUID of the zone.'),
        name: z.string().describe('The name of the zone.'),
        provider_code: z.string().describe('The code of the provider that serves the address in this zone.'),
      }),
    )
    .describe('The zones that serve the address, one for each provider.'),
  methods: z
    .array(
      z.object({
        provider_code: z.string().describe('The code of the provider.'),
        code: z.string().describe('The method code.'),
        name: z.string().describe('The method name shown to shoppers.'),
        carrier: z.string().nullable().describe('The carrier name shown to shoppers. Null if there is none.'),
        fee_excl_tax: money('The shipping fee, excluding tax'),
        fee_tax: money('The tax on the shipping fee'),
        fee_incl_tax: money('The shipping fee, including tax'),
        total_tax: money('The total tax'),
        grand_total: money('The amount to pay'),
      }),
    )
    .describe('The methods that a cart would be offered, in order, each with its totals.'),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;
