import { refuse } from '@shop/runtime/extension';

export const methodNotFound = () => refuse(400, 'CORE_METHOD_NOT_FOUND', 'Core method not found');
export const methodExists = (name: string) =>
  refuse(400, 'CORE_METHOD_EXISTS', 'A Core method with name "{name}" already exists', { values: { name } });

export const rateNotFound = () => refuse(400, 'CORE_RATE_NOT_FOUND', 'Core shipping rate not found');
export const rateExists = () =>
  refuse(400, 'CORE_RATE_EXISTS', 'A rate for this method and zone already exists. Edit it instead.');
export const invalidZone = () => refuse(400, 'INVALID_ZONE', 'Invalid zone id');

/** Rejects another currency of the shop while rates have amounts. */
export const currencyInUse = () =>
  refuse(
    409,
    'SHOP_CURRENCY_IN_USE',
    'The currency of the shop cannot be changed while there are {records}',
    {
      values: { records: 'shipping rates' },
      at: 'shopCurrency',
    },
  );
/** Rejects another unit of weight while rates depend on weights. */
export const weightUnitInUse = () =>
  refuse(
    409,
    'WEIGHT_UNIT_IN_USE',
    'The unit of weight cannot be changed while there are shipping rates by weight',
    { at: 'shopWeightUnit' },
  );
