export { addAddress, listAddresses, removeAddress } from './addressBook.ts';
export { addressFields } from './addressBody.ts';
export type { CustomerAddress } from './customerAddress.repo.ts';
export { openGuestSession, startGuestSession } from './openGuestSession.ts';
export type { CustomerLoginHook } from './onCustomerLogin.ts';
export { newCustomerBody } from './customerBody.ts';
export { requestPasswordReset, resetPassword } from './passwordReset.ts';
export { registerCustomer } from './registerCustomer.ts';
export { logInVisitor, logOutVisitor } from './visitorLogin.ts';
