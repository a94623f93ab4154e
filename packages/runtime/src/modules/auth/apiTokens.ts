import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { deleteApiTokenRow, insertApiToken, listApiTokens, listApiTokensOf } from './apiToken.repo.ts';
import type { ApiToken, OwnedApiToken } from './apiToken.repo.ts';
import { findAdmin, findAdminByEmail, listPermissionsOf } from './adminUser.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { newToken } from './credentials.ts';
import {
  apiTokenNotFound,
  grantExceedsOwn,
  noUserWithEmail,
  permissionsNeeded,
  userNotFound,
} from './errors.ts';
import { ALL, holdsAll, withImplied } from './grants.ts';
import { refuseApiToken } from './ownAccount.ts';
import { proveAgain } from './proveAgain.ts';
import type { Proof } from './proveAgain.ts';
import { reportAddition } from './reportAddition.ts';
import { lockAdmin } from './writeAdmin.ts';
import { checkKnown } from './writeRole.ts';
import { after } from '../credentials/index.ts';

/** The default lifetime of an API token, in days. */
const DEFAULT_DAYS = 365;
const DAY_SECONDS = 86_400;

const checkInput = validator(
  z.object({
    email: z.string(),
    name: line('name'),
    expiresDays: z.int().min(0).max(36_500).optional(),
  }),
  'body',
);

/** The options for a new API token. */
export interface ApiTokenChoice {
  readonly name: string;
  /**
   * The permissions. Null or omitted grants all permissions of the administrator, including future ones, and is
   * allowed only for the caller's own account.
   */
  readonly permissions?: readonly string[] | null | undefined;
  /** The expiration time. Null if the token does not expire. Default: one year from now. */
  readonly expiresAt?: Date | null | undefined;
}

/** An API token with its secret. The secret is shown only once because only its hash is stored. */
export type MadeApiToken = ApiToken & { readonly token: string };

/**
 * Creates an API token for the administrator with the given email, from the command line. If `expiresDays` is 0, the
 * token does not expire. Rejects unknown emails, unknown permissions, and permissions that the administrator does not
 * have.
 */
export async function createApiToken(
  app: AppContext,
  input: {
    readonly email: string;
    readonly name: string;
    readonly permissions?: readonly string[];
    readonly expiresDays?: number;
  },
): Promise<MadeApiToken> {
  checkInput(input);
  const { email, name, permissions, expiresDays = DEFAULT_DAYS } = input;
  const admin = await findAdminByEmail(app.db, email);
  if (!admin) throw noUserWithEmail(email);
  const expiresAt = expiresDays === 0 ? null : after(app.clock.now(), expiresDays * DAY_SECONDS);
  return app.db.transaction((tx) => makeToken(app, tx, admin, { name, permissions, expiresAt }));
}

/**
 * Creates an API token for an administrator on behalf of a signed-in caller. A token for the caller's own account
 * requires the current password and code. A token for another administrator must list its permissions, so that it
 * does not gain permissions granted to that administrator later. The caller cannot grant a token more permissions
 * than they have, or create a token for an administrator with more permissions.
 */
export async function createTokenOf(
  app: AppContext,
  db: Db,
  id: string,
  choice: ApiTokenChoice & Proof,
  caller: AdminCaller,
): Promise<MadeApiToken> {
  refuseApiToken(caller);
  const make = async (tx: Db) => {
    const admin = await lockAdmin(tx, id, caller);
    if (choice.permissions && !holdsAll(caller.permissions, choice.permissions)) throw grantExceedsOwn();
    return makeToken(app, tx, admin, choice);
  };
  if (id.toLowerCase() === caller.uuid) return proveAgain(app, db, caller, choice, make);
  if (!choice.permissions || choice.permissions.includes(ALL)) throw permissionsNeeded();
  return db.transaction(make);
}

async function makeToken(
  app: AppContext,
  db: Db,
  admin: AdminUser,
  { name, permissions = null, expiresAt }: ApiTokenChoice,
): Promise<MadeApiToken> {
  const now = app.clock.now();
  if (permissions) {
    checkKnown(app, permissions);
    const own = withImplied(await listPermissionsOf(db, admin.admin_user_id));
    if (!holdsAll(own, permissions)) throw grantExceedsOwn();
  }
  const token = newToken('api');
  const expiry = expiresAt === undefined ? after(now, DEFAULT_DAYS * DAY_SECONDS) : expiresAt;
  const values = { token, name, permissions, expiresAt: expiry };
  const made = await insertApiToken(db, admin.admin_user_id, values, now);
  await reportAddition(app, db, admin, 'api_token');
  return { ...made, token };
}

/** Lists an administrator's valid API tokens. */
export async function listTokensOf(app: AppContext, db: Db, id: string): Promise<readonly ApiToken[]> {
  const admin = isUuid(id) ? await findAdmin(db, id) : null;
  if (!admin) throw userNotFound();
  return listApiTokensOf(db, admin.admin_user_id, app.clock.now());
}

/** Deletes an administrator's API token. The restrictions on updating that administrator apply. */
export const deleteTokenOf = (db: Db, id: string, token: string, caller: AdminCaller): Promise<ApiToken> =>
  db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, id, caller);
    const deleted = isUuid(token) ? await deleteApiTokenRow(tx, token, admin.admin_user_id) : null;
    if (!deleted) throw apiTokenNotFound();
    return deleted;
  });

/** Lists the shop's API tokens for the command line, or only those of the administrator with the given email. */
export async function apiTokensOf(
  app: AppContext,
  email: string | undefined,
): Promise<readonly OwnedApiToken[]> {
  if (email !== undefined && !(await findAdminByEmail(app.db, email))) throw noUserWithEmail(email);
  return listApiTokens(app.db, email ?? null, app.clock.now());
}

/** Deletes an API token from the command line. */
export async function revokeApiToken(app: AppContext, uuid: string): Promise<ApiToken> {
  const deleted = isUuid(uuid) ? await deleteApiTokenRow(app.db, uuid) : null;
  if (!deleted) throw apiTokenNotFound();
  return deleted;
}
