import type { OutgoingHttpHeaders } from 'node:http';
import type { AppContext } from '../../contracts/context.ts';
import { Refusal } from '../../errors.ts';
import { answerAtDoor } from '../answer/answerAtDoor.ts';
import type { Exchange, HttpContext, Step } from '../request/exchange.ts';
import { keysFor } from '../../secrets.ts';
import { createClaim, seal } from './createClaim.ts';
import { answerUnreadable, firstStillRunning } from './errors.ts';
import { answerKey, claimKey, releaseKey } from './idempotencyKey.repo.ts';
import { keyUseOf } from './keyUse.ts';
import type { KeyUse } from './keyUse.ts';
import { openAnswer } from './storedResponse.ts';
import type { StoredResponse } from './storedResponse.ts';

/**
 * Creates the step for idempotency keys. A repeated request receives the first response and has no effect. For a new request, a
 * successful response is stored. Runs after all steps that validate the request and the caller.
 */
export const replayAnswer =
  (app: AppContext): Step =>
  (ctx, next) => {
    const use = keyUseOf(ctx);
    return use ? withKey(app, ctx, use, next) : next();
  };

async function withKey(
  app: AppContext,
  ctx: HttpContext,
  use: KeyUse,
  next: () => Promise<unknown>,
): Promise<void> {
  const before = await claim(app, use);
  if (before) answerAgain(ctx.state, before, use);
  else await answerFirst(app, ctx, use, next);
}

/** Claims the key. Returns the earlier response if there is one, or null if the key was claimed. */
async function claim(app: AppContext, { ticket, reused }: KeyUse): Promise<StoredResponse | null> {
  const { is_claimed, payload, answer } = await claimKey(app.db, ticket, app.clock.now());
  if (is_claimed) return null;
  // Null means that a concurrent request claimed the key.
  if (payload !== null && payload !== ticket.payload) throw reused();
  if (answer === null) throw firstStillRunning();
  const keys = keysFor(app.config, 'idempotency');
  const opened = openAnswer(keys, ticket.key_id, Buffer.from(answer, 'base64'));
  if (!opened) throw answerUnreadable();
  return opened;
}

function answerAgain(
  state: Exchange,
  { status, headers, setCookies, body }: StoredResponse,
  { repeated, again }: KeyUse,
): void {
  state.status = status;
  Object.assign(state.headers, headers, repeated);
  state.setCookies = setCookies;
  state.answer = body === null ? null : again(body);
}

async function answerFirst(
  app: AppContext,
  ctx: HttpContext,
  { ticket, door }: KeyUse,
  next: () => Promise<unknown>,
): Promise<void> {
  const { state } = ctx;
  const headersBefore = { ...state.headers };
  let stored: StoredResponse | null = null;
  const onStored = (answer: StoredResponse) => {
    stored = answer;
  };
  state.claim = createClaim(app, ticket, onStored, {
    setCookies: () => state.setCookies,
    isBare: door !== null,
  });
  try {
    await next();
  } catch (error) {
    // At a door a refusal is an answer like others, which a repeated request receives again.
    if (!door || !(error instanceof Refusal) || error.status >= 500) {
      await orLog(app, () => releaseKey(app.db, ticket));
      throw error;
    }
    answerAtDoor(ctx, door, error);
  }
  const isKept = door ? isAnswerKept : isSuccess;
  const answer = isKept(state) ? answerOf(state, headersBefore) : null;
  if (!answer) return orLog(app, () => releaseKey(app.db, ticket));
  if (!isSame(stored, answer)) await orLog(app, () => answerKey(app.db, ticket, seal(app, ticket, answer)));
}

const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status <= 299;

/** The statuses of responses that say to try again. */
const FOR_NOW = new Set([408, 425, 429]);

/** Reports whether a door's response is kept: not one for a failure, or for the moment. */
const isAnswerKept = ({ status, headers }: Exchange): boolean =>
  status < 500 && !FOR_NOW.has(status) && headers['retry-after'] === undefined;

/** Returns the response data to store. Null if the response is streamed. */
function answerOf(
  { status, headers, setCookies, answer }: Exchange,
  before: OutgoingHttpHeaders,
): StoredResponse | null {
  if (answer !== null && typeof answer !== 'string') return null;
  const own = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && before[name] !== value,
  );
  return { status, headers: Object.fromEntries(own) as StoredResponse['headers'], setCookies, body: answer };
}

const isSame = (stored: StoredResponse | null, answer: StoredResponse): boolean =>
  stored !== null && JSON.stringify(stored) === JSON.stringify(answer);

/**
 * Runs a write after the request was processed. An error is logged and does not change the response, because the lease expires
 * by itself.
 */
async function orLog(app: AppContext, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (err) {
    app.log.error({ err }, 'the answer to an Idempotency-Key was not kept');
  }
}
