import { z } from 'zod';
import { int, noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

/**
 * Locks the prices of all products for a change of lists, currencies or contexts. Call it before the first write. Writers of products wait
 * for the end of the transaction.
 */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select from price_state for update`);
}

/** The columns of `price_state` that say how many contexts and lists with a scope there are. */
export const priceCounts = z.object({ context_count: int, scope_count: int });
export type PriceCounts = z.output<typeof priceCounts>;

/**
 * Waits for writers of lists, currencies and contexts, and keeps others waiting until the transaction ends. Returns how many contexts and
 * lists with a scope there are.
 */
export const sharePrices = (tx: Db): Promise<PriceCounts> =>
  tx.one(sql.type(priceCounts)`select context_count, scope_count from price_state for share`);

/** Stores how many contexts and lists with a scope there are. */
export async function countPrices(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`
    update price_state set context_count = (select count(*) from price_context),
      scope_count = (select count(*) from price_list where status = 1 and scope is not null)`);
}
