import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Refusal } from '../../platform/errors.ts';
import { deleteOldestLogins } from './adminSession.repo.ts';
import { adminTokens, deleteToken } from './adminToken.repo.ts';
import { findCredentials } from './adminUser.repo.ts';
import { holdOffAdminChanges } from './writeAdmin.repo.ts';
import { CHALLENGE_SECONDS, newToken, SESSION_SECONDS } from './credentials.ts';
import { passkeyRequired, secondFactorRequired } from './errors.ts';
import { listCredentials } from './passkey.repo.ts';
import { findFactors } from './secondFactor.repo.ts';
import type { Factors } from './secondFactor.repo.ts';
import { requestOptions } from './webAuthn.ts';
import { after, invalidCredentials, isPassword, renewPair } from '../credentials/index.ts';
import type { TokenPair } from '../credentials/index.ts';
import type { SecondFactor, Work } from './bySecondFactor.ts';
import { bySecondFactor } from './bySecondFactor.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type LoginStep = Credentials | SecondFactor;

/**
 * Signs an administrator in and returns the session id, which is the cookie value. Ends the session of the previous
 * cookie.
 */
export async function logIn(
  app: AppContext,
  db: Db,
  step: LoginStep,
  { previousSid, userAgent }: { readonly previousSid: string | null; readonly userAgent: string | null },
): Promise<string> {
  const token = newToken('session');
  await withAdmin(app, db, step, async (tx, adminUserId) => {
    const now = app.clock.now();
    const expiresAt = after(now, SESSION_SECONDS);
    if (previousSid !== null) await deleteToken(tx, previousSid, 'session');
    const login = { family: randomUUID(), userAgent };
    await adminTokens.insert(tx, adminUserId, login, [{ kind: 'session', token, expiresAt }], now);
    await deleteOldestLogins(tx, adminUserId);
  });
  return token;
}

/** Signs an administrator in and returns the first access and refresh tokens. */
export const logInByToken = (
  app: AppContext,
  db: Db,
  step: LoginStep,
  userAgent: string | null,
): Promise<TokenPair> =>
  withAdmin(app, db, step, async (tx, adminUserId) => {
    const pair = await adminTokens.issuePair(tx, app.clock.now(), adminUserId, {
      family: randomUUID(),
      userAgent,
    });
    await deleteOldestLogins(tx, adminUserId);
    return pair;
  });

/** Exchanges an administrator's refresh token for the next token pair. */
export const refreshTokens = (app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> =>
  renewPair(app, db, adminTokens, refreshToken);

/** Runs `work` for the administrator who is signing in, after verifying all required factors. */
const withAdmin = <T>(app: AppContext, db: Db, step: LoginStep, work: Work<T>): Promise<T> =>
  'challenge' in step ? bySecondFactor(app, db, step, work) : byPassword(app, db, step, work);

/**
 * Runs `work` for the administrator with the given credentials. All credential failures take the same time and throw
 * the same error. Concurrent changes to administrators wait for this transaction, so that they also apply to the new
 * session. Throws `SECOND_FACTOR_REQUIRED` with a challenge if the administrator has a second factor.
 */
async function byPassword<T>(
  app: AppContext,
  db: Db,
  { email, password }: Credentials,
  work: Work<T>,
): Promise<T> {
  const known = await findCredentials(db, email);
  const matches = await isPassword(password, known?.password_hash ?? null);
  if (!known) throw invalidCredentials('unknown account');
  if (!matches) throw invalidCredentials('wrong password');
  if (!known.status) throw invalidCredentials('disabled');
  const done = await db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const now = await findCredentials(tx, email);
    // The password was verified earlier. Since then, it may have changed or the administrator may have been disabled.
    if (now?.password_hash !== known.password_hash || !now.status)
      throw invalidCredentials('changed meanwhile');
    const factors = await findFactors(tx, known.admin_user_id);
    if (factors.has_totp || factors.has_passkey)
      return { open: { challenge: await issueChallenge(app, tx, known.admin_user_id, now.uuid), factors } };
    return { result: await work(tx, known.admin_user_id) };
  });
  // Thrown outside the transaction, which would otherwise roll back the challenge.
  if (done.open) throw await asSecondFactor(app, db, known.admin_user_id, done.open);
  return done.result;
}

/**
 * Creates the error that requests a second factor. Includes the passkey options for the browser if the administrator
 * has a passkey.
 */
async function asSecondFactor(
  app: AppContext,
  db: Db,
  adminUserId: number,
  { challenge, factors }: { readonly challenge: string; readonly factors: Factors },
): Promise<Refusal> {
  const methods = [
    ...(factors.has_totp ? (['totp'] as const) : []),
    ...(factors.has_passkey ? (['passkey'] as const) : []),
  ];
  if (!factors.has_passkey) return secondFactorRequired({ challenge, methods });
  const known = await listCredentials(db, adminUserId);
  const passkey = await requestOptions(app.config, challenge, known);
  return (factors.has_totp ? secondFactorRequired : passkeyRequired)({ challenge, methods, passkey });
}

/**
 * Creates a challenge for a sign-in that requires a second factor. Its suffix identifies the administrator, so that
 * failures can be counted per account.
 */
async function issueChallenge(
  app: AppContext,
  tx: Db,
  adminUserId: number,
  adminUuid: string,
): Promise<string> {
  const now = app.clock.now();
  const token = `${newToken('challenge')}.${adminUuid}`;
  const login = { family: randomUUID(), userAgent: null };
  const expiresAt = after(now, CHALLENGE_SECONDS);
  await adminTokens.insert(tx, adminUserId, login, [{ kind: 'challenge', token, expiresAt }], now);
  return token;
}
