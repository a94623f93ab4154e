import { z } from 'zod';
import { text } from '../db/columns.ts';
import type { Db } from '../db/db.ts';

/**
 * The ticket that identifies a request's idempotency key: hashes as hex strings, and the holder. It does not contain the key
 * itself.
 */
export const ticketRow = z.object({ key_id: text, payload: text, holder: text });
/** The ticket that identifies a request's idempotency key. */
export type Ticket = z.output<typeof ticketRow>;

/**
 * The Idempotency-Key of a request in progress. A response that the handler does not store itself is stored after the handler
 * returns: a crash in between loses it, and the next request with the key repeats the work. If that must not happen, the handler
 * stores the response in the same transaction as its effect.
 */
export interface Claim {
  /** The ticket to store with an effect that starts in one transaction and completes in another. */
  readonly ticket: Ticket;
  /**
   * Stores the upcoming response, `{ data }` with status 200, as the last statement of the effect's transaction. Throws 409,
   * rolling back the transaction, if the request outlived its lease and another request took over the key. After this call, the
   * handler must return the same data or throw.
   */
  keep(tx: Db, data: unknown): Promise<void>;
  /** Stores the response for an effect that was started under the ticket, no matter which request holds the key now. */
  complete(tx: Db, data: unknown): Promise<void>;
}
