import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/http/caller.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { validator } from '../../platform/http/validation.ts';
import { findAdministratorRole } from './adminRole.repo.ts';
import { insertAdmin, lockAdmins } from './adminUser.repo.ts';
import type { AdminUser } from './adminUser.repo.ts';
import { checkRoles } from './checkRoles.ts';
import { emailTaken } from './errors.ts';
import { hashPassword, newPassword } from './password.ts';

export const adminEmail = z.email().max(255);

const checkInput = validator(
  z.object({ email: adminEmail, password: newPassword, fullName: line('fullName') }),
  'body',
);

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  /** Default: enabled. */
  readonly status?: boolean;
  /** Uuids of roles. Default: the oldest role that grants everything. */
  readonly roles?: readonly string[];
}

/**
 * Creates an admin. `caller` is the admin who does it and cannot grant more than their own; the command line is nobody
 * and may. Refuses a used e-mail, a weak password and unknown roles.
 */
export async function createAdmin(
  db: Db,
  input: NewAdmin,
  caller: AdminCaller | null = null,
): Promise<AdminUser> {
  checkInput(input);
  const { email, fullName, status = true } = input;
  const passwordHash = await hashPassword(input.password);
  return onConstraint({ admin_user_email_key: emailTaken }, () =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      const roles = input.roles ?? (await administrator(tx));
      await checkRoles(tx, roles, caller);
      return insertAdmin(tx, { email, fullName, status, passwordHash, roles });
    }),
  );
}

async function administrator(tx: Db): Promise<readonly string[]> {
  const role = await findAdministratorRole(tx);
  if (!role) throw new Error('No role grants everything: name the roles of the new admin');
  return [role.uuid];
}
