import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { digitsOf, toNumber } from '../../platform/money.ts';
import { convertPrice } from './convert.ts';
import { currencyRow } from './currency.ts';
import type { CurrencyRow } from './currency.ts';
import { termsOf } from './shopCurrencies.ts';

/** The part of a currency that everybody sees. */
export const publicCurrency = z.object({
  code: z.string().describe('The ISO 4217 code.'),
  name: z.string().describe('The name in the language of the request.'),
  decimals: z.int().describe('The number of decimals of amounts.'),
  is_default: z.boolean().describe('True for the currency of the shop.'),
});

const example = z.object({
  base: z.number().describe("A price in the shop's currency."),
  price: z.number().nullable().describe('The same price in this currency. Null without a rate.'),
});

/** A currency as administrators see it. */
export const currencyAnswer = publicCurrency.extend({
  uuid: z
    .uuid()
    .nullable()
    .describe("The permanent ID. Null for the shop's currency while nothing is stored about it."),
  status: z.int().describe('1 if shoppers can choose the currency, otherwise 0.'),
  rate: z
    .number()
    .nullable()
    .describe("Units of the currency for one unit of the shop's. Null if there is no rate."),
  rate_at: currencyRow.shape.rate_at,
  held_rate: z
    .number()
    .nullable()
    .describe('A newer rate that differs too much from `rate` to be taken over.'),
  held_at: currencyRow.shape.held_at,
  step: z.number().nullable().describe('The step of converted prices. Null: the smallest unit.'),
  ending: z.number().nullable().describe('The ending of converted prices. Null: any.'),
  examples: z.array(example).describe('Prices that show the rate, the step and the ending.'),
  created_at: currencyRow.shape.created_at.nullable(),
  updated_at: currencyRow.shape.updated_at.nullable(),
});
export type CurrencyAnswer = z.output<typeof currencyAnswer>;

/** Prices in minor units of the shop's currency. */
const EXAMPLES = [500, 1990, 4999, 14_900] as const;

/** Returns the part of a currency that everybody sees. */
export const toPublicCurrency = (app: AppContext, code: string): z.output<typeof publicCurrency> => ({
  code,
  name: namesIn(app.locale).of(code) ?? code,
  decimals: digitsOf(code),
  is_default: code === app.config.shop.currency,
});

/** Returns a stored currency as administrators see it. */
export function toCurrencyAnswer(row: CurrencyRow, app: AppContext): CurrencyAnswer {
  const base = app.config.shop.currency;
  const isBase = row.code === base;
  const hasRate = isBase || row.rate_base === base;
  const terms = termsOf(row, base);
  return {
    ...toPublicCurrency(app, row.code),
    uuid: row.uuid,
    status: isBase ? 1 : row.status,
    rate: isBase ? 1 : hasRate ? numberOf(row.rate) : null,
    rate_at: hasRate ? row.rate_at : null,
    held_rate: hasRate ? numberOf(row.held_rate) : null,
    held_at: hasRate ? row.held_at : null,
    step: numberOf(row.step),
    ending: numberOf(row.ending),
    examples: EXAMPLES.map((amount) => {
      const price = convertPrice(amount, terms);
      return { base: toNumber(amount, base), price: price === null ? null : toNumber(price, row.code) };
    }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Returns the shop's own currency while nothing is stored about it. */
export const shopCurrencyAnswer = (app: AppContext): CurrencyAnswer => ({
  ...toPublicCurrency(app, app.config.shop.currency),
  uuid: null,
  status: 1,
  rate: 1,
  rate_at: null,
  held_rate: null,
  held_at: null,
  step: null,
  ending: null,
  examples: [],
  created_at: null,
  updated_at: null,
});

const numberOf = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

const names = new Map<string, Intl.DisplayNames>();
function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'currency' });
  names.set(locale, known);
  return known;
}
