import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { findCredentials } from './adminUser.repo.ts';
import { currentPasswordInvalid, isPassword } from '../credentials/index.ts';

/** The password that an administrator proved to know, as the hash that it was compared with. */
export interface ProvenPassword {
  /** Throws `CURRENT_PASSWORD_INVALID` if the password was changed since. Call it in the transaction of the change. */
  recheck(tx: Db): Promise<void>;
}

/**
 * Checks the current password of the administrator who asks. Throws `CURRENT_PASSWORD_INVALID` where it is missing or wrong. It
 * hashes, so that it belongs outside of a transaction.
 */
export async function proveCurrentPassword(
  db: Db,
  { email }: AdminCaller,
  given = '',
): Promise<ProvenPassword> {
  const known = await findCredentials(db, email);
  if (!(await isPassword(given, known?.password_hash ?? null)) || !known) throw currentPasswordInvalid();
  return {
    async recheck(tx) {
      const now = await findCredentials(tx, email);
      if (now?.password_hash !== known.password_hash) throw currentPasswordInvalid();
    },
  };
}
