export { listAddresses } from './addressBook.ts';
export { addressFields } from './addressBody.ts';
export type { CustomerAddress } from './customerAddress.repo.ts';
export { openGuestSession, startGuestSession } from './openGuestSession.ts';
export type { CustomerLoginHook } from './onCustomerLogin.ts';
