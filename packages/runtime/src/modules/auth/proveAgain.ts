import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { lockAdmins } from './adminUser.repo.ts';
import { proveCurrentPassword } from './currentPassword.ts';
import { secondFactorInvalid } from './errors.ts';
import { hasSecondFactor } from './secondFactor.repo.ts';
import { acceptSecondFactor } from './totpCode.ts';

/** The members of a body by which administrators prove once more who they are. */
export const proofFields = {
  current_password: z.string().optional().describe('The current password of the administrator.'),
  code: line('code', 64)
    .optional()
    .describe('A code of the authenticator, or a recovery code. Needed where there is a second factor.'),
};

/** What administrators prove before something is added to their account that outlives their session. */
export interface Proof {
  readonly current_password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Runs a change of the own account in a transaction, after its administrator has proved to be there: a session alone, which may be stolen, adds no
 * credential. Throws `CURRENT_PASSWORD_INVALID`, and `INVALID_CODE` where there is a second factor and the code is not of it.
 */
export async function proveAgain<T extends object>(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  { current_password: password, code }: Proof,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  const proven = await proveCurrentPassword(db, caller, password);
  const changed = await db.transaction(async (tx) => {
    await lockAdmins(tx);
    await proven.recheck(tx);
    if ((await hasSecondFactor(tx, caller.id)) && !(await isAccepted(app, tx, caller, code))) return null;
    return change(tx);
  });
  // Thrown outside, or it would roll the count of failures back.
  if (!changed) throw secondFactorInvalid();
  return changed;
}

const isAccepted = async (app: AppContext, tx: Db, { id }: AdminCaller, code: string | undefined) =>
  code !== undefined && acceptSecondFactor(app, tx, id, code);
