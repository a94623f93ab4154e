import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteFamily, deleteToken, insertTokens, useRefreshToken } from './adminToken.repo.ts';
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
  previousSid: string | null,
): Promise<string> {
  const token = newToken('session');
  await withAdmin(db, credentials, async (tx, adminUserId) => {
    const expiresAt = after(app.clock.now(), SESSION_SECONDS);
    if (previousSid !== null) await deleteToken(tx, previousSid, 'session');
    await insertTokens(tx, adminUserId, randomUUID(), [{ kind: 'session', token, expiresAt }]);
  });
  return token;
}

/** Creates the first pair of access and refresh token. */
export const logInByToken = (app: AppContext, db: Db, credentials: Credentials): Promise<TokenPair> =>
  withAdmin(db, credentials, (tx, adminUserId) => issuePair(tx, app.clock.now(), adminUserId, randomUUID()));

/** Creates and stores a pair of tokens of a family. */
async function issuePair(db: Db, now: Date, adminUserId: number, family: string): Promise<TokenPair> {
  const accessToken = newToken('access');
  const refreshToken = newToken('refresh');
  await insertTokens(db, adminUserId, family, [
    { kind: 'access', token: accessToken, expiresAt: after(now, ACCESS_SECONDS) },
    { kind: 'refresh', token: refreshToken, expiresAt: after(now, REFRESH_SECONDS) },
  ]);
  return { accessToken, refreshToken, expiresIn: ACCESS_SECONDS };
}

const adminTokens: TokenStore = { use: useRefreshToken, issue: issuePair, revoke: deleteFamily };

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
