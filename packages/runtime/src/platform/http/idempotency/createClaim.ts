import type { AppContext } from '../../contracts/context.ts';
import type { Db } from '../../db/db.ts';
import { Readable } from 'node:stream';
import { Reply } from '../../contracts/reply.ts';
import { JSON_TYPE, sentReply } from '../answer/answer.ts';
import { keysFor } from '../../secrets.ts';
import type { Claim, Ticket } from '../../contracts/idempotency.ts';
import { firstStillRunning } from './errors.ts';
import { answerKey, completeKey } from './idempotencyKey.repo.ts';
import { sealAnswer } from './storedResponse.ts';
import type { StoredResponse } from './storedResponse.ts';

interface ClaimOptions {
  setCookies(): string[] | null;
  /** True if responses have no envelope, and handlers may keep a `Reply`. */
  readonly isBare: boolean;
}

/** Creates a claim. `onStored` receives each response that was written to the database. */
export const createClaim = (
  app: AppContext,
  ticket: Ticket,
  onStored: (answer: StoredResponse) => void,
  { setCookies, isBare }: ClaimOptions,
): Claim => ({
  ticket,
  async keep(tx, data) {
    const answer = isBare ? bareAnswer(data) : answerWith(data, setCookies());
    if (!(await answerKey(tx, ticket, seal(app, ticket, answer)))) throw firstStillRunning();
    onStored(answer);
  },
  async complete(tx, data) {
    const answer = isBare ? bareAnswer(data) : answerWith(data, setCookies());
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

/** Returns the response of a door's handler as it is sent. Throws if it is streamed, or if HTTP does not allow a header. */
function bareAnswer(data: unknown): StoredResponse {
  if (!(data instanceof Reply))
    return {
      status: 200,
      headers: { 'content-type': JSON_TYPE },
      setCookies: null,
      body: JSON.stringify(data ?? null),
    };
  const { status, headers, body } = sentReply(data);
  if (body instanceof Readable) throw new TypeError('A streamed response cannot be kept');
  return { status, headers: { ...headers }, setCookies: null, body };
}

export const seal = (app: AppContext, { key_id }: Ticket, answer: StoredResponse): Buffer =>
  sealAnswer(keysFor(app.config, 'idempotency')[0] as Buffer, key_id, answer);
