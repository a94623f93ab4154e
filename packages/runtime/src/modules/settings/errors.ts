import { refuse } from '../../platform/errors.ts';

/** Rejects another currency while there are records whose amounts are in the current one. */
export const currencyInUse = (records: string) =>
  refuse(
    409,
    'SHOP_CURRENCY_IN_USE',
    'The currency of the shop cannot be changed while there are {records}',
    {
      values: { records },
      at: 'shopCurrency',
    },
  );

export const unknownSettings = (keys: readonly string[]) =>
  refuse(400, 'UNKNOWN_SETTING', 'Unknown setting "{key}"', {
    values: { key: keys[0] ?? '' },
    details: keys.map((key) => ({
      path: key,
      rule: 'UNKNOWN_SETTING',
      values: { key },
      message: `Unknown setting "${key}"`,
    })),
  });
