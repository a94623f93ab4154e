import type { AppContext } from '../../platform/contracts/context.ts';
import { unauthorized } from '../../platform/errors.ts';
import type { AdminCaller, Authenticator } from '../../platform/contracts/caller.ts';
import { settingsFrom } from '../settings/index.ts';
import { findTokenOwner, recordUse } from './adminToken.repo.ts';
import type { TokenOwner } from './adminToken.repo.ts';
import { SECOND_FACTOR_SETTING } from './authSettings.ts';
import { permissionsOfToken } from './grants.ts';
import { tokenKind } from './credentials.ts';

/** The admin session cookie. */
export const SESSION_COOKIE = 'asid';

/**
 * Identifies administrators by their Bearer token or session cookie in one SQL statement, plus an occasional one that
 * records the use. Disabling an administrator or removing a role therefore takes effect on the next request. If a
 * request has a Bearer token, the session cookie is ignored.
 */
export const adminAuthenticator: Authenticator = {
  id: 'admin',
  accepts: [
    {
      name: 'adminToken',
      in: 'bearer',
      gives: 'admin',
      description: "An administrator's token from POST /api/user/tokens or `shop token create`.",
    },
    {
      name: 'adminSession',
      in: { cookie: SESSION_COOKIE },
      gives: 'admin',
      description: "An administrator's session from POST /admin/user/login.",
    },
  ],
  async authenticate({ bearer, cookie }, app) {
    if (bearer !== null) {
      if (tokenKind(bearer) === null) return null;
      const owner = await findTokenOwner(app.db, bearer, ['access', 'api'], app.clock.now());
      if (!owner) throw unauthorized();
      return { admin: await callerOf(app, owner) };
    }
    const session = cookie(SESSION_COOKIE);
    if (session === undefined || tokenKind(session) !== 'session') return null;
    const owner = await findTokenOwner(app.db, session, ['session'], app.clock.now());
    // A cookie can outlive its session. The visitor is then anonymous, which is not an error.
    return owner && { admin: await callerOf(app, owner) };
  },
};

async function callerOf(app: AppContext, owner: TokenOwner): Promise<AdminCaller> {
  if (owner.is_use_due) await recordUse(app.db, owner.token_uuid, app.clock.now());
  const { adminSecondFactorRequired } = settingsFrom(app, [SECOND_FACTOR_SETTING], owner.settings);
  // A program cannot enter a code, but the administrator who created the API token had to.
  const lacksSecondFactor = adminSecondFactorRequired && !owner.has_second_factor && owner.kind !== 'api';
  return {
    id: owner.admin_user_id,
    uuid: owner.uuid,
    email: owner.email,
    permissions: lacksSecondFactor ? new Set() : permissionsOfToken(owner.permissions, owner.chosen),
    lacksSecondFactor,
    credential: { kind: owner.kind, uuid: owner.token_uuid, family: owner.family },
  };
}
