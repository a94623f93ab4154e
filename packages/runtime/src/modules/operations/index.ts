export type { DoctorRule } from './doctorRule.ts';
export type { HealthPart } from './healthPart.ts';
export { dropParked, replayEvents, retryParked } from './parkedEvents.ts';
