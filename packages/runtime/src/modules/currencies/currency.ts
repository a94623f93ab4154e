import { z } from 'zod';
import {
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

/** A row of `currency`. The shop's own currency has a row only if something was stored about it. */
export const currencyRow = z.object({
  currency_id: entityId,
  uuid: entityUuid,
  code: text.describe('The ISO 4217 code.'),
  status: int.meta(kind('flag', '1 if shoppers can choose the currency, otherwise 0.')),
  rate: decimal
    .nullable()
    .describe('Units of the currency for one unit of the currency in `rate_base`. Null if there is none.'),
  rate_base: text.nullable().describe('The currency that the rate refers to.'),
  rate_at: timestamp.nullable().describe('The time of the rate.'),
  held_rate: decimal.nullable().describe('A newer rate that differs too much to be taken over.'),
  held_at: timestamp.nullable().describe('The time of the held rate.'),
  step: decimal.nullable().describe('The step of converted prices, such as 0.05.'),
  ending: decimal.nullable().describe('The ending of converted prices, such as 0.99.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CurrencyRow = z.output<typeof currencyRow>;

/** The columns that prices depend on, for currencies that are on. */
export const currencyInputs = z.array(
  currencyRow.pick({ code: true, rate: true, rate_base: true, step: true, ending: true }),
);
export type CurrencyInputs = z.output<typeof currencyInputs>;
