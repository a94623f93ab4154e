import { unauthorized } from '../../platform/errors.ts';
import type { AdminCaller, Authenticator } from '../../platform/http/caller.ts';
import { findTokenOwner } from './adminToken.repo.ts';
import type { TokenOwner } from './adminToken.repo.ts';
import { withImplied } from './grants.ts';
import { tokenKind } from './credentials.ts';

/** The cookie of an admin's session. */
export const SESSION_COOKIE = 'asid';

/**
 * Recognizes administrators by their Bearer token or session cookie, in one statement, so that disabling an administrator or
 * removing a role takes effect from the next request on. A request with a Bearer token is identified by the token alone.
 */
export const adminAuthenticator: Authenticator = {
  id: 'admin',
  accepts: [
    {
      name: 'adminToken',
      in: 'bearer',
      gives: 'admin',
      description: "An administrator's token, of POST /api/user/tokens or `shop token create`.",
    },
    {
      name: 'adminSession',
      in: { cookie: SESSION_COOKIE },
      gives: 'admin',
      description: "An administrator's session, of POST /admin/user/login.",
    },
  ],
  async authenticate({ bearer, cookie }, app) {
    if (bearer !== null) {
      if (tokenKind(bearer) === null) return null;
      const owner = await findTokenOwner(app.db, bearer, ['access', 'api'], app.clock.now());
      if (!owner) throw unauthorized();
      return { admin: callerOf(owner) };
    }
    const session = cookie(SESSION_COOKIE);
    if (session === undefined || tokenKind(session) !== 'session') return null;
    const owner = await findTokenOwner(app.db, session, ['session'], app.clock.now());
    // A cookie outlives its session: the visitor is then anonymous, which is not an error.
    return owner && { admin: callerOf(owner) };
  },
};

const callerOf = (owner: TokenOwner): AdminCaller => ({
  id: owner.admin_user_id,
  uuid: owner.uuid,
  email: owner.email,
  permissions: withImplied(owner.permissions),
});
