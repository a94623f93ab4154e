import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { emailLine, line } from '../../platform/http/forms/bodyFields.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { findAdministratorRole, listRolesOf } from './adminRole.repo.ts';
import { deleteTokensOf, deleteResetTokens } from './adminToken.repo.ts';
import {
  deleteAdminRow,
  findAdmin,
  hasAdministrator,
  insertAdmin,
  listPermissionsOf,
  lockAdmins,
  updateAdminRow,
} from './adminUser.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { proveCurrentPassword } from './currentPassword.ts';
import { grantExceedsOwn, lastAdministrator, unknownRole, userNotFound } from './errors.ts';
import { holdsAll } from './grants.ts';
import { emailTaken, hashPassword, newPassword } from '../credentials/index.ts';

export const adminEmail = emailLine();

const checkInput = validator(
  z.object({ email: adminEmail, password: newPassword, fullName: line('fullName') }),
  'body',
);

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** Reports whether the administrator is enabled. Default: yes. */
  readonly status?: boolean;
  /** The role uuids. Default: the oldest role that grants all permissions. */
  readonly roles?: readonly string[];
}

/**
 * Creates an administrator. `caller` is the administrator who creates it and cannot grant more than their own permissions;
 * null means the command line, which can. Rejects an email already in use, a weak password and unknown roles. Tests pass
 * `hash` to use a fast, weak password hash.
 */
export async function createAdmin(
  db: Db,
  input: NewAdmin,
  caller: AdminCaller | null = null,
  hash = hashPassword,
): Promise<AdminUser> {
  checkInput(input);
  const { email, fullName, status = true } = input;
  const passwordHash = await hash(input.password);
  return onConstraint({ admin_user_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      const roles = input.roles ?? (await administrator(tx));
      await checkRoles(tx, roles, caller);
      return insertAdmin(tx, { email, fullName, status, passwordHash, roles });
    }),
  );
}

async function administrator(tx: Db): Promise<readonly string[]> {
  const role = await findAdministratorRole(tx);
  if (!role) throw new Error("No role has all permissions: specify the new administrator's roles");
  return [role.uuid];
}

/** Validated input. Undefined values stay unchanged. */
export interface AdminPatch {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly full_name?: string | undefined;
  readonly status?: boolean | undefined;
  readonly roles?: readonly string[] | undefined;
  /** The current password, required if administrators change their own email or password. */
  readonly current_password?: string | undefined;
}

/**
 * Updates an administrator. The last enabled administrator with all permissions must stay so; administrators cannot change
 * anyone with more permissions than their own, nor their own email or password without the current password. A new password
 * or disabling the account revokes the administrator's sessions and tokens, including API tokens.
 */
export async function updateAdmin(
  db: Db,
  id: string,
  patch: AdminPatch,
  caller: AdminCaller,
): Promise<AdminUser> {
  const isGuarded =
    id.toLowerCase() === caller.uuid && (patch.email !== undefined || patch.password !== undefined);
  const proven = isGuarded ? await proveCurrentPassword(db, caller, patch.current_password) : null;
  const passwordHash = patch.password === undefined ? null : await hashPassword(patch.password);
  return onConstraint({ admin_user_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      const admin = await lockAdmin(tx, id, caller);
      await proven?.recheck(tx);
      if (patch.roles) await checkRoles(tx, patch.roles, caller);
      await updateAdminRow(tx, admin.admin_user_id, {
        email: patch.email ?? null,
        passwordHash,
        fullName: patch.full_name ?? null,
        status: patch.status ?? null,
        roles: patch.roles ?? null,
      });
      if (passwordHash !== null || patch.status === false) await deleteTokensOf(tx, admin.admin_user_id);
      else if (patch.email !== undefined) await deleteResetTokens(tx, admin.admin_user_id);
      await keepAdministrator(tx);
      return (await findAdmin(tx, id)) ?? admin;
    }),
  );
}

/** Deletes an administrator with all sessions and tokens, by the rules of an update. */
export const deleteAdmin = (db: Db, id: string, caller: AdminCaller): Promise<AdminUser> =>
  db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id, caller);
    await deleteAdminRow(tx, admin.admin_user_id);
    await keepAdministrator(tx);
    return admin;
  });

/**
 * Locks an administrator until the transaction ends. Rejects an unknown one, and one with more permissions than the caller.
 */
export async function lockAdmin(tx: Db, id: string, caller: AdminCaller): Promise<AdminUser> {
  await lockAdmins(tx);
  const admin = isUuid(id) ? await findAdmin(tx, id) : null;
  if (!admin) throw userNotFound();
  const permissions = await listPermissionsOf(tx, admin.admin_user_id);
  if (!holdsAll(caller.permissions, permissions)) throw grantExceedsOwn();
  return admin;
}

/**
 * Checks that an enabled administrator with all permissions remains. Call it at the end of every change to administrators or
 * roles: its error rolls back the change.
 */
export async function keepAdministrator(tx: Db): Promise<void> {
  if (!(await hasAdministrator(tx))) throw lastAdministrator();
}

/**
 * Checks that the roles exist and that the caller may grant them. A null caller is the command line, which may grant any
 * role.
 */
async function checkRoles(tx: Db, uuids: readonly string[], caller: AdminCaller | null): Promise<void> {
  if (uuids.length === 0) return;
  const roles = await listRolesOf(tx, uuids.filter(isUuid));
  const known = new Set(roles.map((role) => role.uuid));
  const missing = uuids.find((uuid) => !known.has(uuid.toLowerCase()));
  if (missing !== undefined) throw unknownRole(missing);
  const permissions = roles.flatMap((role) => role.permissions);
  if (caller && !holdsAll(caller.permissions, permissions)) throw grantExceedsOwn();
}
