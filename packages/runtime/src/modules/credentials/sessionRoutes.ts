import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { flag } from '../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { endLogin, endLogins, sessionRow } from './session.ts';
import type { Logins, Session } from './session.ts';

interface SessionRoutes {
  readonly ids: { readonly list: string; readonly endAll: string; readonly end: string };
  readonly path: `/api/${string}`;
  readonly access: 'anyAdmin' | 'customer';
  readonly loginsOf: (app: AppContext, caller: Caller) => Logins;
  /** The session cookie for this kind of account. */
  readonly cookie: string;
}

/** Creates the routes with which account holders list and revoke their logins. */
export const sessionRoutes = ({ ids, path, access, loginsOf, cookie }: SessionRoutes) => [
  listRoute({
    id: ids.list,
    sdk: { method: 'listSessions' },
    does: 'Lists the sessions of the caller.',
    path,
    access,
    answer: sessionRow,
    toAnswer: (session: Session) => session,
    rows: ({ app, db, caller }) => loginsOf(app, caller).list(db),
  }),
  defineRoute({
    id: ids.endAll,
    sdk: { method: 'endSessions' },
    does: 'Ends all sessions of the caller, or with `others` all except the current one, and returns the ended ones.',
    method: 'DELETE',
    path,
    access,
    query: z.object({
      others: flag('others')
        .default(false)
        .meta(kind('flag', 'True if the current session is kept. By default, it is also revoked.')),
    }),
    response: z.array(sessionRow),
    async handle({ app, db, query: { others }, caller, request }) {
      const ended = await endLogins(db, loginsOf(app, caller), others);
      if (ended.some(({ current }) => current)) request.setCookie(cookie, '', { maxAge: 0 });
      return ended;
    },
  }),
  defineRoute({
    id: ids.end,
    sdk: { method: 'endSession' },
    does: 'Ends one session of the caller, and returns it. If it was the session of the request, the cookie is removed. Fails with `SESSION_NOT_FOUND` if it does not exist.',
    method: 'DELETE',
    path: `${path}/{session_id}`,
    access,
    params: z.object({ session_id: z.string().describe('The UUID of the session.') }),
    response: sessionRow,
    async handle({ app, db, params: { session_id }, caller, request }) {
      const ended = await endLogin(db, loginsOf(app, caller), session_id);
      if (ended.current) request.setCookie(cookie, '', { maxAge: 0 });
      return ended;
    },
  }),
];
