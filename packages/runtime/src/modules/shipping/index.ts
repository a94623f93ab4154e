export { findCarrier, listCarriers } from './carriers/listCarriers.ts';
export type { ListedCarrier } from './carriers/listCarriers.ts';
export { trackingUrlOf } from './carriers/trackingUrlOf.ts';
export { isWebAddress } from './carriers/trackingTemplate.ts';
export type {
  CarrierLabel,
  CarrierShipment,
  Destination,
  LabelRequest,
  Offer,
  QuoteRequest,
} from './contract.ts';
export { createDemoZones } from './createDemoZones.ts';
export { methodNoLongerAvailable, noShippingToAddress, unknownCarrier } from './errors.ts';
export { fingerprintOf } from './fingerprintOf.ts';
export { listOffers } from './listOffers.ts';
export { quoteMethod } from './quoteMethod.ts';
export { listServedCountries } from './shippingZone.repo.ts';
export { registeredProvider } from './askProvider.ts';
