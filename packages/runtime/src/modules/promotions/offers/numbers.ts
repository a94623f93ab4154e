import { z } from 'zod';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { decimalsOf, plainText } from '../../../platform/http/forms/bodyFields.ts';
import { isCurrency } from '../../currencies/index.ts';

/** The most entries of a list in a condition or an action. */
export const MAX_ENTRIES = 1000;
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_COUNT = 1_000_000;
const PERCENT_DECIMALS = 4;

/** Creates the schema of a number of units, from 1. */
export const count = (least = 1) => z.int().min(least).max(MAX_COUNT);

/** Creates the schema of an amount of money. Its decimals are checked where its currency is known. */
export const money = () => z.number().min(0).lt(MAX_AMOUNT);

/** Creates the schema of a percentage above 0 and up to 100. */
export const percent = (name: string) =>
  z
    .number()
    .gt(0)
    .max(100)
    .refine(
      (value) => decimalsOf(plainText(value)) <= PERCENT_DECIMALS,
      breaks('maxDecimals', `${name} must have at most ${PERCENT_DECIMALS} decimals`, {
        limit: PERCENT_DECIMALS,
      }),
    );

/**
 * Creates the schema of amounts by currency code. Codes are taken in any case and stored in capitals. Those that do not exist are refused by
 * `checkCurrencies`.
 */
export const amounts = ({ above }: { readonly above?: 0 } = {}) =>
  z
    .record(z.string(), above === undefined ? money() : money().gt(above))
    .superRefine((sent, context) => {
      if (Object.keys(sent).length === 0)
        addFault(context, {
          rule: 'minProperties',
          values: { limit: 1 },
          message: 'amounts must not be empty',
        });
      for (const [key, value] of Object.entries(sent)) {
        const code = key.toUpperCase();
        const fault = isCurrency(code) ? amountFault(`amounts.${key}`, value, code) : null;
        if (fault) addFault(context, { ...fault, path: [key] });
      }
    })
    .overwrite((sent) =>
      Object.fromEntries(Object.entries(sent).map(([code, value]) => [code.toUpperCase(), value])),
    );
