import { expect, test } from 'vitest';
import { digitsOf } from '../../../runtime/src/platform/money.ts';
import { currencyDigits } from './currencyDigits.ts';

test('the admin uses the same number of decimals for every currency as the shop', () => {
  // Intl does not list XXX, the ISO 4217 code for no currency.
  for (const currency of [...Intl.supportedValuesOf('currency'), 'XXX'])
    expect([currency, currencyDigits(currency)]).toEqual([currency, digitsOf(currency)]);
});
