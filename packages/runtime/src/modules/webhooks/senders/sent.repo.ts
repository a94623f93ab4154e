import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { CLAIMED, claimedRow, settling, timeOf } from '../channels.repo.ts';
import type { Channels, Held } from '../channels.repo.ts';
import { FAILURES } from '../delivery.ts';
import { DUE_AGAIN } from '../delivery.repo.ts';
import type { Outcome } from '../delivery.repo.ts';
import type { DeliveriesQuery, NewDelivery, SenderDelivery } from './contract.ts';

/** Default and maximum number of listed messages. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

const uuidRow = z.object({ uuid: text });

/** Inserts a message in the order of such calls. Returns null if the receiver already has one with this key. */
export async function insertSent(
  db: Db,
  { sender, receiver, topic, payload, entity, key }: NewDelivery & { readonly key: string },
  now: Date,
): Promise<string | null> {
  const inserted = await db.maybeOne(sql.type(uuidRow)`
    insert into webhook_delivery (sender, receiver, event_uuid, event_order, topic, payload, entity, emitted_at)
    values (${sender}, ${receiver}, ${key}, nextval(pg_get_serial_sequence('webhook_delivery', 'webhook_delivery_id')),
      ${topic}, ${JSON.stringify(payload)}::jsonb, ${entity ?? null}, ${now.toISOString()}::timestamptz)
    on conflict (sender, receiver, event_uuid) where sender is not null do nothing returning uuid`);
  return inserted?.uuid ?? null;
}

const sentRow = z.object({
  uuid: text,
  key: text,
  sender: text,
  receiver: text,
  topic: text,
  entity: text.nullable(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: int,
  response_status: int.nullable(),
  failure: z.enum(FAILURES).nullable(),
  error: text.nullable(),
  tried_at: timestamp.nullable(),
  created_at: timestamp,
});

/** Lists the messages of a sender, newest first. */
export const listSent = (
  db: Db,
  { sender, receiver, status, limit = DEFAULT_LIMIT }: DeliveriesQuery,
): Promise<readonly SenderDelivery[]> =>
  db.any(sql.type(sentRow)`
    select uuid, event_uuid as key, sender, receiver, topic, entity, status, attempts, response_status, failure, error,
      tried_at, created_at
    from webhook_delivery
    where sender = ${sender} and (${receiver ?? null}::text is null or receiver = ${receiver ?? null})
      and (${status ?? null}::text is null or status = ${status ?? null})
    order by event_order desc limit ${Math.max(0, Math.min(limit, MAX_LIMIT))}`);

/** Makes the messages to a receiver of a time range due again. Returns their number. */
export const replaySent = (
  db: Db,
  range: { readonly sender: string; readonly receiver: string; readonly from: Date; readonly to: Date },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    update webhook_delivery set ${DUE_AGAIN}
    where sender = ${range.sender} and receiver = ${range.receiver} and status <> 'pending'
      and emitted_at >= ${timeOf(range.from)} and emitted_at < ${timeOf(range.to)}`);

const row = claimedRow.extend({ sender: text, receiver: text });
/** A message that this process has claimed. */
export type ClaimedMessage = z.output<typeof row>;

const KEY = ['sender', 'receiver'];

/** Returns the receivers of senders. */
export function senderChannels(senders: readonly string[]): Channels<typeof row> {
  const due = (now: SqlFragment) => sql.fragment`
    from webhook_delivery
    where sender = any(${sql.array([...senders], 'text')}) and status = 'pending' and next_try_at <= ${now}`;
  return {
    key: KEY,
    due: (now) => sql.fragment`select ${due(now)}`,
    open: (now) => sql.fragment`select distinct sender, receiver ${due(now)}`,
    join: sql.fragment``,
    columns: sql.fragment`${CLAIMED}, d.sender, d.receiver`,
    row,
  };
}

/** Stores the outcome of an attempt. Stores nothing and returns 0 if another process has taken over the message. */
export const saveSentOutcome = (db: Db, message: Held, outcome: Outcome): Promise<number> =>
  db.run(sql.type(noColumns)`with ${settling(KEY, message, outcome)} select from done`);

const senderRow = z.object({ sender: text });

/** Lists the senders of waiting messages that no extension has. */
export const sendersWithout = async (db: Db, senders: readonly string[]): Promise<readonly string[]> =>
  (
    await db.any(sql.type(senderRow)`
      select distinct sender from webhook_delivery
      where sender is not null and status = 'pending' and not sender = any(${sql.array([...senders], 'text')})
      order by sender limit 1000`)
  ).map(({ sender }) => sender);
