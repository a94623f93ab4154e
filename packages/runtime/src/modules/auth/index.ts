export { createAdmin } from './createAdmin.ts';
export { createApiToken } from './createApiToken.ts';
