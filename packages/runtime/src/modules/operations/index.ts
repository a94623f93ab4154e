export type { HealthPart, PartHealth } from './healthPart.ts';
export { dropParked, replayEvents, retryParked } from './parkedEvents.ts';
