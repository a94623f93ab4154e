import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteOldestLogins } from './adminSession.repo.ts';
import { deleteFamily, deleteToken, insertTokens, useRefreshToken } from './adminToken.repo.ts';
import type { Login } from './adminToken.repo.ts';
import { findCredentials, holdOffAdminChanges } from './adminUser.repo.ts';
import { ACCESS_SECONDS, after, newToken, REFRESH_SECONDS, SESSION_SECONDS } from './credentials.ts';
import { invalidCredentials } from './errors.ts';
import { isPassword } from './password.ts';
import { renewPair } from './renewPair.ts';
import type { TokenPair, TokenStore } from './renewPair.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens a session and returns its id, the value of the cookie. The session of the previous cookie ends. */
export async function logIn(
  app: AppContext,
  db: Db,
  credentials: Credentials,
  { previousSid, userAgent }: { readonly previousSid: string | null; readonly userAgent: string | null },
): Promise<string> {
  const token = newToken('session');
  await withAdmin(db, credentials, async (tx, adminUserId) => {
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
  credentials: Credentials,
  userAgent: string | null,
): Promise<TokenPair> =>
  withAdmin(db, credentials, async (tx, adminUserId) => {
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

/**
 * Runs `work` for the administrator of the credentials. It takes the same time, and throws the same refusal, whatever is wrong.
 * Changes of administrators wait for it, so that none of them misses the session that is about to be opened.
 */
async function withAdmin<T>(
  db: Db,
  { email, password }: Credentials,
  work: (tx: Db, adminUserId: number) => Promise<T>,
): Promise<T> {
  const known = await findCredentials(db, email);
  const matches = await isPassword(password, known?.password_hash ?? null);
  if (!known || !matches || !known.status) throw invalidCredentials();
  return db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const now = await findCredentials(tx, email);
    // The password was compared before; since then it may have been changed, or the administrator disabled.
    if (now?.password_hash !== known.password_hash || !now.status) throw invalidCredentials();
    return work(tx, known.admin_user_id);
  });
}
