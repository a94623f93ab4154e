import { z } from 'zod';
import { text } from '../db/columns.ts';
import type { Db } from '../db/db.ts';

/**
 * The database columns of a ticket, which identifies the idempotency key of a request. The key ID and payload are hashes in
 * hexadecimal; the ticket never contains the key itself.
 */
export const ticketRow = z.object({ key_id: text, payload: text, holder: text });
/** Identifies the idempotency key of a request, and the request that currently holds the key. */
export type Ticket = z.output<typeof ticketRow>;

/**
 * The idempotency key claimed by the current request. By default, the response is stored after the handler returns. If the process
 * crashes before that, the next request with the same key repeats the work. To rule this out, a handler stores the response in the
 * same transaction as its changes.
 */
export interface Claim {
  /** The ticket. If one transaction starts work that another one completes, store the ticket with the work. */
  readonly ticket: Ticket;
  /**
   * Stores the response that the handler is about to return: `{ data }` with status 200; at a door the data itself, or a `Reply`. Call this last in the transaction that
   * makes the changes. Throws a 409 error, which rolls back the transaction, if the request's lease expired and another request
   * claimed the key. Afterward, the handler must return the same data or throw.
   */
  keep(tx: Db, data: unknown): Promise<void>;
  /** Stores the response for work that was started with this ticket, even if another request holds the key now. */
  complete(tx: Db, data: unknown): Promise<void>;
}
