import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteOldestLogins } from './adminSession.repo.ts';
import { deleteFamily, deleteToken, insertTokens, useRefreshToken } from './adminToken.repo.ts';
import type { Login } from './adminToken.repo.ts';
import { findCredentials, holdOffAdminChanges } from './adminUser.repo.ts';
import {
  ACCESS_SECONDS,
  after,
  CHALLENGE_SECONDS,
  newToken,
  REFRESH_SECONDS,
  SESSION_SECONDS,
} from './credentials.ts';
import { challengeInvalid, codeInvalid, invalidCredentials, secondFactorRequired } from './errors.ts';
import { isPassword } from './password.ts';
import { renewPair } from './renewPair.ts';
import type { TokenPair, TokenStore } from './renewPair.ts';
import { hasSecondFactor, lockChallenge } from './secondFactor.repo.ts';
import { acceptSecondFactor } from './secondFactor.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The second step of a login whose password was right. */
export interface SecondFactor {
  readonly challenge: string;
  /** A code of the authenticator, or a recovery code. */
  readonly code: string;
}

export type LoginStep = Credentials | SecondFactor;

/** Opens a session and returns its id, the value of the cookie. The session of the previous cookie ends. */
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
    await insertTokens(tx, adminUserId, login, [{ kind: 'session', token, expiresAt }], now);
    await deleteOldestLogins(tx, adminUserId);
  });
  return token;
}

/** Gives a first pair of access and refresh token. */
export const logInByToken = (
  app: AppContext,
  db: Db,
  step: LoginStep,
  userAgent: string | null,
): Promise<TokenPair> =>
  withAdmin(app, db, step, async (tx, adminUserId) => {
    const pair = await issuePair(tx, app.clock.now(), adminUserId, { family: randomUUID(), userAgent });
    await deleteOldestLogins(tx, adminUserId);
    return pair;
  });

/** Makes and stores a pair of tokens of a family. */
async function issuePair(db: Db, now: Date, adminUserId: number, login: Login): Promise<TokenPair> {
  const accessToken = newToken('access');
  const refreshToken = newToken('refresh');
  const tokens = [
    { kind: 'access', token: accessToken, expiresAt: after(now, ACCESS_SECONDS) },
    { kind: 'refresh', token: refreshToken, expiresAt: after(now, REFRESH_SECONDS) },
  ] as const;
  await insertTokens(db, adminUserId, login, tokens, now);
  return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}

const adminTokens: TokenStore = {
  use: useRefreshToken,
  issue: (tx, now, adminUserId, family) => issuePair(tx, now, adminUserId, { family, userAgent: null }),
  revoke: deleteFamily,
};

/** Returns an administrator's next pair for a refresh token. */
export const refreshTokens = (app: AppContext, db: Db, refreshToken: string): Promise<TokenPair> =>
  renewPair(app, db, adminTokens, refreshToken);

/** Runs `work` for the admin who logs in, once both factors are right where the admin has two. */
const withAdmin = <T>(app: AppContext, db: Db, step: LoginStep, work: Work<T>): Promise<T> =>
  'challenge' in step ? bySecondFactor(app, db, step, work) : byPassword(app, db, step, work);

type Work<T> = (tx: Db, adminUserId: number) => Promise<T>;

/**
 * Runs `work` for the administrator of the credentials. It takes the same time, and throws the same refusal, whatever is wrong.
 * Changes of administrators wait for it, so that none of them misses the session that is about to be opened.
 * Throws `SECOND_FACTOR_REQUIRED` with a challenge for an administrator who has a second factor.
 */
async function byPassword<T>(
  app: AppContext,
  db: Db,
  { email, password }: Credentials,
  work: Work<T>,
): Promise<T> {
  const known = await findCredentials(db, email);
  const matches = await isPassword(password, known?.password_hash ?? null);
  if (!known || !matches || !known.status) throw invalidCredentials();
  const done = await db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const now = await findCredentials(tx, email);
    // The password was compared before; since then it may have been changed, or the administrator disabled.
    if (now?.password_hash !== known.password_hash || !now.status) throw invalidCredentials();
    if (await hasSecondFactor(tx, known.admin_user_id))
      return { challenge: await issueChallenge(app, tx, known.admin_user_id, now.uuid) };
    return { result: await work(tx, known.admin_user_id) };
  });
  // Thrown outside, or it would roll the challenge back.
  if ('challenge' in done) throw secondFactorRequired(done.challenge);
  return done.result;
}

/** Makes the challenge of a login that waits for its second factor. Its end names the admin, by whom failures are counted. */
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
  await insertTokens(tx, adminUserId, login, [{ kind: 'challenge', token, expiresAt }], now);
  return token;
}

/** Runs `work` for the admin of a challenge, once. Throws `INVALID_CHALLENGE` and `INVALID_CODE` (401). */
async function bySecondFactor<T>(
  app: AppContext,
  db: Db,
  { challenge, code }: SecondFactor,
  work: Work<T>,
): Promise<T> {
  const done = await db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const owner = await lockChallenge(tx, challenge, app.clock.now());
    if (!owner) throw challengeInvalid();
    if (!(await acceptSecondFactor(app, tx, owner.admin_user_id, code))) return null;
    await deleteToken(tx, challenge, 'challenge');
    return { result: await work(tx, owner.admin_user_id) };
  });
  // Thrown outside, or it would roll the count of failures back.
  if (!done) throw codeInvalid();
  return done.result;
}
