import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isLockTimeout } from '../../platform/db/failures.ts';
import { noColumns } from '../../platform/db/columns.ts';
import { homepageBusy } from './errors.ts';

/**
 * Locks all placements until the transaction ends. Code that writes placements takes this lock before any row lock. Waits for up to 5
 * seconds, then throws `busy`. Default: 409 HOMEPAGE_BUSY.
 */
export async function lockPlacements(tx: Db, busy: () => Error = homepageBusy): Promise<void> {
  try {
    await tx.run(sql.type(noColumns)`
      select set_config('lock_timeout', '5s', true),
        pg_advisory_xact_lock(hashtext('shop.homepage')),
        set_config('lock_timeout', '0', true)`);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    const refused = busy();
    refused.cause = error;
    throw refused;
  }
}
