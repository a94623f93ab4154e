import type { AppContext } from '../context.ts';
import type { Db } from '../db/db.ts';
import { JSON_TYPE } from '../http/answer.ts';
import { keysFor } from '../secrets.ts';
import { firstStillRunning } from './errors.ts';
import { answerKey, completeKey } from './idempotencyKey.repo.ts';
import type { Ticket } from './idempotencyKey.repo.ts';
import { sealAnswer } from './storedResponse.ts';
import type { StoredResponse } from './storedResponse.ts';

export type { Ticket };

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

/** `onKept` is told of each answer that a statement was sent for. */
export const createClaim = (
  app: AppContext,
  ticket: Ticket,
  onKept: (answer: StoredResponse) => void,
  setCookies: () => string[] | null,
): Claim => ({
  ticket,
  async keep(tx, data) {
    const answer = answerWith(data, setCookies());
    if (!(await answerKey(tx, ticket, seal(app, ticket, answer)))) throw firstStillRunning();
    onKept(answer);
  },
  async complete(tx, data) {
    const answer = answerWith(data, setCookies());
    await completeKey(tx, ticket, seal(app, ticket, answer), app.clock.now());
    onKept(answer);
  },
});

/** As `Claim.complete`, for a job that has the ticket alone. */
export async function completeTicket(app: AppContext, tx: Db, ticket: Ticket, data: unknown): Promise<void> {
  await completeKey(tx, ticket, seal(app, ticket, answerWith(data, null)), app.clock.now());
}

const answerWith = (data: unknown, setCookies: string[] | null): StoredResponse => ({
  status: 200,
  headers: { 'content-type': JSON_TYPE },
  setCookies: setCookies && [...setCookies],
  body: JSON.stringify({ data: data ?? null }),
});

export const seal = (app: AppContext, { key_id }: Ticket, answer: StoredResponse): Buffer =>
  sealAnswer(keysFor(app.config, 'idempotency')[0] as Buffer, key_id, answer);
