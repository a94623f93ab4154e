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
  does: 'Lists the logins of the caller.',
  path: '/api/customers/me/sessions',
  access: 'customer',
  sdk: { method: 'listSessions' },
  answer: sessionRow,
  toAnswer: (session: Session) => session,
  rows: ({ app, db, caller }) => listMySessions(app, db, customerOf(caller)),
});

const endSessions = defineRoute({
  id: 'endMySessions',
  does: 'Ends all logins of the caller, or with `others` all but that of the request, and answers those that it ended.',
  method: 'DELETE',
  path: '/api/customers/me/sessions',
  access: 'customer',
  sdk: { method: 'endSessions' },
  query: z.object({
    others: flag('others')
      .default(false)
      .meta(kind('flag', 'Whether the login of the request is kept. Default: it ends too.')),
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
  does: 'Ends one login of the caller, and answers it. The cookie is removed where it was the login of the request. Refuses an unknown one: `SESSION_NOT_FOUND`.',
  method: 'DELETE',
  path: '/api/customers/me/sessions/{session_id}',
  access: 'customer',
  sdk: { method: 'endSession' },
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
