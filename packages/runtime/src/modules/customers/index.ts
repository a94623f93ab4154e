export { addressFields } from './addressBody.ts';
export { openGuestSession, startGuestSession } from './openGuestSession.ts';
export type { CustomerLoginHook } from './onCustomerLogin.ts';
