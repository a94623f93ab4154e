import { keyText } from '../../platform/text/keyText.ts';
import { z } from 'zod';
import { defineRoute } from '../../platform/contracts/route.ts';
import { SESSION_COOKIE } from './adminAuthenticator.ts';
import { deleteToken } from './adminToken.repo.ts';
import { SESSION_SECONDS } from './credentials.ts';
import { logIn, logInByToken, refreshTokens } from './logIn.ts';
import type { LoginStep } from './logIn.ts';
import { assertion } from './webAuthnBodies.ts';
import { addFault } from '../../platform/http/forms/addFault.ts';
import { userAgentOf } from '../credentials/index.ts';

/** The request body of a sign-in: either email and password, or a challenge and the second factor. */
const loginStep = z
  .object({
    email: z.string().overwrite(keyText).optional().describe('The email address of the administrator.'),
    password: z.string().optional().describe('The password of the administrator.'),
    challenge: z
      .string()
      .optional()
      .describe(
        'In place of email and password: `error.challenge` from the `SECOND_FACTOR_REQUIRED` response.',
      ),
    code: z
      .string()
      .max(64)
      .optional()
      .describe('Required with `challenge`: a code from the authenticator app, or a recovery code.'),
    passkey: assertion
      .optional()
      .describe(
        'With `challenge`, in place of `code`: the JSON of the credential returned by `navigator.credentials.get`.',
      ),
  })
  .transform(({ email, password, challenge, code, passkey }, context): LoginStep => {
    const required = (key: string) => {
      addFault(context, { path: [key], rule: 'required', message: `${key} is required` });
      return z.NEVER;
    };
    if (challenge !== undefined && passkey !== undefined) return { challenge, passkey };
    if (challenge !== undefined) return code === undefined ? required('code') : { challenge, code };
    if (email === undefined) required('email');
    if (password === undefined) required('password');
    return { email: email ?? '', password: password ?? '' };
  });

/** Returns the account for counting failures, identified by the email or the challenge. */
const triedAccount = ({ body }: { readonly body: LoginStep }): string =>
  'challenge' in body ? (body.challenge.split('.')[1] ?? '') : body.email.trim().toLowerCase();

const tokenPair = z.object({
  accessToken: z.string().describe('The token for `Authorization: Bearer`.'),
  refreshToken: z.string().describe('The single-use token that returns the next pair of tokens.'),
  expiresIn: z.int().describe('The lifetime of the access token in seconds.'),
});

const getUserToken = defineRoute({
  id: 'getUserToken',
  does: 'Signs an administrator in and returns an access token and a refresh token, without a cookie. Requires a second factor and returns the same errors as `adminLogin`.',
  method: 'POST',
  path: '/api/user/tokens',
  access: 'public',
  sdk: { resource: 'admin', method: 'createTokens' },
  idempotency: 'none',
  rateTier: 'login',
  triedAccount,
  body: loginStep,
  response: tokenPair,
  handle: ({ app, db, body, request }) => logInByToken(app, db, body, userAgentOf(request)),
});

const refreshUserToken = defineRoute({
  id: 'refreshUserToken',
  does: 'Exchanges a refresh token, which can be used only once, for a new pair of tokens. Using it twice revokes all tokens of its session. Errors: `INVALID_REFRESH_TOKEN`.',
  method: 'POST',
  path: '/api/user/token/refresh',
  access: 'public',
  sdk: { resource: 'admin', method: 'refreshTokens' },
  idempotency: 'none',
  body: z.object({
    refreshToken: z.string('Refresh token is required').describe('The refresh token of the previous pair.'),
  }),
  response: tokenPair,
  handle: ({ app, db, body }) => refreshTokens(app, db, body.refreshToken),
});

const adminLogin = defineRoute({
  id: 'adminLogin',
  does: 'Signs an administrator in and sets the session cookie. An account with a second factor gets `SECOND_FACTOR_REQUIRED` with a challenge; repeat the call with the challenge and a code or a passkey. Errors: `INVALID_CREDENTIALS`, `INVALID_CHALLENGE`, `INVALID_CODE` and `INVALID_PASSKEY`.',
  method: 'POST',
  path: '/admin/user/login',
  access: 'public',
  sdk: { method: 'logIn' },
  rateTier: 'login',
  triedAccount,
  body: loginStep,
  response: z.object({ sid: z.string().describe('The cookie value.') }),
  async handle({ app, db, body, request }) {
    const previousSid = request.cookie(SESSION_COOKIE) ?? null;
    const sid = await logIn(app, db, body, { previousSid, userAgent: userAgentOf(request) });
    request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
    return { sid };
  },
});

const adminLogout = defineRoute({
  id: 'adminLogout',
  does: 'Ends the session of the cookie and removes the cookie. Without one, nothing changes.',
  method: 'POST',
  path: '/admin/user/logout',
  access: 'public',
  sdk: { method: 'logOut' },
  response: z.object({}),
  async handle({ db, request }) {
    const sid = request.cookie(SESSION_COOKIE);
    if (sid !== undefined) {
      await deleteToken(db, sid, 'session');
      request.setCookie(SESSION_COOKIE, '', { maxAge: 0 });
    }
    return {};
  },
});

export const tokenRoutes = [getUserToken, refreshUserToken, adminLogin, adminLogout];
