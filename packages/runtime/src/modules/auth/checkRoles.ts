import { isUuid } from '../../platform/db/ids.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/http/caller.ts';
import { listRolesOf } from './adminRole.repo.ts';
import { grantExceedsOwn, unknownRole } from './errors.ts';
import { holdsAll } from './grants.ts';

/** Checks that the roles exist and that the caller may grant them; a null caller is the command line, which may. */
export async function checkRoles(
  tx: Db,
  uuids: readonly string[],
  caller: AdminCaller | null,
): Promise<void> {
  if (uuids.length === 0) return;
  const roles = await listRolesOf(tx, uuids.filter(isUuid));
  const known = new Set(roles.map((role) => role.uuid));
  const missing = uuids.find((uuid) => !known.has(uuid.toLowerCase()));
  if (missing !== undefined) throw unknownRole(missing);
  const permissions = roles.flatMap((role) => role.permissions);
  if (caller && !holdsAll(caller.permissions, permissions)) throw grantExceedsOwn();
}
