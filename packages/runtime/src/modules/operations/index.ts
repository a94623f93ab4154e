export { dropParked, replayEvents, retryParked } from './parkedEvents.ts';
