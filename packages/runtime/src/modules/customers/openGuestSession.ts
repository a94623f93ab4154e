import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RequestInfo } from '../../platform/http/route.ts';
import { after } from '../auth/index.ts';
import { newCustomerSecret, SESSION_COOKIE, SESSION_SECONDS } from './credentials.ts';
import { insertSession } from './storefrontSession.repo.ts';

/** Opens the session of a guest. `sid` is the value of the cookie `sid`, `sessionId` what carts and orders name. */
export async function openGuestSession(app: AppContext, db: Db): Promise<{ sid: string; sessionId: string }> {
  const sid = newCustomerSecret('session');
  const now = app.clock.now();
  const session = { sid, customerId: null, expiresAt: after(now, SESSION_SECONDS) };
  return { sid, sessionId: await insertSession(db, session, null, now) };
}

/** The same for the guest who makes a request: the answer sets the cookie. Gives what carts and orders name. */
export async function startGuestSession(
  app: AppContext,
  db: Db,
  request: Pick<RequestInfo, 'setCookie'>,
): Promise<string> {
  const { sid, sessionId } = await openGuestSession(app, db);
  request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
  return sessionId;
}
