import { hash, randomUUID } from 'node:crypto';
import type { Ticket } from '../../contracts/idempotency.ts';
import { Refusal } from '../../errors.ts';
import { clientKey } from '../request/clientIp.ts';
import type { HttpContext } from '../request/exchange.ts';
import { cookiesOf } from '../request/identifyCaller.ts';
import { visitOf } from '../request/openDoor.ts';
import type { OpenDoor } from '../request/openDoor.ts';
import { badIdempotencyKey, idempotencyKeyReused } from './errors.ts';

/** The use of an idempotency key by a request, by the rules of the REST API or of a door. */
export interface KeyUse {
  readonly ticket: Ticket;
  /** Creates the refusal of a key that came with another request before. */
  reused(): Refusal;
  /** The headers that mark a repeated response. */
  readonly repeated: Readonly<Record<string, string>>;
  /** Returns a stored body as it is sent to the request that repeats it. */
  again(body: string): string;
  /** The door by whose rules the key is used. Null for the REST API. */
  readonly door: OpenDoor | null;
}

const MIN = 16;
const MAX = 255;
const REPEATED = { 'idempotency-replayed': 'true' };

/** Returns the use of a request's key. Null for a request without a key, or that ignores it. Throws for a key that is not valid. */
export function keyUseOf(ctx: HttpContext): KeyUse | null {
  const { door, acceptsKey } = ctx.state.plan;
  if (door) return useAtDoor(ctx, door);
  const key = ctx.req.headers['idempotency-key'] as string | undefined;
  if (key === undefined || !acceptsKey) return null;
  checkLength(key, MIN, MAX);
  return {
    ticket: ticketOf(ctx, key),
    reused: idempotencyKeyReused,
    repeated: REPEATED,
    again: (body) => body,
    door: null,
  };
}

function checkLength(key: string, min: number, max: number): void {
  if (key.length < min || key.length > max) throw badIdempotencyKey(min, max);
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

function useAtDoor(ctx: HttpContext, open: OpenDoor): KeyUse | null {
  const { door, acceptsKey } = open;
  const { idempotency: rules, id, keyOf } = door;
  const { plan } = ctx.state;
  const method = ctx.req.method ?? '';
  if (!rules || !acceptsKey || plan.path === null || method === 'GET' || method === 'HEAD') return null;
  const { header = 'idempotency-key', minLength = 1, maxLength = MAX, conflict = 422 } = rules;
  const given = keyOf ? keyOf(visitOf(ctx)) : (ctx.req.headers[header.toLowerCase()] as string | undefined);
  if (given === undefined || given === null) {
    if (rules.required) throw badIdempotencyKey(minLength, maxLength);
    return null;
  }
  checkLength(given, minLength, maxLength);
  const { identity, ip, path, search, payload } = ctx.state;
  const client = identity === null ? ['address', clientKey(ip)] : ['identity', identity];
  const meaning = door.meaningOf
    ? ['meaning', door.meaningOf(visitOf(ctx))]
    : ['bytes', hash('sha256', payload ?? '')];
  return {
    ticket: {
      key_id: digest(['door', id, client, method, path, given]),
      payload: digest([search, ...meaning]),
      holder: randomUUID(),
    },
    reused: () => withStatus(idempotencyKeyReused(), conflict),
    repeated: open.repeated,
    again: (body) => door.again?.(visitOf(ctx), body) ?? body,
    door: open,
  };
}

const withStatus = ({ code, message }: Refusal, status: number): Refusal =>
  new Refusal(status, code, message);

const digest = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));
