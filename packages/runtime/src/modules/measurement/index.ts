export { consentOf, saveConsent } from './consent.ts';
export type { Consent } from './consent.ts';
export { measurementColumn, measurementFrom, savedMeasurement } from './measurement.ts';
export type { Measurement } from './measurement.ts';
export { recordAddedToCart, recordCheckoutStarted, recordOrder } from './record.ts';
