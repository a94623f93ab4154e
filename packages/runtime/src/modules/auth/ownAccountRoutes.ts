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
  does: 'Answers the account of the caller, with what they may do.',
  method: 'GET',
  path: '/api/users/me',
  access: 'anyAdmin',
  sdk: { method: 'me' },
  response: ownAccount,
  handle: ({ app, db, caller }) => findOwnAccount(app, db, adminOf(caller)),
});

const updateOwnAccountRoute = defineRoute({
  id: 'updateOwnAccount',
  does: "Changes what the body names of the caller's own account. Email and password need the current password; a new password ends every other login and all API tokens. Refuses an API token (`LOGIN_REQUIRED`), `CURRENT_PASSWORD_INVALID` and `EMAIL_TAKEN`.",
  method: 'PATCH',
  path: '/api/users/me',
  access: 'anyAdmin',
  sdk: { method: 'updateMe' },
  rateTier: 'login',
  triedAccount: ({ body: { email, password }, caller }) =>
    email === undefined && password === undefined ? null : adminOf(caller).uuid,
  body,
  response: ownAccount,
  handle: ({ app, db, body: patch, caller }) => updateOwnAccount(app, db, adminOf(caller), patch),
});

const listSessions = listRoute({
  id: 'listOwnSessions',
  does: 'Lists the logins of the caller.',
  path: '/api/users/me/sessions',
  access: 'anyAdmin',
  sdk: { method: 'listSessions' },
  answer: sessionRow,
  toAnswer: (session: Session) => session,
  rows: ({ app, db, caller }) => listOwnSessions(app, db, adminOf(caller)),
});

const endSessions = defineRoute({
  id: 'endOwnSessions',
  does: 'Ends all logins of the caller, or with `others` all but that of the request, and answers those that it ended.',
  method: 'DELETE',
  path: '/api/users/me/sessions',
  access: 'anyAdmin',
  sdk: { method: 'endSessions' },
  query: z.object({
    others: flag('others')
      .default(false)
      .meta(kind('flag', 'Whether the login of the request is kept. Default: it ends too.')),
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
  does: 'Ends one login of the caller, and answers it. The cookie is removed where it was the login of the request. Refuses an unknown one: `SESSION_NOT_FOUND`.',
  method: 'DELETE',
  path: '/api/users/me/sessions/{session_id}',
  access: 'anyAdmin',
  sdk: { method: 'endSession' },
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
