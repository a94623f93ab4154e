import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { SETUP_SECONDS } from './credentials.ts';
import { invalidSetupToken, setupDone } from './errors.ts';
import { deleteSetupLinks, hasAnyAdmin, hasSetupLink, insertSetupLink } from './setupLink.repo.ts';
import { createAdmin } from './writeAdmin.ts';
import { after, newSecret } from '../credentials/index.ts';

/**
 * Creates the token for a setup link, which creates the first administrator. Returns null if an administrator exists.
 */
export const issueSetupToken = (app: AppContext): Promise<string | null> =>
  app.db.transaction(async (tx) => {
    if (await hasAnyAdmin(tx)) return null;
    const token = newSecret('ssu_');
    const now = app.clock.now();
    await insertSetupLink(tx, { token, expiresAt: after(now, SETUP_SECONDS), now });
    return token;
  });

interface FirstAdmin {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/**
 * Creates the first administrator, with all permissions, using a setup link token. Invalidates all setup links. Of
 * two concurrent calls, only one succeeds. Throws `SETUP_DONE` if an administrator exists, otherwise
 * `INVALID_SETUP_TOKEN` if the token is invalid.
 */
export const setUpShop = (
  app: AppContext,
  db: Db,
  { token, email, password, fullName }: FirstAdmin,
): Promise<AdminUser> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx);
    if (await hasAnyAdmin(tx)) throw setupDone();
    if (!(await hasSetupLink(tx, token, app.clock.now()))) throw invalidSetupToken();
    const admin = await createAdmin(tx, { email, password, fullName });
    await deleteSetupLinks(tx);
    return admin;
  });
