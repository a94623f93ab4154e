import { noColumns, int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isIdleSince } from './storefrontSession.repo.ts';
import { MAX_LOGINS, sessionRow, time } from '../credentials/index.ts';
import type { Session } from '../credentials/index.ts';
import { z } from 'zod';
import type { Customer } from './customer.repo.ts';
import { customerRow, CUSTOMER_COLUMNS } from './customer.repo.ts';

/** Lists a customer's active logins, by cookie or token, most recently used first. */
export const listCustomerLogins = (
  db: Db,
  customerId: number,
  current: string | null,
  now: Date,
): Promise<readonly Session[]> =>
  db.any(sql.type(sessionRow)`
    select uuid, type, user_agent, created_at, last_used_at, expires_at,
      uuid is not distinct from ${current}::uuid as current
    from (
      select uuid, 'cookie' as type, user_agent, created_at, coalesce(last_used_at, created_at) as last_used_at,
        expires_at
      from storefront_session session
      where customer_id = ${customerId} and expires_at > ${time(now)} and not ${isIdleSince(now)}
      union all
      select family, 'token', min(user_agent), min(coalesce(logged_in_at, created_at)), max(created_at),
        max(expires_at)
      from customer_token
      where customer_id = ${customerId} and kind in ('access', 'refresh') and expires_at > ${time(now)}
      group by family
    ) as login
    order by last_used_at desc, uuid`);

/** Revokes either one login of a customer or all except one. */
export const deleteCustomerLogins = (
  db: Db,
  customerId: number,
  { only = null, except = null }: { readonly only?: string | null; readonly except?: string | null },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    with tokens as (
      delete from customer_token
      where customer_id = ${customerId} and kind in ('access', 'refresh')
        and (${only}::uuid is null or family = ${only}::uuid) and family is distinct from ${except}::uuid
    )
    delete from storefront_session
    where customer_id = ${customerId}
      and (${only}::uuid is null or uuid = ${only}::uuid) and uuid is distinct from ${except}::uuid`);

/** Revokes the least recently used logins that exceed the account's limit. */
export const deleteOldestCustomerLogins = (tx: Db, customerId: number): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with login as (
      select uuid, coalesce(last_used_at, created_at) as last_used_at
      from storefront_session where customer_id = ${customerId}
      union all
      select family, max(created_at) from customer_token
      where customer_id = ${customerId} and kind in ('access', 'refresh') group by family
    ), oldest as (
      select uuid from login order by last_used_at desc, uuid offset ${MAX_LOGINS}
    ), tokens as (
      delete from customer_token where customer_id = ${customerId} and family in (select uuid from oldest)
    )
    delete from storefront_session where customer_id = ${customerId} and uuid in (select uuid from oldest)`);

const credentialsRow = z.object({ customer_id: int, password_hash: text, status: int });

/** Finds the row used to verify a sign-in. */
export const findCredentials = (db: Db, email: string): Promise<z.output<typeof credentialsRow> | null> =>
  db.maybeOne(sql.type(credentialsRow)`
    select customer_id, password_hash, status from customer where lower(email) = lower(${email})`);

/**
 * Finds the customer whose password was just verified. Returns null if the password was changed or the account was
 * disabled since. Blocks such changes until the transaction ends, so that they also apply to the new session.
 */
export const lockForLogin = (tx: Db, customerId: number, passwordHash: string): Promise<Customer | null> =>
  tx.maybeOne(sql.type(customerRow)`
    select ${CUSTOMER_COLUMNS} from customer
    where customer_id = ${customerId} and password_hash = ${passwordHash} and status = 1
    for share`);

/**
 * Locks the customer whose password was just verified until the transaction ends. Returns null if the password has
 * changed since.
 */
export const lockByPassword = (tx: Db, customerId: number, passwordHash: string): Promise<Customer | null> =>
  tx.maybeOne(sql.type(customerRow)`
    select ${CUSTOMER_COLUMNS} from customer
    where customer_id = ${customerId} and password_hash = ${passwordHash} and status = 1
    for no key update`);
