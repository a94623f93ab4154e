import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { findCredentials } from './adminUser.repo.ts';
import { insertTokens } from './adminToken.repo.ts';
import { invalidCredentials } from './errors.ts';
import { issuePair } from './issuePair.ts';
import type { TokenPair } from './issuePair.ts';
import { after, SESSION_SECONDS } from './lifetimes.ts';
import { isPassword } from './password.ts';
import { newToken } from './secretToken.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Opens a session and returns its id, the value of the cookie. */
export async function logIn(app: AppContext, db: Db, credentials: Credentials): Promise<string> {
  const adminUserId = await checkCredentials(db, credentials);
  const token = newToken('session');
  const expiresAt = after(app.clock.now(), SESSION_SECONDS);
  await insertTokens(db, adminUserId, randomUUID(), [{ kind: 'session', token, expiresAt }]);
  return token;
}

/** Gives a first pair of access and refresh token. */
export async function logInByToken(app: AppContext, db: Db, credentials: Credentials): Promise<TokenPair> {
  const adminUserId = await checkCredentials(db, credentials);
  return issuePair(db, app.clock.now(), adminUserId, randomUUID());
}

/** The id of the admin. Takes the same time, and gives the same refusal, whatever is wrong. */
async function checkCredentials(db: Db, { email, password }: Credentials): Promise<number> {
  const admin = await findCredentials(db, email);
  const matches = await isPassword(password, admin?.password_hash ?? null);
  if (!admin || !matches || !admin.status) throw invalidCredentials();
  return admin.admin_user_id;
}
