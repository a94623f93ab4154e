import { randomBytes } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { sentWish } from './selling/wish.ts';
import type { SentWish } from './selling/wish.ts';

/** The number of milliseconds after which an open session ends. */
const LIFETIME = 6 * 60 * 60 * 1000;

/** The last attempt to pay the order of a session. The credential is not part of it. */
const triedPayment = z.object({
  /** The key of the attempt. Null if no program pays: the buyer does, at the page. */
  attempt: z.string().nullable(),
  outcome: z.enum(['declined', 'action', 'unknown']),
  /** The page at which a person confirms the payment. Null if there is none. */
  url: z.string().nullable(),
  /** The sentence for the buyer. Null if there is none. */
  message: z.string().nullable(),
});
export type TriedPayment = z.output<typeof triedPayment>;

const sessionRow = z.object({
  id: column.text,
  kind: z.enum(['checkout', 'cart']),
  protocol: z.enum(['ucp', 'acp']),
  agent_key: column.text,
  agent_name: column.text.nullable(),
  is_proven: column.bool,
  status: z.enum(['open', 'placed', 'completed', 'canceled']),
  cart: column.uuid,
  is_gross: column.bool,
  from_session: column.text.nullable(),
  sent: sentWish,
  digest: column.text.nullable(),
  method: column.text.nullable(),
  next_method: column.text.nullable(),
  payment: triedPayment.nullable(),
  order_uuid: column.uuid.nullable(),
  expires_at: column.timestamp,
});

/** A purchase or a basket of an agent. */
export type AgentSession = z.output<typeof sessionRow>;

/** The agent for which sessions are looked up. */
export interface SessionOwner {
  readonly key: string;
  readonly proven: boolean;
}

const columns = sql.fragment`id, kind, protocol, agent_key, agent_name, is_proven, status, cart, is_gross, from_session, sent, digest, method, next_method,
  payment, order_uuid, expires_at`;

/** Returns a new ID of 128 random bits. */
export const newSessionId = (): string => randomBytes(16).toString('base64url');

/** Returns the time at which a session that is opened now ends. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + LIFETIME);

const isId = (id: string): boolean => /^[\w-]{22}$/.test(id);

/** The sessions that an agent can see: its own, proven ones only with a proof, and open ones until they end. */
const visibleTo = ({ key, proven }: SessionOwner, now: Date) => sql.fragment`
  agent_key = ${key} and (not is_proven or ${proven})
  and (status in ('placed', 'completed') or expires_at > ${now.toISOString()}::timestamptz)`;

/** Finds a session of an agent. Returns null for one that does not exist for it. */
export const findSession = async (
  db: Db,
  owner: SessionOwner,
  { id, kind, now }: { readonly id: string; readonly kind: AgentSession['kind']; readonly now: Date },
): Promise<AgentSession | null> =>
  isId(id)
    ? db.maybeOne(
        sql.type(sessionRow)`
          select ${columns} from agents_session where id = ${id} and kind = ${kind} and ${visibleTo(owner, now)}`,
      )
    : null;

/** Finds the open checkout that a basket became. */
export const findConversion = (
  db: Db,
  owner: SessionOwner,
  { from, now }: { readonly from: string; readonly now: Date },
): Promise<AgentSession | null> =>
  db.maybeOne(
    sql.type(sessionRow)`
      select ${columns} from agents_session
      where from_session = ${from} and status in ('open', 'placed') and ${visibleTo(owner, now)}`,
  );

/** Finds the session of an order. */
export const findSessionOfOrder = (
  db: Db,
  owner: SessionOwner,
  { order, now }: { readonly order: string; readonly now: Date },
): Promise<AgentSession | null> =>
  db.maybeOne(
    sql.type(sessionRow)`
      select ${columns} from agents_session where order_uuid = ${order} and ${visibleTo(owner, now)}`,
  );

const ownerRow = z.object({ agent_key: column.text, protocol: z.enum(['ucp', 'acp']) });

/** Finds the agent that placed an order, and the protocol by which it did. Returns null for an order of nobody's. */
export const findOwnerOfOrder = (db: Db, order: string) =>
  db.maybeOne(sql.type(ownerRow)`select agent_key, protocol from agents_session where order_uuid = ${order}`);

const openOf = (agentKey: string, now: Date) => sql.fragment`
  select count(*)::int from agents_session
  where agent_key = ${agentKey} and status = 'open' and expires_at > ${now.toISOString()}::timestamptz`;

const insertedRow = z.object({ open: column.int });

/**
 * Stores a new session and counts it, unless its agent has as many open ones as it may have. Returns false then, and nothing is stored. Must not
 * be called inside a transaction: what others open at the same time is counted again once it is stored.
 */
export async function insertSession(
  db: Db,
  session: AgentSession,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  const { id, kind, protocol, agent_key, agent_name, is_proven, status, cart, from_session } = session;
  const inserted = await db.maybeOne(sql.type(insertedRow)`
    with already as (select (${openOf(agent_key, now)}) as open),
    inserted as (
      insert into agents_session (id, kind, protocol, agent_key, agent_name, is_proven, status, cart, is_gross, from_session, sent, digest, method,
        next_method, expires_at)
      select ${id}, ${kind}, ${protocol}, ${agent_key}, ${agent_name}, ${is_proven}, ${status}, ${cart}::uuid, ${session.is_gross}, ${from_session},
        ${JSON.stringify(session.sent)}::jsonb, ${session.digest}, ${session.method}, ${session.next_method},
        ${new Date(session.expires_at).toISOString()}::timestamptz
      from already where already.open < ${most}
      returning id, kind, agent_key, agent_name
    ),
    counted as (
      insert into agents_opened (agent_key, day, agent_name, checkouts)
      select agent_key, ${now.toISOString().slice(0, 10)}::date, agent_name, 1 from inserted where kind = 'checkout'
      on conflict (agent_key, day) do update
        set checkouts = agents_opened.checkouts + 1, agent_name = excluded.agent_name
    )
    select already.open from inserted, already`);
  if (inserted === null) return false;
  // Requests at the same time do not see each other's sessions, so that a number near the bound is counted again.
  return inserted.open < most / 2 || keepWithin(db, { id, agent_key }, { most, now });
}

/** Deletes a session again if its agent has more open ones than it may have. Returns false then. */
async function keepWithin(
  db: Db,
  { id, agent_key }: Pick<AgentSession, 'id' | 'agent_key'>,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  const deleted = await db.maybeOne(sql.type(z.object({ id: column.text }))`
    delete from agents_session where id = ${id} and (${openOf(agent_key, now)}) > ${most} returning id`);
  return deleted === null;
}

/** Stores what an open session was told, or that it ended. Returns false if it is not open any more. */
export async function saveSession(
  db: Db,
  session: Pick<
    AgentSession,
    'id' | 'status' | 'cart' | 'is_gross' | 'sent' | 'digest' | 'method' | 'next_method'
  >,
): Promise<boolean> {
  const { id, status, cart, is_gross: isGross, sent, digest, method, next_method: next } = session;
  const saved = await db.maybeOne(sql.type(z.object({ id: column.text }))`
    update agents_session
    set status = ${status}, cart = ${cart}::uuid, is_gross = ${isGross}, sent = ${JSON.stringify(sent)}::jsonb, digest = ${digest}, method = ${method}, next_method = ${next},
      payment = null, order_uuid = null, updated_at = now()
    where id = ${id} and status in ('open', 'placed')
    returning id`);
  return saved !== null;
}

/** The order that a session became. */
export interface PlacedSession {
  readonly id: string;
  /** The UUID of the order. */
  readonly order: string;
  /** True if the order needs no charge. */
  readonly isOver: boolean;
  /** The attempt to pay that begins now. */
  readonly payment: TriedPayment | null;
  /** The wish when the order was placed. Absent: as before. */
  readonly sent?: SentWish;
}

/** Stores the order of an open session. Returns false if the session is not open any more. */
export async function placeSession(
  db: Db,
  { id, order, isOver, payment, sent }: PlacedSession,
): Promise<boolean> {
  const placed = await db.maybeOne(sql.type(z.object({ id: column.text }))`
    update agents_session
    set status = ${isOver ? 'completed' : 'placed'}, order_uuid = ${order}::uuid,
      sent = coalesce(${sent === undefined ? null : JSON.stringify(sent)}::jsonb, sent),
      payment = ${payment === null ? null : JSON.stringify(payment)}::jsonb, updated_at = now()
    where id = ${id} and status = 'open'
    returning id`);
  return placed !== null;
}

/** Stores what became of a payment. */
export async function savePayment(
  db: Db,
  id: string,
  payment: TriedPayment | null,
  status: 'placed' | 'completed',
): Promise<void> {
  await db.run(sql.type(z.object({}))`
    update agents_session
    set payment = ${payment === null ? null : JSON.stringify(payment)}::jsonb, status = ${status}, updated_at = now()
    where id = ${id} and status = 'placed'`);
}

/** Deletes sessions that ended, up to `limit`. Returns their number. */
export const deleteEndedSessions = async (db: Db, now: Date, limit: number): Promise<number> =>
  (
    await db.any(sql.type(z.object({ id: column.text }))`
      delete from agents_session where id in (
        select id from agents_session
        where status in ('open', 'canceled') and expires_at <= ${now.toISOString()}::timestamptz
        order by expires_at limit ${limit}
        for update skip locked
      ) returning id`)
  ).length;

/** Lists sessions whose order was placed by a cart of another, or that have no order though they are over. */
export const listBrokenSessions = (db: Db, limit: number): Promise<readonly { readonly id: string }[]> =>
  db.any(sql.type(z.object({ id: column.text }))`
    select id from agents_session
    where (status in ('placed', 'completed')) <> (order_uuid is not null) order by id limit ${limit}`);
