import { z } from 'zod';
import { text } from '../db/columns.ts';
import type { Db } from '../db/db.ts';

/** The ticket by which the key of a request is found: hashes as hex text, and the holder. It does not contain the key itself. */
export const ticketRow = z.object({ key_id: text, payload: text, holder: text });
export type Ticket = z.output<typeof ticketRow>;

/**
 * The Idempotency-Key of a request that is being worked on. An answer that the handler does not keep itself is kept after
 * it has returned: a crash between the two loses it, and the next request with the key does the work again. So where that
 * must not be, the handler keeps the answer in the transaction of its effect.
 */
export interface Claim {
  /** To be stored with an effect that is begun in one transaction and completed in another. */
  readonly ticket: Ticket;
  /**
   * Keeps the answer to come, `{ data }` with status 200: the last statement of the effect's transaction. Throws 409, for the
   * transaction to be rolled back, when the request took longer than its lease and another took the key over. Once it has
   * been called, the handler returns the same data, or throws.
   */
  keep(tx: Db, data: unknown): Promise<void>;
  /** Keeps the answer of an effect that was begun under the ticket: it is kept whoever holds the key by now. */
  complete(tx: Db, data: unknown): Promise<void>;
}
