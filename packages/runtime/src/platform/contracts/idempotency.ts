import { z } from 'zod';
import { text } from '../db/columns.ts';
import type { Db } from '../db/db.ts';

/** The ticket by which the key of a request is found: hashes as hex text, and the holder. It does not contain the key itself. */
export const ticketRow = z.object({ key_id: text, payload: text, holder: text });
/** The ticket by which the key of a request is found. */
export type Ticket = z.output<typeof ticketRow>;

/**
 * The Idempotency-Key of a request that is being worked on. An answer that the handler does not keep itself is kept after it has
 * returned: a crash between the two loses it, and the next request with the key does the work again. Where that must not happen,
 * the handler keeps the answer in the transaction of its effect.
 */
export interface Claim {
  /** The ticket to store with an effect that is begun in one transaction and completed in another. */
  readonly ticket: Ticket;
  /**
   * Keeps the coming answer, `{ data }` with status 200: the last statement of the effect's transaction. Throws 409, so that the
   * transaction is rolled back, if the request took longer than its lease and another took the key over. Once it has been called,
   * the handler must return the same data, or throw.
   */
  keep(tx: Db, data: unknown): Promise<void>;
  /** Keeps the answer of an effect that was begun under the ticket, whoever holds the key by now. */
  complete(tx: Db, data: unknown): Promise<void>;
}
