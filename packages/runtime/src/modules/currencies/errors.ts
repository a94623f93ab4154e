import { refusal, refuse } from '../../platform/errors.ts';

export const currencyNotFound = () => refuse(404, 'CURRENCY_NOT_FOUND', 'Currency not found');
export const currencyExists = (code: string) =>
  refuse(409, 'CURRENCY_EXISTS', 'The currency {code} already exists', { values: { code } });
export const currencyInUse = (code: string) =>
  refuse(409, 'CURRENCY_IN_USE', 'Open carts or orders use {code}. Switch it off instead.', {
    values: { code },
  });
export const shopCurrencyStays = (code: string) =>
  refuse(409, 'CURRENCY_IN_USE', '{code} is the currency of the shop. It stays on and has no rate.', {
    values: { code },
  });
export const invalidCurrency = refusal(
  400,
  'INVALID_CURRENCY',
  (code: string) => ['{code} is not a currency of the shop', { code }] as const,
);
export const unknownCurrency = (code: string) =>
  refuse(400, 'INVALID_CURRENCY', '{code} is not an ISO 4217 currency', { values: { code } });
export const noExchangeRates = refusal(
  503,
  'EXCHANGE_RATES_UNAVAILABLE',
  'No exchange rates could be fetched. Try again later.',
);
export const noRateFile = () => refuse(400, 'NO_RATE_FILE', 'Send a file in the field "file"');
export const rateFileInvalid = (rows: number) =>
  refuse(
    400,
    'RATE_FILE_INVALID',
    'The file must be CSV with the column "code" in its first line and at most {rows} rows',
    { values: { rows } },
  );
