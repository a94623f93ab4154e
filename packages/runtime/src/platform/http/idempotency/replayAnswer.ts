import { hash, randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { AppContext } from '../../contracts/context.ts';
import type { Exchange, HttpContext, Step } from '../request/exchange.ts';
import { cookiesOf } from '../request/identifyCaller.ts';
import { keysFor } from '../../secrets.ts';
import type { Ticket } from '../../contracts/idempotency.ts';
import { createClaim, seal } from './createClaim.ts';
import { answerUnreadable, badIdempotencyKey, firstStillRunning, idempotencyKeyReused } from './errors.ts';
import { answerKey, claimKey, releaseKey } from './idempotencyKey.repo.ts';
import { openAnswer } from './storedResponse.ts';
import type { StoredResponse } from './storedResponse.ts';

const MIN = 16;
const MAX = 255;

/**
 * Creates the step for idempotency keys. A repeated request receives the first response and has no effect. For a new request, a
 * successful response is stored. Runs after all steps that validate the request and the caller.
 */
export const replayAnswer =
  (app: AppContext): Step =>
  (ctx, next) => {
    const key = ctx.req.headers['idempotency-key'] as string | undefined;
    return key === undefined || !ctx.state.plan.acceptsKey ? next() : withKey(app, ctx, key, next);
  };

async function withKey(
  app: AppContext,
  ctx: HttpContext,
  key: string,
  next: () => Promise<unknown>,
): Promise<void> {
  if (key.length < MIN || key.length > MAX) throw badIdempotencyKey(MIN, MAX);
  const ticket = ticketOf(ctx, key);
  const before = await claim(app, ticket);
  if (before) answerAgain(ctx.state, before);
  else await answerFirst(app, ctx.state, ticket, next);
}

/** Claims the key. Returns the earlier response if there is one, or null if the key was claimed. */
async function claim(app: AppContext, ticket: Ticket): Promise<StoredResponse | null> {
  const { is_claimed, payload, answer } = await claimKey(app.db, ticket, app.clock.now());
  if (is_claimed) return null;
  // Null means that a concurrent request claimed the key.
  if (payload !== null && payload !== ticket.payload) throw idempotencyKeyReused();
  if (answer === null) throw firstStillRunning();
  const keys = keysFor(app.config, 'idempotency');
  const opened = openAnswer(keys, ticket.key_id, Buffer.from(answer, 'base64'));
  if (!opened) throw answerUnreadable();
  return opened;
}

function answerAgain(state: Exchange, { status, headers, setCookies, body }: StoredResponse): void {
  state.status = status;
  Object.assign(state.headers, headers, { 'idempotency-replayed': 'true' });
  state.setCookies = setCookies;
  state.answer = body;
}

async function answerFirst(
  app: AppContext,
  state: Exchange,
  ticket: Ticket,
  next: () => Promise<unknown>,
): Promise<void> {
  const headersBefore = { ...state.headers };
  let stored: StoredResponse | null = null;
  const onStored = (answer: StoredResponse) => {
    stored = answer;
  };
  state.claim = createClaim(app, ticket, onStored, () => state.setCookies);
  try {
    await next();
  } catch (error) {
    await orLog(app, () => releaseKey(app.db, ticket));
    throw error;
  }
  const answer = answerOf(state, headersBefore);
  if (!answer) return orLog(app, () => releaseKey(app.db, ticket));
  if (!isSame(stored, answer)) await orLog(app, () => answerKey(app.db, ticket, seal(app, ticket, answer)));
}

/** Returns the response data to store. Null if the response is unsuccessful or streamed. */
function answerOf(
  { status, headers, setCookies, answer }: Exchange,
  before: OutgoingHttpHeaders,
): StoredResponse | null {
  if (status < 200 || status > 299 || (answer !== null && typeof answer !== 'string')) return null;
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

/**
 * Returns a request's ticket. An idempotency key applies to one route and one caller. The rest of the request is the ticket's
 * payload.
 */
function ticketOf(ctx: HttpContext, key: string): Ticket {
  const { plan, path, search, payload } = ctx.state;
  return {
    key_id: digest([plan.id, callerOf(ctx), key]),
    payload: digest([path, search, payload ? hash('sha256', payload) : '']),
    holder: randomUUID(),
  };
}

/**
 * Identifies the caller for an idempotency key. Administrators and customers are identified across tokens and sessions, guests
 * by their session cookie.
 */
function callerOf(ctx: HttpContext): readonly (string | null)[] {
  const { admin, customer } = ctx.state.caller;
  if (admin || customer) return [admin?.uuid ?? null, customer?.uuid ?? null];
  return ['anonymous', cookiesOf(ctx).get('sid') ?? null];
}

const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));
