import { z } from 'zod';
import { int, noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isIdleSince, pricedCustomer, pricedCustomerColumn } from './storefrontSession.repo.ts';
import { ACCESS_SECONDS, newCustomerSecret, REFRESH_SECONDS } from './credentials.ts';
import type { CustomerTokenKind } from './credentials.ts';
import { customerRow } from './customer.repo.ts';
import { hashOf, time, tokenStore } from '../credentials/index.ts';

/** The customer tokens. */
export const customerTokens = tokenStore<CustomerTokenKind>({
  tokens: 'customer_token',
  accounts: 'customer',
  key: 'customer_id',
  isEnabled: sql.fragment`status = 1`,
  since: 'created_at',
  lifetimes: { access: ACCESS_SECONDS, refresh: REFRESH_SECONDS },
  newToken: newCustomerSecret,
});

const tokenOwner = customerRow.omit({ groups: true }).extend({ family: uuid, priced: pricedCustomer });

/**
 * Finds the enabled customer with an unexpired access token, and the login from which the token originates. Reads what shown prices depend on
 * if `isPriced`.
 */
export const findTokenCustomer = (
  db: Db,
  token: string,
  now: Date,
  isPriced: boolean,
): Promise<z.output<typeof tokenOwner> | null> =>
  db.maybeOne(sql.type(tokenOwner)`
    select customer.customer_id, customer.uuid, status, group_id, email, full_name, tax_exempt, tax_exempt_reason, tax_exempt_until, email_confirmed_at,
      customer.created_at, updated_at, ${pricedCustomerColumn(isPriced)} as priced,
      token.family
    from customer_token token join customer using (customer_id)
    where token.token_hash = ${hashOf(token)} and token.kind = 'access' and token.expires_at > ${time(now)}
      and customer.status = 1`);

const confirmer = z.object({ customer_id: int, uuid: z.string() });

/**
 * Finds the enabled customer for an unexpired link that confirms the account email. The link's token is not part of a
 * login, so its token family is the customer uuid. Locks the token and the customer until the transaction ends.
 */
export const lockConfirmation = (
  tx: Db,
  token: string,
  now: Date,
): Promise<z.output<typeof confirmer> | null> =>
  tx.maybeOne(sql.type(confirmer)`
    select customer.customer_id, customer.uuid
    from customer_token token
      join customer on customer.customer_id = token.customer_id and customer.uuid = token.family
    where token.token_hash = ${hashOf(token)} and token.kind = 'email' and token.expires_at > ${time(now)}
      and customer.status = 1
    for no key update`);

/**
 * Revokes a customer's sessions and tokens, except for one login, and invalidates emailed links. Run it as a separate
 * SQL statement after the change that requires it, so that it also deletes sessions committed by a sign-in while that
 * change waited for a lock.
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
