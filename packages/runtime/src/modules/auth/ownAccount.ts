import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { listRolesOf } from './adminRole.repo.ts';
import { deleteLogins, listSessions } from './adminSession.repo.ts';
import { deleteTokensOf, deleteResetTokens } from './adminToken.repo.ts';
import { adminUserRow, findAdmin, findPreferences } from './adminUser.repo.ts';
import { lockAdmins, updateAdminRow } from './writeAdmin.repo.ts';
import { proveCurrentPassword } from './currentPassword.ts';
import { loginRequired, nothingToUpdate, userNotFound } from './errors.ts';
import { ALL } from './grants.ts';
import { findFactors } from './secondFactor.repo.ts';
import { emailTaken, hashPassword } from '../credentials/index.ts';
import type { Logins } from '../credentials/index.ts';

/** The account of the calling administrator. */
export const ownAccount = adminUserRow
  .pick({ uuid: true, email: true, full_name: true, created_at: true, updated_at: true })
  .extend({
    roles: z
      .array(z.object({ uuid: z.string().describe('The UUID.'), name: z.string().describe('The name.') }))
      .describe('The roles of the administrator.'),
    permissions: z
      .array(z.string())
      .describe("All permissions granted by the request's credential, sorted, with `*` resolved."),
    second_factor: z.boolean().meta(kind('flag', 'True if signing in requires an authenticator code.')),
    authenticator: z
      .boolean()
      .meta(kind('flag', 'True if there is an authenticator app. Passkeys do not count.')),
    preferences: z
      .record(z.string(), z.unknown())
      .describe("The administrator's preferences for the admin UI. The server does not interpret them."),
  });
type OwnAccount = z.output<typeof ownAccount>;

/** Returns the account of the calling administrator. */
export async function findOwnAccount(app: AppContext, db: Db, caller: AdminCaller): Promise<OwnAccount> {
  const admin = await findAdmin(db, caller.uuid);
  if (!admin) throw userNotFound();
  const roles = await listRolesOf(db, admin.roles);
  const factors = await findFactors(db, admin.admin_user_id);
  return {
    uuid: admin.uuid,
    email: admin.email,
    full_name: admin.full_name,
    roles: roles.map(({ uuid, name }) => ({ uuid, name })),
    permissions: resolved(app, caller.permissions),
    second_factor: factors.has_totp || factors.has_passkey,
    authenticator: factors.has_totp,
    preferences: await findPreferences(db, admin.admin_user_id),
    created_at: admin.created_at,
    updated_at: admin.updated_at,
  };
}

/** Lists all permissions in a set. Expands `*` to the permissions of all routes and those that modules declare. */
function resolved(app: AppContext, permissions: ReadonlySet<string>): string[] {
  if (!permissions.has(ALL)) return [...permissions].toSorted();
  const ofRoutes = app
    .registry('routes')
    .list()
    .filter(({ access, permissions }) => access === 'admin' && permissions === undefined);
  const declared = app.registry('permissions').list();
  return [...new Set([...ofRoutes, ...declared].map(({ id }) => id))].toSorted();
}

/** The validated input. Undefined fields stay unchanged. */
export interface OwnAccountPatch {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly full_name?: string | undefined;
  readonly preferences?: Readonly<Record<string, unknown>> | undefined;
  readonly current_password?: string | undefined;
}

/**
 * Updates the calling administrator's account. Changing the email or password requires the current password. A new
 * password revokes all other logins and all API tokens. Throws `LOGIN_REQUIRED` if called with an API token,
 * `CURRENT_PASSWORD_INVALID` or `EMAIL_TAKEN`.
 */
export async function updateOwnAccount(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  patch: OwnAccountPatch,
): Promise<OwnAccount> {
  refuseApiToken(caller);
  const { email, password, full_name: fullName, preferences } = patch;
  const fields = [email, password, fullName, preferences];
  if (fields.every((field) => field === undefined)) throw nothingToUpdate();
  const isGuarded = email !== undefined || password !== undefined;
  const proven = isGuarded ? await proveCurrentPassword(db, caller, patch.current_password) : null;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  return onConstraint({ admin_user_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      await proven?.recheck(tx);
      await updateAdminRow(tx, caller.id, {
        email: email ?? null,
        passwordHash,
        fullName: fullName ?? null,
        status: null,
        roles: null,
        preferences: preferences ?? null,
      });
      if (passwordHash !== null) await deleteTokensOf(tx, caller.id, caller.credential?.family);
      else if (email !== undefined) await deleteResetTokens(tx, caller.id);
      return findOwnAccount(app, tx, caller);
    }),
  );
}

/** Returns the calling administrator's logins. Throws `LOGIN_REQUIRED` if called with an API token. */
export function ownLogins(app: AppContext, caller: AdminCaller): Logins {
  refuseApiToken(caller);
  const current = caller.credential?.family ?? null;
  return {
    current,
    list: (db) => listSessions(db, caller.id, current, app.clock.now()),
    end: (db, which) => deleteLogins(db, caller.id, which),
  };
}

/** Rejects API tokens on account routes. Only a person who signed in may use these routes, not a program. */
export function refuseApiToken({ credential }: AdminCaller): void {
  if (credential?.kind === 'api') throw loginRequired();
}
