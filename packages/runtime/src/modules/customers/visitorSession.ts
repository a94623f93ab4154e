import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { newCustomerSecret, SESSION_COOKIE, SESSION_SECONDS } from './credentials.ts';
import { logIn } from './logIn.ts';
import type { Credentials } from './logIn.ts';
import { deleteSession, insertSession } from './storefrontSession.repo.ts';
import { after, userAgentOf } from '../credentials/index.ts';

type CookieJar = Pick<RequestInfo, 'cookie' | 'setCookie'>;
type LoginRequest = Pick<RequestInfo, 'cookie' | 'setCookie' | 'headers'>;

/** Opens a guest session. `sid` is the value for the `sid` cookie. Carts and orders store `sessionId`. */
export async function openGuestSession(app: AppContext, db: Db): Promise<{ sid: string; sessionId: string }> {
  const sid = newCustomerSecret('session');
  const now = app.clock.now();
  const session = { sid, customerId: null, expiresAt: after(now, SESSION_SECONDS), userAgent: null };
  return { sid, sessionId: await insertSession(db, session, null, now) };
}

/**
 * Opens a guest session for the caller and sets the cookie in the response. Returns the session id that carts and
 * orders store.
 */
export async function startGuestSession(
  app: AppContext,
  db: Db,
  request: Pick<RequestInfo, 'setCookie'>,
): Promise<string> {
  const { sid, sessionId } = await openGuestSession(app, db);
  request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
  return sessionId;
}

/**
 * Signs the caller in and sets the cookie in the response. Returns the cookie value. Throws `INVALID_CREDENTIALS`
 * (401).
 */
export async function logInVisitor(
  app: AppContext,
  db: Db,
  credentials: Credentials,
  request: LoginRequest,
): Promise<string> {
  const previousSid = request.cookie(SESSION_COOKIE) ?? null;
  const sid = await logIn(app, db, credentials, { previousSid, userAgent: userAgentOf(request) });
  request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
  return sid;
}

/** Ends the caller's session, if there is one. */
export async function logOutVisitor(db: Db, request: CookieJar): Promise<void> {
  const sid = request.cookie(SESSION_COOKIE);
  if (sid === undefined) return;
  await deleteSession(db, sid);
  request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
}
