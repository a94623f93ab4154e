export { addressFields } from './addressBody.ts';
export { openGuestSession } from './openGuestSession.ts';
