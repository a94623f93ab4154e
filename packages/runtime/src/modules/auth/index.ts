export { listFullAdmins } from './adminUser.repo.ts';
export { createAdmin } from './writeAdmin.ts';
export { createApiToken } from './createApiToken.ts';
export { holdsAll } from './grants.ts';

/** The parts of logging in, which customers use too. */
export { invalidCredentials } from './errors.ts';
export { after, newSecret, tokenHash } from './credentials.ts';
export { hashPassword, isPassword, newPassword } from './password.ts';
export { renewPair, usedToken } from './renewPair.ts';
export type { TokenPair, TokenStore, UsedToken } from './renewPair.ts';
