export { answerOf, allowsCounting, consentTo, saveConsent, visitorKind } from './consent.ts';
export { measurementColumn, measurementFrom, savedMeasurement } from './measurement.ts';
export type { Measurement } from './measurement.ts';
export type { Occurrence } from './measurementEvent.ts';
export { countedVisit, recordOrder, recordStep, recordView } from './record.ts';
export { measurementSettings } from './measurementSettings.ts';
