import { z } from 'zod';
import { int, noColumns, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { tokenHash, time } from '../credentials/index.ts';

const changeUuid = z.object({ uuid });

/**
 * Stores a customer's new email until the customer confirms it, replacing any pending one. Returns the uuid of the
 * email change.
 */
export async function saveEmailChange(
  tx: Db,
  customerId: number,
  email: string,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  const row = await tx.one(sql.type(changeUuid)`
    insert into customer_email_change (customer_id, email, expires_at, created_at)
    values (${customerId}, ${email}, ${time(expiresAt)}, ${time(now)})
    on conflict on constraint customer_email_change_pkey do update
      set uuid = gen_random_uuid(), email = excluded.email, expires_at = excluded.expires_at,
        created_at = excluded.created_at
    returning uuid`);
  return row.uuid;
}

const pendingRow = z.object({ email: text });

/** Finds the email that a customer has yet to confirm. */
export async function findPendingEmail(db: Db, customerId: number, now: Date): Promise<string | null> {
  const row = await db.maybeOne(sql.type(pendingRow)`
    select email from customer_email_change where customer_id = ${customerId} and expires_at > ${time(now)}`);
  return row?.email ?? null;
}

const changeRow = z.object({
  customer_id: int,
  customer_uuid: uuid,
  uuid,
  email: text,
  full_name: text,
  expires_at: timestamp,
});

/** Finds a pending email change. Returns null if an account already uses the new email. */
export const findEmailChange = (
  db: Db,
  changeId: string,
  now: Date,
): Promise<z.output<typeof changeRow> | null> =>
  db.maybeOne(sql.type(changeRow)`
    select change.customer_id, customer.uuid as customer_uuid, change.uuid, change.email, full_name, change.expires_at
    from customer_email_change change join customer using (customer_id)
    where change.uuid = ${changeId} and change.expires_at > ${time(now)} and customer.status = 1
      and not exists (select from customer other where lower(other.email) = lower(change.email))`);

const confirmedRow = z.object({ customer_id: int, customer_uuid: uuid, email: text });

/**
 * Finds the email change for a confirmation link's token, if the customer is enabled. Locks the change and the
 * customer until the transaction ends. Of two concurrent uses, only one finds the change.
 */
export const lockEmailChange = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof confirmedRow> | null> =>
  tx.maybeOne(sql.type(confirmedRow)`
    select customer.customer_id, customer.uuid as customer_uuid, change.email
    from customer_token token
      join customer_email_change change on change.uuid = token.family
      join customer on customer.customer_id = change.customer_id
    where token.token_hash = ${sql.binary(tokenHash(token))} and token.kind = 'email'
      and token.expires_at > ${time(now)} and change.expires_at > ${time(now)} and customer.status = 1
    for no key update`);

/** Invalidates a customer's password reset and email confirmation links, and deletes the pending email. */
export const voidLinks = (tx: Db, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with change as (delete from customer_email_change where customer_id = ${customerId})
    delete from customer_token where customer_id = ${customerId} and kind in ('reset', 'email')`);
