import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Refusal } from '../../platform/errors.ts';
import { deleteOldestLogins } from './adminSession.repo.ts';
import { adminTokens, deleteToken } from './adminToken.repo.ts';
import { findCredentials, holdOffAdminChanges } from './adminUser.repo.ts';
import { CHALLENGE_SECONDS, newToken, SESSION_SECONDS } from './credentials.ts';
import {
  challengeInvalid,
  codeInvalid,
  passkeyRefused,
  passkeyRequired,
  secondFactorRequired,
} from './errors.ts';
import { listCredentials } from './passkey.repo.ts';
import { acceptPasskey } from './passkeys.ts';
import { findFactors, lockChallenge } from './secondFactor.repo.ts';
import type { Factors } from './secondFactor.repo.ts';
import { acceptSecondFactor } from './totpCode.ts';
import { requestOptions } from './webAuthn.ts';
import type { Assertion } from './webAuthn.ts';
import { after, invalidCredentials, isPassword, renewPair } from '../credentials/index.ts';
import type { TokenPair } from '../credentials/index.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The second step of a sign-in after a correct password: an authenticator code, a recovery code, or a passkey. */
export type SecondFactor =
  | { readonly challenge: string; readonly code: string }
  | { readonly challenge: string; readonly passkey: Assertion };

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

type Work<T> = (tx: Db, adminUserId: number) => Promise<T>;

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

/**
 * Runs `work` for the administrator identified by a challenge, which can be used only once. Throws
 * `INVALID_CHALLENGE`, `INVALID_CODE` or `INVALID_PASSKEY` (401).
 */
async function bySecondFactor<T>(app: AppContext, db: Db, step: SecondFactor, work: Work<T>): Promise<T> {
  const done = await db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const owner = await lockChallenge(tx, step.challenge, app.clock.now());
    if (!owner) throw challengeInvalid();
    if (!(await acceptStep(app, tx, owner.admin_user_id, step))) return null;
    await deleteToken(tx, step.challenge, 'challenge');
    return { result: await work(tx, owner.admin_user_id) };
  });
  // Thrown outside the transaction, which would otherwise roll back the failure count.
  if (!done) throw 'code' in step ? codeInvalid() : passkeyRefused();
  return done.result;
}

const acceptStep = (app: AppContext, tx: Db, adminUserId: number, step: SecondFactor): Promise<boolean> =>
  'code' in step
    ? acceptSecondFactor(app, tx, adminUserId, step.code)
    : acceptPasskey(app, tx, adminUserId, step);
