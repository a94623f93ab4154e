import type { AppContext } from '../../contracts/context.ts';
import type { Db } from '../../db/db.ts';
import { JSON_TYPE } from '../answer/answer.ts';
import { keysFor } from '../../secrets.ts';
import type { Claim, Ticket } from '../../contracts/idempotency.ts';
import { firstStillRunning } from './errors.ts';
import { answerKey, completeKey } from './idempotencyKey.repo.ts';
import { sealAnswer } from './storedResponse.ts';
import type { StoredResponse } from './storedResponse.ts';

/** Creates a claim. `onStored` receives each response that was written to the database. */
export const createClaim = (
  app: AppContext,
  ticket: Ticket,
  onStored: (answer: StoredResponse) => void,
  setCookies: () => string[] | null,
): Claim => ({
  ticket,
  async keep(tx, data) {
    const answer = answerWith(data, setCookies());
    if (!(await answerKey(tx, ticket, seal(app, ticket, answer)))) throw firstStillRunning();
    onStored(answer);
  },
  async complete(tx, data) {
    const answer = answerWith(data, setCookies());
    await completeKey(tx, ticket, seal(app, ticket, answer), app.clock.now());
    onStored(answer);
  },
});

/** Stores the response like `Claim.complete`, for a job that has only the ticket. */
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
