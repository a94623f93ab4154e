import { z } from 'zod';
import { int, noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { tokenHash, usedToken } from '../auth/index.ts';
import type { UsedToken } from '../auth/index.ts';
import { isIdleSince, time } from './storefrontSession.repo.ts';
import type { CustomerTokenKind } from './credentials.ts';
import { customerRow } from './customer.repo.ts';

const hashOf = (token: string) => sql.binary(tokenHash(token));

export interface NewCustomerToken {
  readonly kind: CustomerTokenKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The login that tokens descend from. */
export interface CustomerLoginOf {
  readonly family: string;
  /** The client of the login; a renewed pair keeps that of its family. */
  readonly userAgent: string | null;
}

/** Stores the hashes of a customer's tokens. The pairs that descend from one login share a family. */
export const insertCustomerTokens = (
  db: Db,
  customerId: number,
  { family, userAgent }: CustomerLoginOf,
  tokens: readonly NewCustomerToken[],
  now: Date,
): Promise<number> => {
  const rows = tokens.map(
    ({ kind, token, expiresAt }) => sql.fragment`(${kind}, ${hashOf(token)}::bytea, ${time(expiresAt)})`,
  );
  return db.run(sql.type(noColumns)`
    with former as (
      select min(logged_in_at) as logged_in_at, min(user_agent) as user_agent
      from customer_token where family = ${family}
    )
    insert into customer_token
      (customer_id, kind, token_hash, family, expires_at, created_at, logged_in_at, user_agent)
    select ${customerId}::int, kind, token_hash, ${family}::uuid, expires_at, ${time(now)},
      coalesce(former.logged_in_at, ${time(now)}), coalesce(former.user_agent, ${userAgent})
    from (values ${sql.join(rows, sql.fragment`, `)}) as token (kind, token_hash, expires_at), former`);
};

const tokenOwner = customerRow.extend({ family: uuid });

/** The enabled customer whose unexpired access token it is, with the login that the token descends from. */
export const findTokenCustomer = (
  db: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof tokenOwner> | null> =>
  db.maybeOne(sql.type(tokenOwner)`
    select customer.customer_id, customer.uuid, status, group_id, email, full_name, email_confirmed_at,
      customer.created_at, updated_at,
      token.family
    from customer_token token join customer using (customer_id)
    where token.token_hash = ${hashOf(token)} and token.kind = 'access' and token.expires_at > ${time(now)}
      and customer.status = 1`);

const ownerRow = z.object({ customer_id: int });

/** Implements `TokenStore.use`. */
export async function useCustomerRefreshToken(tx: Db, token: string, now: Date): Promise<UsedToken | null> {
  const owner = await tx.maybeOne(sql.type(ownerRow)`
    select customer_id from customer
    where status = 1 and customer_id = (select customer_id from customer_token where token_hash = ${hashOf(token)})
    for no key update`);
  if (!owner) return null;
  return tx.maybeOne(sql.type(usedToken)`
    update customer_token set use_count = use_count + 1, used_at = coalesce(used_at, ${time(now)})
    where token_hash = ${hashOf(token)} and kind = 'refresh'
    returning customer_id as owner_id, family, expires_at, used_at, use_count`);
}

export const deleteCustomerFamily = (tx: Db, family: string): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from customer_token where family = ${family}`);

const resetOwner = z.object({ customer_id: int, uuid: z.string() });

/** Finds the enabled customer of an unexpired reset token. Locks the token: of two concurrent uses one finds it. */
export const lockResetToken = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof resetOwner> | null> =>
  tx.maybeOne(sql.type(resetOwner)`
    select customer.customer_id, customer.uuid
    from customer_token token join customer using (customer_id)
    where token.token_hash = ${hashOf(token)} and token.kind = 'reset' and token.expires_at > ${time(now)}
      and customer.status = 1
    for no key update`);

/**
 * Finds the enabled customer of an unexpired link that confirms the email of the account. Such a token descends from no login; its family
 * is the UUID of the customer. Locks both until the transaction ends.
 */
export const lockConfirmation = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof resetOwner> | null> =>
  tx.maybeOne(sql.type(resetOwner)`
    select customer.customer_id, customer.uuid
    from customer_token token
      join customer on customer.customer_id = token.customer_id and customer.uuid = token.family
    where token.token_hash = ${hashOf(token)} and token.kind = 'email' and token.expires_at > ${time(now)}
      and customer.status = 1
    for no key update`);

/**
 * Ends every session and token of a customer but those of one login, and voids the links that were sent so far. It is a separate statement after the change that requires it, so that it sees what
 * a login committed while that change waited.
 */
export const endLogins = (tx: Db, customerId: number, except: string | null = null): Promise<number> =>
  tx.run(sql.type(noColumns)`
    with change as (
      delete from customer_email_change where customer_id = ${customerId}
    ), tokens as (
      delete from customer_token where customer_id = ${customerId} and family is distinct from ${except}::uuid
    )
    delete from storefront_session where customer_id = ${customerId} and uuid is distinct from ${except}::uuid`);

export const deleteExpired = (db: Db, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    with changes as (delete from customer_email_change where expires_at < ${time(now)}),
      tokens as (delete from customer_token where expires_at < ${time(now)})
    delete from storefront_session session where expires_at < ${time(now)} or ${isIdleSince(now)}`);
