export { addAddress, keepAddress, listAddresses, deleteAddress, updateAddress } from './addressBook.ts';
export { addressFields, withPlaceRules } from './addressBody.ts';
export type { CustomerAddress } from './customerAddress.repo.ts';
export { SESSION_COOKIE, SESSION_SECONDS } from './credentials.ts';
export { endOtherLogins, listOwnLogins } from './customerSessions.ts';
export { addressNotFound, customerNotFound } from './errors.ts';
export { groupIdsOf } from './customerGroupMember.repo.ts';
export {
  exemptionAt,
  hasExemptColumn,
  taxExemptions,
  groupExemptionsColumn,
  taxExemptionsColumn,
} from './taxExemption.ts';
export type { TaxExemption } from './taxExemption.ts';
export type { CustomerLoginHook } from './onCustomerLogin.ts';
export { groupIds, groupIdsColumn, readGroupIds } from './groupIds.ts';
export type { GroupRemovalHook } from './onGroupRemoval.ts';
export type { GroupsChangeHook } from './onGroupsChange.ts';
export { confirmEmailBody, newCustomerBody, profileBody } from './customerBody.ts';
export { checkPassword, confirmEmail, findOwnProfile, updateOwnProfile } from './ownProfile.ts';
export { canResetPassword, requestPasswordReset, resetPassword } from './passwordReset.ts';
export { confirmEmailOf, findCustomer, findCustomerOfEmail } from './customer.repo.ts';
export { removeCustomer } from './removeCustomer.ts';
export { registerCustomer } from './registerCustomer.ts';
export { logInVisitor, logOutVisitor, openGuestSession, startGuestSession } from './visitorSession.ts';
export { lockGuestSession } from './storefrontSession.repo.ts';
