import { emailLine } from '../../platform/http/forms/bodyFields.ts';
import { z } from 'zod';
import { fieldText } from '../../platform/http/forms/formFields.ts';
import { reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { resetAdminPassword } from '../auth/index.ts';
import { requestAdminPasswordReset } from './adminPasswordReset.ts';
import { RESET_PAGE, resetPage } from './resetPage.ts';
import { newPassword } from '../credentials/index.ts';

const nothing = z.object({});
const resetBody = z.object({
  token: z.string().describe('The token from the link in the email.'),
  password: newPassword.describe('The new password.'),
});

const requestUserPasswordReset = defineRoute({
  id: 'requestUserPasswordReset',
  does: 'Sends an administrator a link to set a new password. The response is the same whether or not the account exists.',
  method: 'POST',
  path: '/api/users/password-reset',
  access: 'public',
  sdk: { method: 'requestPasswordReset', audience: 'administrators' },
  rateTier: 'signup',
  body: z.object({ email: emailLine().describe('The email address of the administrator.') }),
  response: nothing,
  async handle({ app, db, body: { email } }) {
    await requestAdminPasswordReset(app, db, email);
    return {};
  },
});

const resetUserPassword = defineRoute({
  id: 'resetUserPassword',
  does: 'Sets a new password of an administrator with the single-use token from an emailed link. It ends all their sessions and tokens, and keeps the second factor. Errors: `INVALID_RESET_TOKEN`.',
  method: 'POST',
  path: '/api/users/password-reset/confirm',
  access: 'public',
  sdk: { method: 'resetPassword', audience: 'administrators' },
  rateTier: 'signup',
  body: resetBody,
  response: nothing,
  async handle({ app, db, body }) {
    await resetAdminPassword(app, db, body);
    return {};
  },
});

const resetForm = defineRoute({
  id: 'adminResetPasswordForm',
  kind: 'page',
  method: 'GET',
  path: RESET_PAGE,
  access: 'public',
  /** `done`: the administrator has just set a new password. */
  query: z.object({ token: z.string().default(''), done: z.string().optional() }),
  handle: ({ app, query: { token, done } }) =>
    resetPage(app, done === undefined ? { token, error: null } : { isDone: true }),
});

const resetSent = defineRoute({
  id: 'adminResetPassword',
  kind: 'page',
  method: 'POST',
  path: RESET_PAGE,
  access: 'public',
  rateTier: 'signup',
  body: resetBody,
  async handle({ app, db, body }) {
    await resetAdminPassword(app, db, body);
    return reply.redirect(303, `${RESET_PAGE}?done`);
  },
  formPage: RESET_PAGE,
  refused: ({ app, fields, refusal }) =>
    resetPage(app, { token: fieldText(fields, 'token'), error: refusal.message }),
});

/** The password reset routes for administrators. */
export const recoveryRoutes = [requestUserPasswordReset, resetUserPassword, resetForm, resetSent];
