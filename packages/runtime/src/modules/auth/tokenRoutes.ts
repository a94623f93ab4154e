import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { SESSION_COOKIE } from './adminAuthenticator.ts';
import { deleteToken } from './adminToken.repo.ts';
import { SESSION_SECONDS, userAgentOf } from './credentials.ts';
import { logIn, logInByToken, refreshTokens } from './logIn.ts';

const credentials = z.object({
  email: z.string().describe('The e-mail of the admin.'),
  password: z.string().describe('The password of the admin.'),
});
const tokenPair = z.object({
  accessToken: z.string().describe('The token for `Authorization: Bearer`.'),
  refreshToken: z.string().describe('The token that gives the next pair, once.'),
  expiresIn: z.int().describe('Seconds that the access token holds.'),
});

const getUserToken = defineRoute({
  id: 'getUserToken',
  method: 'POST',
  path: '/api/user/tokens',
  access: 'public',
  rateTier: 'login',
  body: credentials,
  response: tokenPair,
  handle: ({ app, db, body, request }) => logInByToken(app, db, body, userAgentOf(request)),
});

const refreshUserToken = defineRoute({
  id: 'refreshUserToken',
  method: 'POST',
  path: '/api/user/token/refresh',
  access: 'public',
  body: z.object({
    refreshToken: z.string('Refresh token is required').describe('The refresh token of the last pair.'),
  }),
  response: tokenPair,
  handle: ({ app, db, body }) => refreshTokens(app, db, body.refreshToken),
});

const adminLogin = defineRoute({
  id: 'adminLogin',
  method: 'POST',
  path: '/admin/user/login',
  access: 'public',
  rateTier: 'login',
  body: credentials,
  response: z.object({ sid: z.string().describe('The value of the cookie.') }),
  async handle({ app, db, body, request }) {
    const previousSid = request.cookie(SESSION_COOKIE) ?? null;
    const sid = await logIn(app, db, body, { previousSid, userAgent: userAgentOf(request) });
    request.setCookie(SESSION_COOKIE, sid, { maxAge: SESSION_SECONDS });
    return { sid };
  },
});

const adminLogout = defineRoute({
  id: 'adminLogout',
  method: 'POST',
  path: '/admin/user/logout',
  access: 'public',
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
