import { isUuid } from '../../platform/db/ids.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/http/caller.ts';
import { deleteTokensOf } from './adminToken.repo.ts';
import {
  deleteAdminRow,
  findAdmin,
  hasAdministrator,
  listPermissionsOf,
  lockAdmins,
  updateAdminRow,
} from './adminUser.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { checkRoles } from './checkRoles.ts';
import { emailTaken, grantExceedsOwn, lastAdministrator, userNotFound } from './errors.ts';
import { holdsAll } from './grants.ts';
import { hashPassword } from './password.ts';

/** Checked input; what is undefined stays. */
export interface AdminPatch {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly full_name?: string | undefined;
  readonly status?: boolean | undefined;
  readonly roles?: readonly string[] | undefined;
}

/**
 * Changes an admin. The last enabled admin with all permissions keeps both; nobody changes an admin who may do more than they
 * themselves. A new password or being disabled ends the admin's sessions and tokens, API tokens included.
 */
export async function updateAdmin(
  db: Db,
  id: string,
  patch: AdminPatch,
  caller: AdminCaller,
): Promise<AdminUser> {
  const passwordHash = patch.password === undefined ? null : await hashPassword(patch.password);
  return onConstraint({ admin_user_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      const admin = await lockAdmin(tx, id, caller);
      if (patch.roles) await checkRoles(tx, patch.roles, caller);
      await updateAdminRow(tx, admin.admin_user_id, {
        email: patch.email ?? null,
        passwordHash,
        fullName: patch.full_name ?? null,
        status: patch.status ?? null,
        roles: patch.roles ?? null,
      });
      if (passwordHash !== null || patch.status === false) await deleteTokensOf(tx, admin.admin_user_id);
      await keepAdministrator(tx);
      return (await findAdmin(tx, id)) ?? admin;
    }),
  );
}

/** Deletes an admin with all sessions and tokens, by the rules of a change. */
export const deleteAdmin = (db: Db, id: string, caller: AdminCaller): Promise<AdminUser> =>
  db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id, caller);
    await deleteAdminRow(tx, admin.admin_user_id);
    await keepAdministrator(tx);
    return admin;
  });

async function lockAdmin(tx: Db, id: string, caller: AdminCaller): Promise<AdminUser> {
  await lockAdmins(tx);
  const admin = isUuid(id) ? await findAdmin(tx, id) : null;
  if (!admin) throw userNotFound();
  const permissions = await listPermissionsOf(tx, admin.admin_user_id);
  if (!holdsAll(caller.permissions, permissions)) throw grantExceedsOwn();
  return admin;
}

/** To be asked at the end of every change of admins and roles: what it throws rolls the change back. */
export async function keepAdministrator(tx: Db): Promise<void> {
  if (!(await hasAdministrator(tx))) throw lastAdministrator();
}
