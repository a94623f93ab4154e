import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const authPersonalData: readonly PersonalTable[] = [
  notPersonal('admin_passkey', 'name', 'credential_id', 'public_key', 'transports'),
  notPersonal('admin_recovery_code', 'code_hash'),
  notPersonal('admin_role', 'name', 'permissions'),
  notPersonal('admin_setup_link', 'token_hash'),
  notPersonal('admin_token', 'kind', 'token_hash', 'name', 'permissions', 'user_agent'),
  notPersonal('admin_totp', 'secret'),
  notPersonal('admin_user', 'email', 'password_hash', 'full_name', 'preferences'),
];
