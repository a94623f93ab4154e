export type { Destination, Offer, QuoteRequest } from './contract.ts';
export { createDemoZones } from './createDemoZones.ts';
export { methodNoLongerAvailable, noShippingToAddress } from './errors.ts';
export { fingerprintOf } from './fingerprintOf.ts';
export { listOffers } from './listOffers.ts';
export { quoteMethod } from './quoteMethod.ts';
export { listServedCountries } from './shippingZone.repo.ts';
export { registeredProvider } from './askProvider.ts';
