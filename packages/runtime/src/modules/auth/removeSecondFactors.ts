import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { deleteLogins } from './adminSession.repo.ts';
import { findAdmin, findAdminByEmail } from './adminUser.repo.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { noSecondFactor, noUserWithEmail, ownSecondFactor, userNotFound } from './errors.ts';
import { deleteSecondFactors } from './secondFactor.repo.ts';
import { lockAdmin } from './writeAdmin.ts';

/**
 * Removes another administrator's authenticator, passkeys and recovery codes, revokes their logins, and notifies them
 * by email. Does not revoke API tokens. Callers cannot use it for their own account, because it requires no code, or
 * for an administrator with more permissions. Throws `OWN_SECOND_FACTOR`, `NO_SECOND_FACTOR`, `USER_NOT_FOUND` or
 * `GRANT_EXCEEDS_OWN`.
 */
export const removeSecondFactors = (
  app: AppContext,
  db: Db,
  id: string,
  caller: AdminCaller,
): Promise<AdminUser> =>
  db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id, caller);
    if (admin.uuid === caller.uuid) throw ownSecondFactor();
    return removeFrom(app, tx, admin);
  });

/**
 * Removes the second factors of the administrator with the given email, from the command line. Throws
 * `USER_NOT_FOUND` or `NO_SECOND_FACTOR`.
 */
export const removeSecondFactorsByEmail = (app: AppContext, email: string): Promise<AdminUser> =>
  app.db.transaction(async (tx) => {
    await lockAdmins(tx);
    const admin = await findAdminByEmail(tx, email);
    if (!admin) throw noUserWithEmail(email);
    return removeFrom(app, tx, admin);
  });

async function removeFrom(
  app: AppContext,
  tx: Db,
  { admin_user_id: id, uuid }: AdminUser,
): Promise<AdminUser> {
  if ((await deleteSecondFactors(tx, id)) === 0) throw noSecondFactor();
  await deleteLogins(tx, id, {});
  await app.emit(tx, { name: 'admin_second_factor_removed', payload: { admin_user_uuid: uuid } });
  const changed = await findAdmin(tx, uuid);
  if (!changed) throw userNotFound();
  return changed;
}
