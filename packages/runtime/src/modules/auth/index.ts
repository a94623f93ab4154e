export { listFullAdmins } from './adminUser.repo.ts';
export { createAdmin } from './createAdmin.ts';
export { createApiToken } from './createApiToken.ts';
export { holdsAll } from './grants.ts';

/** The parts of logging in, which customers use too. */
export { emailTaken, invalidCredentials } from './errors.ts';
export type { TokenPair } from './issuePair.ts';
export { after } from './lifetimes.ts';
export { hashPassword, isPassword, newPassword } from './password.ts';
export { renewPair } from './renewPair.ts';
export { usedToken } from './tokenStore.ts';
export type { TokenStore, UsedToken } from './tokenStore.ts';
export { newSecret, tokenHash } from './secretToken.ts';
