import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { email } from './customerBody.ts';
import { logInByToken, refreshCustomerTokens } from './logIn.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.ts';
import { logInVisitor, logOutVisitor } from './visitorSession.ts';
import { newPassword, userAgentOf } from '../credentials/index.ts';

const credentials = z.object({
  email: z.string().overwrite(keyText).describe('The email address of the customer.'),
  password: z.string().describe('The password of the customer.'),
});
const nothing = z.object({});
const tokenPair = z.object({
  accessToken: z.string().describe('The token for `Authorization: Bearer`.'),
  refreshToken: z.string().describe('The single-use token that returns the next pair of tokens.'),
  expiresIn: z.int().describe('The lifetime of the access token in seconds.'),
});

const customerLogin = defineRoute({
  id: 'customerLogin',
  does: 'Signs a customer in and sets the session cookie. Rejects a wrong email or password, without saying which: `INVALID_CREDENTIALS`.',
  method: 'POST',
  path: '/customer/login',
  access: 'public',
  sdk: { resource: 'customers', method: 'logIn' },
  rateTier: 'login',
  body: credentials,
  response: z.object({ sid: z.string().describe('The cookie value.') }),
  async handle({ app, db, body, request }) {
    return { sid: await logInVisitor(app, db, body, request) };
  },
});

const customerLogout = defineRoute({
  id: 'customerLogout',
  does: 'Signs the customer of the session cookie out. Without one, nothing changes.',
  method: 'POST',
  path: ['/customers/logout', '/customer/logout'],
  access: 'public',
  sdk: { resource: 'customers', method: 'logOut' },
  response: nothing,
  async handle({ db, request }) {
    await logOutVisitor(db, request);
    return {};
  },
});

const getCustomerToken = defineRoute({
  id: 'getCustomerToken',
  does: 'Signs a customer in and returns an access token and a refresh token, without a cookie. Rejects a wrong email or password: `INVALID_CREDENTIALS`.',
  method: 'POST',
  path: '/api/customer/tokens',
  access: 'public',
  sdk: { resource: 'customers', method: 'createTokens' },
  idempotency: 'none',
  rateTier: 'login',
  body: credentials,
  response: tokenPair,
  handle: ({ app, db, body, caller, request }) =>
    logInByToken(app, db, body, { caller, userAgent: userAgentOf(request) }),
});

const refreshCustomerToken = defineRoute({
  id: 'refreshCustomerToken',
  does: 'Exchanges a refresh token, which can be used only once, for a new pair of tokens. Errors: `INVALID_REFRESH_TOKEN`.',
  method: 'POST',
  path: '/api/customer/token/refresh',
  access: 'public',
  sdk: { resource: 'customers', method: 'refreshTokens' },
  idempotency: 'none',
  body: z.object({
    refreshToken: z.string('Refresh token is required').describe('The refresh token of the previous pair.'),
  }),
  response: tokenPair,
  handle: ({ app, db, body }) => refreshCustomerTokens(app, db, body.refreshToken),
});

const requestReset = defineRoute({
  id: 'resetPassword',
  does: 'Sends a customer a link to set a new password. The response is the same whether or not the account exists.',
  method: 'POST',
  path: '/api/customers/reset-password',
  access: 'public',
  sdk: { method: 'requestPasswordReset' },
  idempotency: 'none',
  rateTier: 'signup',
  body: z.object({ email: email.describe('The email address of the account.') }),
  response: nothing,
  async handle({ app, db, body }) {
    await requestPasswordReset(app, db, body.email);
    return {};
  },
});

const updatePassword = defineRoute({
  id: 'updatePassword',
  does: 'Sets a new password of a customer with the single-use token from an emailed link. Errors: `INVALID_RESET_TOKEN`.',
  method: 'POST',
  path: '/api/customers/password',
  access: 'public',
  sdk: { method: 'resetPassword' },
  idempotency: 'none',
  rateTier: 'signup',
  body: z.object({
    token: z.string().describe('The token from the link in the email.'),
    password: newPassword.describe('The new password.'),
  }),
  response: nothing,
  async handle({ app, db, body }) {
    await resetPassword(app, db, body);
    return {};
  },
});

export const loginRoutes = [
  customerLogin,
  customerLogout,
  getCustomerToken,
  refreshCustomerToken,
  requestReset,
  updatePassword,
];
