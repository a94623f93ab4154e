import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { newCustomerSecret, SESSION_SECONDS } from './credentials.ts';
import type { Customer } from './customer.repo.ts';
import { callerOf } from './customerAuthenticator.ts';
import { deleteOldestCustomerLogins, findCredentials, lockForLogin } from './customerLogin.repo.ts';
import { customerTokens } from './customerToken.repo.ts';
import { runLoginHooks } from './onCustomerLogin.ts';
import { insertSession } from './storefrontSession.repo.ts';
import { after, invalidCredentials, isPassword, renewPair } from '../credentials/index.ts';
import type { TokenPair } from '../credentials/index.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a customer in and returns the session id, which is the cookie value. Ends the session of the previous cookie.
 */
export async function logIn(
  app: AppContext,
  db: Db,
  credentials: Credentials,
  { previousSid, userAgent }: { readonly previousSid: string | null; readonly userAgent: string | null },
): Promise<string> {
  const sid = newCustomerSecret('session');
  await withCustomer(db, credentials, async (tx, customer) => {
    const now = app.clock.now();
    const { customer_id: customerId } = customer;
    const session = { sid, customerId, expiresAt: after(now, SESSION_SECONDS), userAgent };
    const sessionId = await insertSession(tx, session, previousSid, now);
    await deleteOldestCustomerLogins(tx, customerId);
    await runLoginHooks(app, tx, { customer: callerOf(customer, app.clock.now()), sessionId });
  });
  return sid;
}

/** Signs a customer in and returns the first access and refresh tokens. */
export const logInByToken = (
  app: AppContext,
  db: Db,
  credentials: Credentials,
  { caller, userAgent }: { readonly caller: Caller; readonly userAgent: string | null },
): Promise<TokenPair> =>
  withCustomer(db, credentials, async (tx, customer) => {
    const login = { family: randomUUID(), userAgent };
    const pair = await customerTokens.issuePair(tx, app.clock.now(), customer.customer_id, login);
    await deleteOldestCustomerLogins(tx, customer.customer_id);
    // If another customer is signed in, their session must not be transferred to this customer.
    const sessionId = caller.customer ? null : caller.sessionId;
    await runLoginHooks(app, tx, { customer: callerOf(customer, app.clock.now()), sessionId });
    return pair;
  });

/** Exchanges a customer's refresh token for the next token pair, by the same rules as for administrators. */
export const refreshCustomerTokens = (app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> =>
  renewPair(app, db, customerTokens, refreshToken);

/**
 * Runs `work` for the customer with the given credentials. All credential failures take the same time and throw the
 * same error.
 */
async function withCustomer<T>(
  db: Db,
  { email, password }: Credentials,
  work: (tx: Db, customer: Customer) => Promise<T>,
): Promise<T> {
  const known = await findCredentials(db, email);
  const matches = await isPassword(password, known?.password_hash ?? null);
  if (!known) throw invalidCredentials('unknown account');
  if (!matches) throw invalidCredentials('wrong password');
  if (known.status !== 1) throw invalidCredentials('disabled');
  return db.transaction(async (tx) => {
    const customer = await lockForLogin(tx, known.customer_id, known.password_hash);
    if (!customer) throw invalidCredentials('changed meanwhile');
    return work(tx, customer);
  });
}
