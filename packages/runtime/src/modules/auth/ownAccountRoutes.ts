import { z } from 'zod';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { newPassword, sessionRoutes } from '../credentials/index.ts';
import { SESSION_COOKIE } from './adminAuthenticator.ts';
import { findOwnAccount, ownAccount, ownLogins, updateOwnAccount } from './ownAccount.ts';
import { adminEmail } from './writeAdmin.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MAX_PREFERENCES = 16_384;
const body = z
  .object(
    describedBy(ownAccount, {
      email: adminEmail,
      password: newPassword.describe('The new password.'),
      full_name: line('full_name'),
      preferences: z.record(z.string(), z.unknown()).refine(
        (value) => JSON.stringify(value).length <= MAX_PREFERENCES,
        breaks('maxLength', `preferences must be at most ${MAX_PREFERENCES} characters of JSON`, {
          limit: MAX_PREFERENCES,
        }),
      ),
      current_password: z
        .string()
        .describe('The current password. Required to change the email address or password.'),
    }),
  )
  .partial();

const getOwnAccount = defineRoute({
  id: 'getOwnAccount',
  does: 'Returns the caller’s account and permissions.',
  method: 'GET',
  path: '/api/users/me',
  access: 'anyAdmin',
  sdk: { method: 'me' },
  response: ownAccount,
  handle: ({ app, db, caller }) => findOwnAccount(app, db, adminOf(caller)),
});

const updateOwnAccountRoute = defineRoute({
  id: 'updateOwnAccount',
  does: 'Updates the given fields of the caller’s own account. Changing the email or password requires the current password; a new password ends all other sessions and revokes all API tokens. Rejects an API token (`LOGIN_REQUIRED`), `CURRENT_PASSWORD_INVALID` and `EMAIL_TAKEN`.',
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

/** The routes for administrators' own accounts, available regardless of their roles. */
export const ownAccountRoutes = [
  getOwnAccount,
  updateOwnAccountRoute,
  ...sessionRoutes({
    ids: { list: 'listOwnSessions', endAll: 'endOwnSessions', end: 'endOwnSession' },
    path: '/api/users/me/sessions',
    access: 'anyAdmin',
    loginsOf: (app, caller) => ownLogins(app, adminOf(caller)),
    cookie: SESSION_COOKIE,
  }),
];
