import { z } from 'zod';
import { bool, noColumns, text } from '../../db/columns.ts';
import { sql } from '../../db/db.ts';
import type { Db } from '../../db/db.ts';
import type { Ticket } from '../../contracts/idempotency.ts';

/** The row returned when a key is claimed. `payload` is null if the key did not exist when the SQL statement began. */
const claimRow = z.object({ is_claimed: bool, payload: text.nullable(), answer: text.nullable() });
type ClaimRow = z.output<typeof claimRow>;

/** Time in milliseconds after which another request may take over an incomplete request's key. */
const LEASE_MS = 60_000;
/** Retention time of responses in milliseconds. */
export const KEPT_MS = 24 * 3_600_000;

const at = (time: number) => sql.fragment`${new Date(time).toISOString()}::timestamptz`;
const hex = (digits: string) => sql.fragment`decode(${digits}, 'hex')`;

/**
 * Claims an idempotency key if the key is new, was not completed within the lease, or has an expired response. Otherwise,
 * returns the stored row. The claim is committed before the request is processed.
 */
export const claimKey = (db: Db, { key_id, payload, holder }: Ticket, now: Date): Promise<ClaimRow> => {
  const time = now.getTime();
  return db.one(sql.type(claimRow)`
    with claimed as (
      insert into idempotency_key as known (key_id, payload, holder, leased_until, created_at)
      values (${hex(key_id)}, ${hex(payload)}, ${holder}::uuid, ${at(time + LEASE_MS)}, ${at(time)})
      on conflict on constraint idempotency_key_pkey do update set
        payload = excluded.payload, holder = excluded.holder, leased_until = excluded.leased_until, answer = null,
        created_at = excluded.created_at
      where known.created_at <= ${at(time - KEPT_MS)}
        or (known.answer is null and known.leased_until <= ${at(time)} and known.payload = excluded.payload)
      returning key_id
    )
    select exists (select from claimed) as is_claimed, encode(known.payload, 'hex') as payload,
      encode(known.answer, 'base64') as answer
    from (values (1)) as one left join idempotency_key known on known.key_id = ${hex(key_id)}`);
};

/** Stores the response if the request still holds the key. Returns false if another request has taken over the key. */
export const answerKey = async (db: Db, { key_id, holder }: Ticket, answer: Buffer): Promise<boolean> =>
  (await db.run(sql.type(noColumns)`
    update idempotency_key set answer = decode(${answer.toString('base64')}, 'base64')
    where key_id = ${hex(key_id)} and holder = ${holder}::uuid and answer is null`)) > 0;

/**
 * Stores the response for an operation that was started with the ticket and is now complete. Works regardless of which request
 * holds the key, and even if the key was released.
 */
export const completeKey = (db: Db, { key_id, payload, holder }: Ticket, answer: Buffer, now: Date) =>
  db.run(sql.type(noColumns)`
    insert into idempotency_key as known (key_id, payload, holder, leased_until, answer, created_at)
    values (
      ${hex(key_id)}, ${hex(payload)}, ${holder}::uuid, ${at(now.getTime())},
      decode(${answer.toString('base64')}, 'base64'), ${at(now.getTime())}
    )
    on conflict on constraint idempotency_key_pkey
      do update set payload = excluded.payload, holder = excluded.holder, answer = excluded.answer
    where known.answer is null`);

/** Returns the SQL condition that the ticket's request still holds its key, for a statement that starts an operation. */
export const isHeld = ({ key_id, holder }: Ticket) => sql.fragment`exists (
  select from idempotency_key
  where key_id = ${hex(key_id)} and holder = ${holder}::uuid and answer is null
)`;

/** Releases a key without a response, so that the request can be retried. */
export const releaseKey = (db: Db, { key_id, holder }: Ticket) =>
  db.run(sql.type(noColumns)`
    delete from idempotency_key
    where key_id = ${hex(key_id)} and holder = ${holder}::uuid and answer is null`);

/** Deletes up to `limit` keys that were first used before the given time. Returns the number of deleted keys. */
export const deleteKeysBefore = (db: Db, before: Date, limit: number) =>
  db.run(sql.type(noColumns)`
    delete from idempotency_key where key_id in (
      select key_id from idempotency_key where created_at <= ${at(before.getTime())} limit ${limit}
    )`);
