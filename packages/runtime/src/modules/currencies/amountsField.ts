import { z } from 'zod';
import { addFault } from '../../platform/http/forms/addFault.ts';
import { amount, amountFault } from '../../platform/http/forms/amounts.ts';
import { addRefusal } from '../../platform/http/forms/refusedValue.ts';
import { unknownCurrency } from './errors.ts';
import { isCurrency } from './isCurrency.ts';

/** The amounts of a record by currency code, as decimal strings. */
export const storedAmounts = z.record(z.string(), z.string());

/**
 * Creates a schema for amounts by currency code, such as `{ "EUR": 4.5 }`. Codes are taken in any case. The output has them in capitals, and the
 * amounts as decimal strings. An unknown code is refused with `INVALID_CURRENCY`.
 */
export const amountsField = (name: string) =>
  z
    .record(z.string(), amount(name), `${name} must be an object of amounts by currency`)
    .transform((sent, context) => {
      const amounts: Record<string, string> = {};
      for (const [key, value] of Object.entries(sent)) {
        const code = key.toUpperCase();
        if (!isCurrency(code)) {
          addRefusal(context, unknownCurrency(key));
          return z.NEVER;
        }
        const fault = amountFault(`${name}.${key}`, value, code);
        if (fault)
          addFault(context, {
            path: [key],
            rule: fault.rule,
            values: fault.values ?? {},
            message: fault.message,
          });
        amounts[code] = value;
      }
      return amounts;
    });
