import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/contracts/caller.ts';
import { deleteLogins } from './adminSession.repo.ts';
import { lockAdmins } from './writeAdmin.repo.ts';
import { secondFactorInvalid, totpActive, totpNotFound } from './errors.ts';
import { refuseApiToken } from './ownAccount.ts';
import { proveAgain } from './proveAgain.ts';
import type { Proof } from './proveAgain.ts';
import { issueRecoveryCodes } from './recoveryCodes.ts';
import { reportAddition } from './reportAddition.ts';
import {
  deleteRecoveryCodes,
  deleteTotp,
  hasSecondFactor,
  lockTotp,
  upsertTotp,
} from './secondFactor.repo.ts';
import { acceptCode, acceptSecondFactor, newTotpKey } from './totpCode.ts';

/** The key for a new authenticator. */
export interface NewTotp {
  /** The Base32-encoded key, for manual entry. */
  readonly secret: string;
  /** The key as an `otpauth` URL, for a QR code. */
  readonly otpauth: string;
}

/**
 * Creates an authenticator key, which takes effect after the administrator confirms a code. Throws `TOTP_ACTIVE` and
 * the errors of `proveAgain`.
 */
export async function startTotp(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  proof: Proof,
): Promise<NewTotp> {
  refuseApiToken(caller);
  const { sealed, ...shown } = newTotpKey(app, caller);
  return proveAgain(app, db, caller, proof, async (tx) => {
    if ((await upsertTotp(tx, caller.id, sealed)) === 0) throw totpActive();
    return shown;
  });
}

/**
 * Confirms an authenticator with its first code. From then on, every sign-in requires a code. Revokes all other
 * logins, because they did not use a code. Returns the recovery codes, which are shown only once.
 */
export async function confirmTotp(
  app: AppContext,
  db: Db,
  caller: AdminCaller,
  code: string,
): Promise<readonly string[]> {
  refuseApiToken(caller);
  const now = app.clock.now();
  const codes = await db.transaction(async (tx) => {
    // A concurrent sign-in must not bypass the new code requirement.
    await lockAdmins(tx);
    const totp = await lockTotp(tx, caller.id, now);
    if (!totp) throw totpNotFound();
    if (totp.confirmed_at !== null) throw totpActive();
    if (!(await acceptCode(app, tx, caller.id, totp, code))) return null;
    await deleteLogins(tx, caller.id, { except: caller.credential?.family ?? null });
    await reportAddition(app, tx, caller, 'totp');
    return issueRecoveryCodes(tx, caller.id);
  });
  // Thrown outside the transaction, which would otherwise roll back the failure count.
  if (!codes) throw secondFactorInvalid();
  return codes;
}

/**
 * Removes the authenticator, given one of its codes or a recovery code. Also removes the recovery codes unless the
 * administrator has a passkey.
 */
export async function removeTotp(app: AppContext, db: Db, caller: AdminCaller, code: string): Promise<void> {
  refuseApiToken(caller);
  const isRemoved = await db.transaction(async (tx) => {
    const totp = await lockTotp(tx, caller.id, app.clock.now());
    if (!totp?.confirmed_at) throw totpNotFound();
    if (!(await acceptSecondFactor(app, tx, caller.id, code))) return false;
    await deleteTotp(tx, caller.id);
    if (!(await hasSecondFactor(tx, caller.id))) await deleteRecoveryCodes(tx, caller.id);
    return true;
  });
  if (!isRemoved) throw secondFactorInvalid();
}
