import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { holdOffAdminChanges } from './writeAdmin.repo.ts';
import { challengeInvalid, codeInvalid, passkeyRefused } from './errors.ts';
import { lockChallenge } from './secondFactor.repo.ts';
import { acceptSecondFactor } from './totpCode.ts';
import { deleteToken } from './adminToken.repo.ts';
import { acceptPasskey } from './passkeys.ts';
import type { Assertion } from './webAuthnBodies.ts';

/** The second step of a sign-in after a correct password: an authenticator code, a recovery code, or a passkey. */
export type SecondFactor =
  | { readonly challenge: string; readonly code: string }
  | { readonly challenge: string; readonly passkey: Assertion };

/** The work that an administrator does in the transaction of the sign-in. */
export type Work<T> = (tx: Db, adminUserId: number) => Promise<T>;

/**
 * Runs `work` for the administrator identified by a challenge, which can be used only once. Throws
 * `INVALID_CHALLENGE`, `INVALID_CODE` or `INVALID_PASSKEY` (401).
 */
export async function bySecondFactor<T>(
  app: AppContext,
  db: Db,
  step: SecondFactor,
  work: Work<T>,
): Promise<T> {
  const done = await db.transaction(async (tx) => {
    await holdOffAdminChanges(tx);
    const owner = await lockChallenge(tx, step.challenge, app.clock.now());
    if (!owner) throw challengeInvalid();
    if (!(await acceptStep(app, tx, owner.admin_user_id, step))) return null;
    await deleteToken(tx, step.challenge, 'challenge');
    return { result: await work(tx, owner.admin_user_id) };
  });
  // Thrown outside the transaction, which would otherwise roll back the failure count.
  if (!done) throw 'code' in step ? codeInvalid() : passkeyRefused();
  return done.result;
}

const acceptStep = (app: AppContext, tx: Db, adminUserId: number, step: SecondFactor): Promise<boolean> =>
  'code' in step
    ? acceptSecondFactor(app, tx, adminUserId, step.code)
    : acceptPasskey(app, tx, adminUserId, step);
