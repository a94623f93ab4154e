export { findCarrier, listCarriers } from './carriers/listCarriers.ts';
export type { ListedCarrier } from './carriers/listCarriers.ts';
export { trackingUrlOf } from './carriers/trackingUrlOf.ts';
export { isWebAddress } from './carriers/trackingTemplate.ts';
export { returnLabelFault } from './carriers/returnLabelFault.ts';
export type {
  CarrierLabel,
  CarrierReturnLabel,
  Destination,
  LabelRequest,
  Offer,
  QuoteRequest,
  ReturnLabelRequest,
} from './contract.ts';
export { createDemoZones } from './createDemoZones.ts';
export { methodNoLongerAvailable, noShippingToAddress, unknownCarrier } from './errors.ts';
export { zoneFaults } from './zoneFaults.ts';
export type { ZoneFault } from './zoneFaults.ts';
export { fingerprintOf } from './fingerprintOf.ts';
export { findFreeShipping } from './freeShipping.ts';
export type { FreeGate } from './freeShipping.ts';
export { listOffers } from './listOffers.ts';
export { deliveryFault } from './offerOf.ts';
export { longTextOf, MOST_CHARACTERS, MOST_METHODS } from './methodBounds.ts';
export { quoteMethod } from './quoteMethod.ts';
export { servingAttachments } from './servingAttachments.ts';
export { listServedCountries, listZones, servedCountriesColumn } from './shippingZone.repo.ts';
export { registeredProvider } from './callProvider.ts';
