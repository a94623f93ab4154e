import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RequestInfo } from '../../platform/http/route.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from './credentials.ts';
import { logIn } from './logIn.ts';
import type { Credentials } from './logIn.ts';
import { deleteSession } from './storefrontSession.repo.ts';

type CookieJar = Pick<RequestInfo, 'cookie' | 'setCookie'>;

/** Logs in who makes the request: the answer sets the cookie, whose value it gives. Throws `INVALID_CREDENTIALS` (401). */
export async function logInVisitor(
  app: AppContext,
  db: Db,
  credentials: Credentials,
  request: CookieJar,
): Promise<string> {
  const sid = await logIn(app, db, credentials, request.cookie(SESSION_COOKIE) ?? null);
  request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
  return sid;
}

/** Ends the session of who makes the request, where there is one. */
export async function logOutVisitor(db: Db, request: CookieJar): Promise<void> {
  const sid = request.cookie(SESSION_COOKIE);
  if (sid === undefined) return;
  await deleteSession(db, sid);
  request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
}
