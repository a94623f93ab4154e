import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { findCredentials } from './adminUser.repo.ts';
import { currentPasswordInvalid, isPassword } from '../credentials/index.ts';

/** A verified password, represented by the hash used to verify it. */
export interface ProvenPassword {
  /**
   * Throws `CURRENT_PASSWORD_INVALID` if the password has changed since verification. Call it in the transaction that
   * makes the change.
   */
  recheck(tx: Db): Promise<void>;
}

/**
 * Verifies the calling administrator's current password. Throws `CURRENT_PASSWORD_INVALID` if it is missing or wrong.
 * Call it outside a transaction, because password hashing is slow.
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
