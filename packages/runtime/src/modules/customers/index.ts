export { openGuestSession } from './openGuestSession.ts';
