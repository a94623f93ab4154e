export type { AdminUser } from './adminUser.repo.ts';
export { createAdmin } from './createAdmin.ts';
export type { NewAdmin } from './createAdmin.ts';
export { createApiToken } from './createApiToken.ts';
export type { ApiToken } from './createApiToken.ts';
export { hashPassword, isPassword, MIN_PASSWORD_LENGTH, newPassword } from './password.ts';
