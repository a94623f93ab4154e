import { z } from 'zod';
import { decimal, flag } from '../../platform/http/forms/bodyFields.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';
import { oneLine } from '../../platform/http/forms/oneLine.ts';

const RATE = { wholeDigits: 10, decimals: 10 };

/** Creates a schema for a number above 0. */
const positive = (name: string, rules: { readonly wholeDigits?: number; readonly decimals?: number } = {}) =>
  decimal(name, rules).refine(
    (value) => Number(value) > 0,
    breaks('exclusiveMinimum', `${name} must be greater than 0`, { limit: 0 }),
  );

const fields = {
  status: flag('status').transform(Number).describe('1 if shoppers can choose the currency, otherwise 0.'),
  rate: positive('rate', RATE)
    .nullable()
    .describe(
      "Units of the currency for one unit of the shop's. Null: no rate, so that only prices and amounts of its own apply.",
    ),
  step: positive('step', { wholeDigits: 9 })
    .nullable()
    .describe('The step of converted prices, such as 0.05. Null: the smallest unit of the currency.'),
  ending: decimal('ending', { wholeDigits: 9 })
    .nullable()
    .describe('The ending of converted prices, such as 0.99. Null: any.'),
};

export const newCurrencyBody = z.object({
  code: z.string().check(oneLine('code')).describe('The ISO 4217 code, in any case.'),
  status: fields.status.default(1),
  rate: fields.rate.default(null),
  step: fields.step.default(null),
  ending: fields.ending.default(null),
});
export type NewCurrency = z.output<typeof newCurrencyBody>;

export const currencyBody = z.object(fields).partial();
export type CurrencyPatch = z.output<typeof currencyBody>;
