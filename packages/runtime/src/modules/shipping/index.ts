export type { Destination, DeliveryWindow, Offer, QuoteItem, QuoteRequest } from './contract.ts';
export { createDefaultZones } from './createDefaultZones.ts';
export { fingerprintOf } from './fingerprintOf.ts';
export { listOffers } from './listOffers.ts';
export { quoteMethod, registeredProvider } from './quoteMethod.ts';
export { selectionOf } from './selection.ts';
export type { ShippingSelection } from './selection.ts';
export { shippingRevision } from './shippingRevision.repo.ts';
