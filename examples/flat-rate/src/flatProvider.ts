import { sum, toDecimal, toMinor } from '@shop/runtime/extension';
import type { ShippingProvider } from '@shop/runtime/extension';
import { findSurcharge } from './flatRateSurcharge.repo.ts';

declare module '@shop/runtime/extension' {
  interface Settings {
    /** Price of a parcel, as a decimal string in major units of the shop's currency. */
    readonly flatRatePrice: string;
  }
}

/** A shipping provider with a single method at a fixed price, and surcharges for some countries. */
export const flatProvider: ShippingProvider = {
  code: 'flat',
  name: 'Flat rate',
  async getMethods({ app, db, destination, currency }) {
    const price = await app.setting('flatRatePrice', db);
    const surcharge = await findSurcharge(db, destination.country);
    const cost = sum([toMinor(price, currency), toMinor(surcharge?.amount ?? '0', currency)]);
    return [{ code: 'parcel', name: 'Parcel', cost: toDecimal(cost, currency) }];
  },
};
