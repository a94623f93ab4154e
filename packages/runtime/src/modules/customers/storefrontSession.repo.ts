import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { groupIds, groupIdsColumn } from './groupIds.ts';
import { taxExemptions, taxExemptionsColumn } from './taxExemption.ts';
import { SESSION_IDLE_SECONDS, USE_RECORDED_SECONDS } from './credentials.ts';
import { after, hashOf, time } from '../credentials/index.ts';

const sessionUuid = z.object({ uuid });

/** The SQL condition for a session that has expired because of inactivity. */
export const isIdleSince = (now: Date) => sql.fragment`
  (coalesce(session.last_used_at, session.created_at) <= ${time(after(now, -SESSION_IDLE_SECONDS))})`;

/** The facts that shown prices may depend on: the groups and the exemptions of a customer. Null if they were not read. */
export const pricedCustomer = z.object({ group_ids: groupIds, exemptions: taxExemptions }).nullable();
export type PricedCustomer = z.output<typeof pricedCustomer>;

/** Selects `pricedCustomer` of the row `customer`, as JSON. */
export const pricedCustomerColumn = (isRead: boolean): SqlFragment =>
  isRead
    ? sql.fragment`json_build_object(
      'group_ids', ${groupIdsColumn(sql.fragment`customer.customer_id`)},
      'exemptions', ${taxExemptionsColumn(sql.fragment`customer.customer_id`)})`
    : sql.fragment`null::json`;

const visitor = z.object({
  session_uuid: uuid,
  customer: z
    .object({ customer_id: int, uuid, group_id: int, priced: pricedCustomer, email: text, full_name: text })
    .nullable()
    .describe('Null for a guest.'),
  is_use_due: bool.describe('True if its use must be recorded.'),
});
export type Visitor = z.output<typeof visitor>;

/** Finds the visitor with an unexpired session. Reads what shown prices depend on if `isPriced`. */
export const findVisitor = (db: Db, sid: string, now: Date, isPriced: boolean): Promise<Visitor | null> =>
  db.maybeOne(sql.type(visitor)`
    select session.uuid as session_uuid, case when customer.customer_id is not null then json_build_object(
      'customer_id', customer.customer_id, 'uuid', customer.uuid, 'group_id', group_id,
      'priced', ${pricedCustomerColumn(isPriced)}, 'email', email, 'full_name', full_name) end as customer,
      coalesce(session.last_used_at <= ${time(after(now, -USE_RECORDED_SECONDS))}, true) as is_use_due
    from storefront_session session left join customer using (customer_id)
    where session.token_hash = ${hashOf(sid)} and session.expires_at > ${time(now)}
      and not ${isIdleSince(now)} and (session.customer_id is null or customer.status = 1)`);

/** Records the use of a session. */
export const recordUse = (db: Db, sessionUuid: string, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update storefront_session set last_used_at = ${time(now)}
    where uuid = ${sessionUuid} and (last_used_at is null or last_used_at < ${time(now)})`);

export interface NewSession {
  /** The cookie value. */
  readonly sid: string;
  readonly expiresAt: Date;
  /** The customer. Null for a guest. */
  readonly customerId: number | null;
  readonly userAgent: string | null;
}

/**
 * Opens a session and returns its uuid. Ends the session of the previous cookie. If that was a guest session, the new
 * session keeps its uuid, and thus the guest's cart and orders.
 */
export async function insertSession(
  db: Db,
  { sid, expiresAt, customerId, userAgent }: NewSession,
  previousSid: string | null,
  now: Date,
): Promise<string> {
  const row = await db.one(sql.type(sessionUuid)`
    with previous as (
      delete from storefront_session where token_hash = ${hashOf(previousSid ?? '')}
      returning uuid, customer_id, expires_at
    )
    insert into storefront_session (uuid, customer_id, token_hash, expires_at, last_used_at, user_agent)
    values (
      coalesce(
        (select uuid from previous where customer_id is null and expires_at > ${time(now)}),
        gen_random_uuid()
      ), ${customerId}, ${hashOf(sid)}, ${time(expiresAt)}, ${time(now)}, ${userAgent})
    returning uuid`);
  return row.uuid;
}

export const deleteSession = (db: Db, sid: string): Promise<number> =>
  db.run(sql.type(noColumns)`delete from storefront_session where token_hash = ${hashOf(sid)}`);

/**
 * Locks a guest session until the transaction ends, which blocks sign-ins with its cookie. Returns false if a sign-in
 * has taken over the session or the session has ended.
 */
export const lockGuestSession = (tx: Db, uuid: string): Promise<boolean> =>
  tx.exists(sql.type(sessionUuid)`
    select uuid from storefront_session where uuid = ${uuid}::uuid and customer_id is null for no key update`);
