import { z } from 'zod';
import { int, noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

/**
 * Takes the lock of prices in its turn, for all writers of prices. PostgreSQL lets sharers of a row in while a writer waits for it, so that
 * products that are saved without a pause would keep a writer of lists waiting until its statement times out.
 */
const inTurn = sql.fragment`pg_advisory_xact_lock(hashtext('shop.prices')) is not null`;

/** The condition that a sharer of the prices waits in, as `inTurn`. */
export const sharedInTurn = sql.fragment`pg_advisory_xact_lock_shared(hashtext('shop.prices')) is not null`;

/**
 * Locks the prices of all products for a change of lists, currencies or contexts. Call it before the first write. Writers of products wait
 * for the end of the transaction.
 */
export async function lockPrices(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`select from price_state where ${inTurn} for update`);
}

/** The columns of `price_state` that say how many contexts and lists with a scope there are. */
export const priceCounts = z.object({ context_count: int, scope_count: int });
export type PriceCounts = z.output<typeof priceCounts>;

/**
 * Waits for writers of lists, currencies and contexts, and keeps others waiting until the transaction ends. Returns how many contexts and
 * lists with a scope there are.
 */
export const sharePrices = (tx: Db): Promise<PriceCounts> =>
  tx.one(sql.type(priceCounts)`
    select context_count, scope_count from price_state where ${sharedInTurn} for share`);

/** Stores how many contexts and lists with a scope there are. */
export async function countPrices(tx: Db): Promise<void> {
  await tx.run(sql.type(noColumns)`
    update price_state set context_count = (select count(*) from price_context),
      scope_count = (select count(*) from price_list where status = 1 and scope is not null)`);
}
