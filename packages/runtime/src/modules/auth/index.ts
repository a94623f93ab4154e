export { findAdmin, listFullAdmins } from './adminUser.repo.ts';
export { author } from './contract.ts';
export type { Author } from './contract.ts';
export { adminAuthor, authorColumns, authorValues, selectedAuthor, shopperAuthor } from './author.ts';
export { createAdmin } from './writeAdmin.ts';
export type { NewAdmin } from './writeAdmin.ts';
export { issueSetupToken } from './setUpShop.ts';
export { issueResetToken, resetAdminPassword, setAdminPassword } from './resetPassword.ts';
export { removeSecondFactorsByEmail } from './removeSecondFactors.ts';
export type { AdminUser } from './adminUser.repo.ts';
export type { CredentialAddedPayload, SecondFactorRemovedPayload } from './events.ts';
export type { ResetToken } from './resetPassword.ts';
export { apiTokensOf, createApiToken, revokeApiToken } from './apiTokens.ts';
export { holdsAll } from './grants.ts';

/** The parts of logging in, which customers use too. */
export {
  currentPasswordInvalid,
  emailTaken,
  invalidCredentials,
  invalidResetToken,
  sessionNotFound,
} from './errors.ts';
export { sessionRow } from './adminSession.repo.ts';
export type { Session } from './adminSession.repo.ts';
export { after, MAX_LOGINS, newSecret, tokenHash, userAgentOf } from './credentials.ts';
export { argon2Hash } from './argon2.ts';
export { hashPassword, isPassword, newPassword } from './password.ts';
export { renewPair, usedToken } from './renewPair.ts';
export type { TokenPair, TokenStore, UsedToken } from './renewPair.ts';
