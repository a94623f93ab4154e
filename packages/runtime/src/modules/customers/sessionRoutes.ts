import { z } from 'zod';
import { flag } from '../../platform/http/forms/bodyFields.ts';
import { customerOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { sessionRow } from '../auth/index.ts';
import type { Session } from '../auth/index.ts';
import { SESSION_COOKIE } from './credentials.ts';
import { endMySession, endMySessions, listMySessions } from './customerSessions.ts';

const listSessions = listRoute({
  id: 'listMySessions',
  does: 'Lists the sessions of the caller.',
  path: '/api/customers/me/sessions',
  access: 'customer',
  answer: sessionRow,
  toAnswer: (session: Session) => session,
  rows: ({ app, db, caller }) => listMySessions(app, db, customerOf(caller)),
});

const endSessions = defineRoute({
  id: 'endMySessions',
  does: 'Ends all sessions of the caller, or with `others` all except the current one, and returns the ended ones.',
  method: 'DELETE',
  path: '/api/customers/me/sessions',
  access: 'customer',
  query: z.object({
    others: flag('others')
      .default(false)
      .meta(kind('flag', 'Whether the current session is kept. Default: it ends too.')),
  }),
  response: z.array(sessionRow),
  async handle({ app, db, query: { others }, caller, request }) {
    const ended = await endMySessions(app, db, customerOf(caller), others);
    if (ended.some(({ current }) => current)) request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
    return ended;
  },
});

const endSession = defineRoute({
  id: 'endMySession',
  does: 'Ends one session of the caller, and returns it. If it was the session of the request, the cookie is removed. Fails with `SESSION_NOT_FOUND` if it does not exist.',
  method: 'DELETE',
  path: '/api/customers/me/sessions/{session_id}',
  access: 'customer',
  params: z.object({ session_id: z.string().describe('The UUID of the session.') }),
  response: sessionRow,
  async handle({ app, db, params: { session_id }, caller, request }) {
    const ended = await endMySession(app, db, customerOf(caller), session_id);
    if (ended.current) request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
    return ended;
  },
});

/** The routes of customers for their own logins. */
export const sessionRoutes = [listSessions, endSessions, endSession];
