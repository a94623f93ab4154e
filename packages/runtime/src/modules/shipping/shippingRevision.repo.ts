import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/columns.ts';

/**
 * Moves the revision. First in a transaction it queues all changes of the shipping set-up behind one another, so that
 * none of them meets another half done or deadlocks with it.
 */
export async function touchShipping(db: Db): Promise<void> {
  await db.run(sql.type(noColumns)`update shipping_revision set revision = revision + 1`);
}
