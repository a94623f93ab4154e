import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { findCredentials } from './adminUser.repo.ts';
import { currentPasswordInvalid, isPassword } from '../credentials/index.ts';

/** A verified password, represented by the hash that it was compared with. */
export interface ProvenPassword {
  /**
   * Throws `CURRENT_PASSWORD_INVALID` if the password has changed since it was verified. Call it in the transaction of the
   * change.
   */
  recheck(tx: Db): Promise<void>;
}

/**
 * Verifies the current password of the calling administrator. Throws `CURRENT_PASSWORD_INVALID` if it is missing or wrong.
 * Call it outside a transaction, because it computes a hash.
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
