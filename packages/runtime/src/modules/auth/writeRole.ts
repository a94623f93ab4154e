import { onConstraint } from '../../platform/db/constraints.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { deleteRoleRow, findRole, insertRole, updateRoleRow } from './adminRole.repo.ts';
import type { AdminRole } from './adminRole.repo.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import { keepAdministrator } from './writeAdmin.ts';
import { grantExceedsOwn, roleNameTaken, roleNotFound, unknownPermission } from './errors.ts';
import { ALL, holdsAll } from './grants.ts';

const REFUSALS = { admin_role_name_key: roleNameTaken };

/** The validated input. Undefined fields stay unchanged. */
export interface RolePatch {
  readonly name?: string | undefined;
  readonly permissions?: readonly string[] | undefined;
}

/** Creates a role. The caller must have all of its permissions. */
export async function createRole(
  app: AppContext,
  db: Db,
  { name, permissions }: { readonly name: string; readonly permissions: readonly string[] },
  caller: AdminCaller,
): Promise<AdminRole> {
  checkPermissions(app, permissions, caller);
  return onConstraint(REFUSALS, () => insertRole(db, { name, permissions: unique(permissions) }));
}

/** Updates a role. The change takes effect on the next request of each administrator with the role. */
export async function updateRole(
  app: AppContext,
  db: Db,
  id: string,
  patch: RolePatch,
  caller: AdminCaller,
): Promise<AdminRole> {
  if (patch.permissions) checkPermissions(app, patch.permissions, caller);
  return onConstraint(REFUSALS, () =>
    db.transaction(async (tx) => {
      const role = await lockRole(tx, id, caller);
      const changed = await updateRoleRow(tx, role.admin_role_id, {
        name: patch.name,
        permissions: patch.permissions && unique(patch.permissions),
      });
      await keepAdministrator(tx);
      return changed;
    }),
  );
}

/** Deletes a role and removes it from all administrators. */
export const deleteRole = (db: Db, id: string, caller: AdminCaller): Promise<AdminRole> =>
  db.transaction(async (tx) => {
    const role = await lockRole(tx, id, caller);
    await deleteRoleRow(tx, role.admin_role_id);
    await keepAdministrator(tx);
    return role;
  });

async function lockRole(tx: Db, id: string, caller: AdminCaller): Promise<AdminRole> {
  await lockAdmins(tx);
  const role = await findRole(tx, uuidOr(roleNotFound)(id));
  if (!role) throw roleNotFound();
  if (!holdsAll(caller.permissions, role.permissions)) throw grantExceedsOwn();
  return role;
}

/** Rejects ids that are not permissions in this shop. */
export function checkKnown(app: AppContext, permissions: readonly string[]): void {
  const [routes, declared] = [app.registry('routes'), app.registry('permissions')];
  // Bulk routes require the permissions of the single-record routes, so the id of a bulk route is not a permission.
  const isOfRoute = (id: string) => routes.get(id) && !routes.get(id)?.permissions;
  const unknown = permissions.find((id) => id !== ALL && !isOfRoute(id) && !declared.get(id));
  if (unknown !== undefined) throw unknownPermission(unknown);
}

function checkPermissions(app: AppContext, permissions: readonly string[], caller: AdminCaller): void {
  checkKnown(app, permissions);
  if (!holdsAll(caller.permissions, permissions)) throw grantExceedsOwn();
}

const unique = (permissions: readonly string[]): string[] => [...new Set(permissions)];
