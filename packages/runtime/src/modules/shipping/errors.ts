import { refuse } from '../../platform/errors.ts';

export const invalidZone = () => refuse(400, 'INVALID_ZONE', 'Invalid zone id');
export const countryRequired = () => refuse(400, 'ZONE_COUNTRY_REQUIRED', 'At least one country is required');
export const provinceOutsideZone = (province: string, country: string) =>
  refuse(400, 'PROVINCE_OUTSIDE_ZONE', 'Province "{province}" is in "{country}", which is not in this zone', {
    values: { province, country },
  });

export const providerNotRegistered = (code: string) =>
  refuse(400, 'SHIPPING_PROVIDER_NOT_REGISTERED', 'Shipping provider "{code}" is not registered', {
    values: { code },
  });
export const providerAlreadyAttached = (code: string) =>
  refuse(400, 'SHIPPING_PROVIDER_ALREADY_ATTACHED', 'Provider "{code}" is already attached to this zone', {
    values: { code },
  });
export const providerNotAttached = () =>
  refuse(400, 'SHIPPING_PROVIDER_NOT_ATTACHED', 'Provider is not attached to this zone');

export const noShippingToAddress = () =>
  refuse(400, 'NO_SHIPPING_TO_ADDRESS', 'We do not ship to this address');
/** Creates the error for a shipping method that its provider no longer offers. */
export const methodNoLongerAvailable = () =>
  refuse(400, 'SHIPPING_METHOD_NOT_AVAILABLE', 'Selected shipping method is no longer available');
/** Creates the error for a provider that failed or timed out. The shopper can retry. */
export const quoteFailed = (provider: string) =>
  refuse(400, 'SHIPPING_QUOTE_FAILED', 'We could not get a quote from "{provider}". Try again.', {
    values: { provider },
  });

export const unknownCarrier = (code: string, known: readonly string[]) =>
  refuse(
    400,
    'UNKNOWN_CARRIER',
    `Unknown carrier "{code}". ${known.length > 0 ? 'Available carriers: {known}' : 'The shop has no carriers.'}`,
    { values: { code, known: known.join(', ') } },
  );
/** Rejects shipping costs that cannot be converted to the currency of the cart. */
export const noCostInCurrency = (currency: string) =>
  refuse(400, 'SHIPPING_METHOD_NOT_AVAILABLE', 'There is no shipping cost in {currency}', {
    values: { currency },
  });
