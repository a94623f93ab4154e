export { addAddress, listAddresses, deleteAddress } from './addressBook.ts';
export { addressFields } from './addressBody.ts';
export type { CustomerAddress } from './customerAddress.repo.ts';
export { addressNotFound } from './errors.ts';
export type { CustomerLoginHook } from './onCustomerLogin.ts';
export { newCustomerBody } from './customerBody.ts';
export { requestPasswordReset, resetPassword } from './passwordReset.ts';
export { registerCustomer } from './registerCustomer.ts';
export { logInVisitor, logOutVisitor, openGuestSession, startGuestSession } from './visitorSession.ts';
