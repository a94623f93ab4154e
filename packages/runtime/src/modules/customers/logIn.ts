import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { after, invalidCredentials, isPassword } from '../auth/index.ts';
import type { TokenPair } from '../auth/index.ts';
import { newCustomerSecret, SESSION_SECONDS } from './credentials.ts';
import { findCredentials, lockForLogin } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import { callerOf } from './customerAuthenticator.ts';
import { issueCustomerPair } from './customerTokens.ts';
import { runLoginHooks } from './onCustomerLogin.ts';
import { insertSession } from './storefrontSession.repo.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens a session and returns its id, the value of the cookie. The session of the cookie so far is over. */
export async function logIn(
  app: AppContext,
  db: Db,
  credentials: Credentials,
  previousSid: string | null,
): Promise<string> {
  const sid = newCustomerSecret('session');
  await withCustomer(db, credentials, async (tx, customer) => {
    const now = app.clock.now();
    const session = { sid, customerId: customer.customer_id, expiresAt: after(now, SESSION_SECONDS) };
    const sessionId = await insertSession(tx, session, previousSid, now);
    await runLoginHooks(app, tx, { customer: callerOf(customer), sessionId });
  });
  return sid;
}

/** Gives a first pair of access and refresh token. */
export const logInByToken = (
  app: AppContext,
  db: Db,
  credentials: Credentials,
  caller: Caller,
): Promise<TokenPair> =>
  withCustomer(db, credentials, async (tx, customer) => {
    const pair = await issueCustomerPair(tx, app.clock.now(), customer.customer_id, randomUUID());
    // The session of somebody else who is logged in here is none of this customer's.
    const sessionId = caller.customer ? null : caller.sessionId;
    await runLoginHooks(app, tx, { customer: callerOf(customer), sessionId });
    return pair;
  });

/** Runs `work` for the customer of the credentials. Takes the same time, and gives the same refusal, whatever is wrong. */
async function withCustomer<T>(
  db: Db,
  { email, password }: Credentials,
  work: (tx: Db, customer: Customer) => Promise<T>,
): Promise<T> {
  const known = await findCredentials(db, email);
  const matches = await isPassword(password, known?.password_hash ?? null);
  if (!known || !matches || known.status !== 1) throw invalidCredentials();
  return db.transaction(async (tx) => {
    const customer = await lockForLogin(tx, known.customer_id, known.password_hash);
    if (!customer) throw invalidCredentials();
    return work(tx, customer);
  });
}
