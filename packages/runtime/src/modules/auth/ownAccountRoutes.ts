import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { flag, line } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { SESSION_COOKIE } from './adminAuthenticator.ts';
import { sessionRow } from './adminSession.repo.ts';
import type { Session } from './adminSession.repo.ts';
import {
  endOwnSession,
  endOwnSessions,
  findOwnAccount,
  listOwnSessions,
  ownAccount,
  updateOwnAccount,
} from './ownAccount.ts';
import { newPassword } from './password.ts';
import { adminEmail } from './writeAdmin.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_PREFERENCES = 16_384;
const body = z
  .object(
    describedBy(ownAccount, {
      email: adminEmail,
      password: newPassword.describe('The new password for the login.'),
      full_name: line('full_name'),
      preferences: z.record(z.string(), z.unknown()).refine(
        (value) => JSON.stringify(value).length <= MAX_PREFERENCES,
        breaks('maxLength', `preferences must be at most ${MAX_PREFERENCES} characters of JSON`, {
          limit: MAX_PREFERENCES,
        }),
      ),
      current_password: z.string().describe('The current password. Needed to change email or password.'),
    }),
  )
  .partial();

const getOwnAccount = defineRoute({
  id: 'getOwnAccount',
  does: 'Returns the account of the caller, with what they may do.',
  method: 'GET',
  path: '/api/users/me',
  access: 'anyAdmin',
  response: ownAccount,
  handle: ({ app, db, caller }) => findOwnAccount(app, db, adminOf(caller)),
});

const updateOwnAccountRoute = defineRoute({
  id: 'updateOwnAccount',
  does: "Updates the given fields of the caller's own account. Email and password need the current password; a new password ends all other sessions and revokes all API tokens. Rejects an API token (`LOGIN_REQUIRED`), `CURRENT_PASSWORD_INVALID` and `EMAIL_TAKEN`.",
  method: 'PATCH',
  path: '/api/users/me',
  access: 'anyAdmin',
  rateTier: 'login',
  triedAccount: ({ body: { email, password }, caller }) =>
    email === undefined && password === undefined ? null : adminOf(caller).uuid,
  body,
  response: ownAccount,
  handle: ({ app, db, body: patch, caller }) => updateOwnAccount(app, db, adminOf(caller), patch),
});

const listSessions = listRoute({
  id: 'listOwnSessions',
  does: 'Lists the sessions of the caller.',
  path: '/api/users/me/sessions',
  access: 'anyAdmin',
  answer: sessionRow,
  toAnswer: (session: Session) => session,
  rows: ({ app, db, caller }) => listOwnSessions(app, db, adminOf(caller)),
});

const endSessions = defineRoute({
  id: 'endOwnSessions',
  does: 'Ends all sessions of the caller, or with `others` all except the current one, and returns the ended ones.',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'anyAdmin',
  query: z.object({
    others: flag('others')
      .default(false)
      .meta(kind('flag', 'Whether the current session is kept. Default: it ends too.')),
  }),
  response: z.array(sessionRow),
  async handle({ app, db, query: { others }, caller, request }) {
    const ended = await endOwnSessions(app, db, adminOf(caller), others);
    if (ended.some(({ current }) => current)) request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
    return ended;
  },
});

const endSession = defineRoute({
  id: 'endOwnSession',
  does: 'Ends one session of the caller, and returns it. If it was the session of the request, the cookie is removed. Fails with `SESSION_NOT_FOUND` if it does not exist.',
  method: 'DELETE',
  path: '/api/users/me/sessions/{session_id}',
  access: 'anyAdmin',
  params: z.object({ session_id: z.string().describe('The UUID of the session.') }),
  response: sessionRow,
  async handle({ app, db, params: { session_id }, caller, request }) {
    const ended = await endOwnSession(app, db, adminOf(caller), session_id);
    if (ended.current) request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
    return ended;
  },
});

/** The routes of administrators for their own account, whatever their roles hold. */
export const ownAccountRoutes = [getOwnAccount, updateOwnAccountRoute, listSessions, endSessions, endSession];
