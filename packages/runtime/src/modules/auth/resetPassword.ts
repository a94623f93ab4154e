import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { adminTokens, deleteTokensOf } from './adminToken.repo.ts';
import { findAdmin, findAdminByEmail } from './adminUser.repo.ts';
import { lockAdmins, updateAdminRow } from './writeAdmin.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { newToken, RESET_SECONDS } from './credentials.ts';
import { noUserWithEmail, userNotFound } from './errors.ts';
import { after, invalidResetToken, hashPassword, newPassword } from '../credentials/index.ts';

/** The token in an administrator's password reset link. */
export interface ResetToken {
  readonly admin: AdminUser;
  readonly token: string;
  /** The number of hours until the token expires. */
  readonly hours: number;
}

/**
 * Creates a password reset token for the enabled administrator with the given email. Returns null if no such
 * administrator exists. Previous tokens remain valid.
 */
export async function issueResetToken(app: AppContext, email: string): Promise<ResetToken | null> {
  const admin = await findAdminByEmail(app.db, email);
  if (!admin?.status) return null;
  const now = app.clock.now();
  const token = newToken('reset');
  const login = { family: randomUUID(), userAgent: null };
  const tokens = [{ kind: 'reset', token, expiresAt: after(now, RESET_SECONDS) }] as const;
  await adminTokens.insert(app.db, admin.admin_user_id, login, tokens, now);
  return { admin, token, hours: RESET_SECONDS / 3600 };
}

/**
 * Sets a new password using the single-use token from a password reset link. Revokes all sessions, tokens and other
 * reset links of the administrator. The second factor remains, so the next sign-in still requires it. Throws
 * `INVALID_RESET_TOKEN`.
 */
export async function resetAdminPassword(
  app: AppContext,
  db: Db,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const admin = await db.transaction(async (tx) => {
    await lockAdmins(tx);
    const owner = await adminTokens.lockResetToken(tx, token, app.clock.now());
    if (!owner) throw invalidResetToken();
    await setPassword(tx, owner.id, passwordHash);
    return owner;
  });
  app.log.info({ admin: admin.uuid }, 'an administrator set a new password by a link');
}

const checkInput = validator(z.object({ password: newPassword }), 'body');

/**
 * Sets a new password for the administrator with the given email, from the command line. Revokes all sessions and
 * tokens. The second factor remains. Rejects unknown emails and weak passwords.
 */
export async function setAdminPassword(
  db: Db,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<AdminUser> {
  checkInput({ password });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const admin = await findAdminByEmail(tx, email);
    if (!admin) throw noUserWithEmail(email);
    await setPassword(tx, admin.admin_user_id, passwordHash);
    const changed = await findAdmin(tx, admin.uuid);
    if (!changed) throw userNotFound();
    return changed;
  });
}

async function setPassword(tx: Db, adminUserId: number, passwordHash: string): Promise<void> {
  await updateAdminRow(tx, adminUserId, {
    email: null,
    passwordHash,
    fullName: null,
    status: null,
    roles: null,
  });
  await deleteTokensOf(tx, adminUserId);
}
