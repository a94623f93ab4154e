import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import { proveCurrentPassword } from './currentPassword.ts';
import { secondFactorInvalid } from './errors.ts';
import { hasSecondFactor } from './secondFactor.repo.ts';
import { acceptSecondFactor } from './totpCode.ts';

/** The request body fields with which administrators prove their identity again. */
export const proofFields = {
  current_password: z.string().optional().describe('The current password of the administrator.'),
  code: line('code', 64)
    .optional()
    .describe('An authenticator code or a recovery code. Required if there is a second factor.'),
};

/** The proof of identity required to add a credential that outlives the session. */
export interface Proof {
  readonly current_password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Verifies the proof of identity, then runs a change to the administrator's own account in a transaction. A stolen
 * session must not be enough to add a credential. Throws `CURRENT_PASSWORD_INVALID`, or `INVALID_CODE` if the
 * administrator has a second factor and the code does not match.
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
  // Thrown outside the transaction, which would otherwise roll back the failure count.
  if (!changed) throw secondFactorInvalid();
  return changed;
}

const isAccepted = async (app: AppContext, tx: Db, { id }: AdminCaller, code: string | undefined) =>
  code !== undefined && acceptSecondFactor(app, tx, id, code);
