import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { emailLine, line } from '../../platform/http/forms/bodyFields.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { findAdministratorRole, listRolesOf } from './adminRole.repo.ts';
import { deleteTokensOf, deleteResetTokens } from './adminToken.repo.ts';
import { findAdmin, hasAdministrator, listPermissionsOf } from './adminUser.repo.ts';
import { deleteAdminRow, insertAdmin, lockAdmins, updateAdminRow } from './writeAdmin.repo.ts';
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
  /** True if the administrator is enabled. Default: true. */
  readonly status?: boolean;
  /** The role uuids. Default: the oldest role that grants all permissions. */
  readonly roles?: readonly string[];
}

/**
 * Creates an administrator. The administrator in `caller` can grant only permissions that they have. A null `caller`
 * means the command line, which can grant any permission. Rejects taken emails, weak passwords and unknown roles.
 * Tests pass a fast, weak `hash`.
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

/** The validated input. Undefined fields stay unchanged. */
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
 * Updates an administrator. At least one enabled administrator must keep all permissions. Callers cannot change an
 * administrator who has more permissions, or their own email or password without the current password. Setting a new
 * password or disabling the account revokes all sessions and tokens of the administrator, including API tokens.
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

/** Deletes an administrator with all sessions and tokens. The restrictions on updates apply. */
export const deleteAdmin = (db: Db, id: string, caller: AdminCaller): Promise<AdminUser> =>
  db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id, caller);
    await deleteAdminRow(tx, admin.admin_user_id);
    await keepAdministrator(tx);
    return admin;
  });

/**
 * Locks an administrator until the transaction ends. Rejects unknown administrators and those with more permissions
 * than the caller.
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
 * Checks that an enabled administrator with all permissions remains. Call it at the end of every transaction that
 * changes administrators or roles. The error it throws rolls back the transaction.
 */
export async function keepAdministrator(tx: Db): Promise<void> {
  if (!(await hasAdministrator(tx))) throw lastAdministrator();
}

/**
 * Checks that the roles exist and that the caller may grant them. A null caller means the command line, which may
 * grant any role.
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
