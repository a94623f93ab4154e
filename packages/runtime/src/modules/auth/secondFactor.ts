import { Secret, TOTP } from '../../platform/bundled/otpauth.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AdminCaller } from '../../platform/http/caller.ts';
import { keysFor } from '../../platform/secrets.ts';
import { openValue, sealValue } from '../settings/index.ts';
import { deleteLogins } from './adminSession.repo.ts';
import { lockAdmins } from './adminUser.repo.ts';
import { secondFactorInvalid, totpActive, totpNotFound } from './errors.ts';
import { refuseApiToken } from './ownAccount.ts';
import { acceptRecoveryCode, issueRecoveryCodes } from './recoveryCodes.ts';
import {
  countFailure,
  deleteRecoveryCodes,
  deleteTotp,
  hasSecondFactor,
  lockTotp,
  upsertTotp,
  useStep,
} from './secondFactor.repo.ts';
import type { Totp } from './secondFactor.repo.ts';

/** The parameters that every authenticator app knows. A code holds for its own step and the ones beside it, as clocks differ. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = PARAMETERS.period * 1000;
const WINDOW = 1;
/** The library compares bytes, and throws for other characters that make a text of the same length. */
const CODE = /^\d{6}$/;

/** Binds the encrypted key to its administrator, so that rows cannot be swapped. */
const sealName = (adminUserId: number): string => `totp:${adminUserId}`;

/** The key of a new authenticator. */
export interface NewTotp {
  /** The key in Base32, to be typed in. */
  readonly secret: string;
  /** The same as an address, to be shown as a QR code. */
  readonly otpauth: string;
}

/** Makes the key of an authenticator, which counts once a code of it was confirmed. Throws `TOTP_ACTIVE`. */
export async function startTotp(app: AppContext, db: Db, caller: AdminCaller): Promise<NewTotp> {
  refuseApiToken(caller);
  const secret = new Secret({ size: 20 });
  const [key] = keysFor(app.config, 'second-factor');
  const sealed = sealValue(key as Buffer, sealName(caller.id), secret.base32);
  if ((await upsertTotp(db, caller.id, sealed)) === 0) throw totpActive();
  const totp = new TOTP({ ...PARAMETERS, issuer: app.config.shop.name, label: caller.email, secret });
  return { secret: secret.base32, otpauth: totp.toString() };
}

/**
 * Confirms an authenticator with its first code: from then on every login asks for one. Ends the other logins, which did
 * without. Returns the recovery codes, which are shown this once.
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
    // A login under way must not miss that it needs a code.
    await lockAdmins(tx);
    const totp = await lockTotp(tx, caller.id, now);
    if (!totp) throw totpNotFound();
    if (totp.confirmed_at !== null) throw totpActive();
    if (!(await acceptCode(app, tx, caller.id, totp, code))) return null;
    await deleteLogins(tx, caller.id, { except: caller.credential?.family ?? null });
    return issueRecoveryCodes(tx, caller.id);
  });
  // Thrown outside, or it would roll the count of failures back.
  if (!codes) throw secondFactorInvalid();
  return codes;
}

/** Removes the authenticator by a code of it or a recovery code; the recovery codes too, unless there is a passkey. */
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

/**
 * Tells whether a code is one of the authenticator that was not used before, or a recovery code, which it uses up. Must run in
 * a transaction that commits in any case: a wrong code is counted in it.
 */
export async function acceptSecondFactor(
  app: AppContext,
  tx: Db,
  adminUserId: number,
  code: string,
): Promise<boolean> {
  if (await acceptRecoveryCode(tx, adminUserId, code)) return true;
  const totp = await lockTotp(tx, adminUserId, app.clock.now());
  return totp !== null && totp.confirmed_at !== null && acceptCode(app, tx, adminUserId, totp, code);
}

async function acceptCode(
  app: AppContext,
  tx: Db,
  adminUserId: number,
  totp: Totp,
  code: string,
): Promise<boolean> {
  if (totp.is_locked) return false;
  const now = app.clock.now();
  const step = stepOf(app, adminUserId, totp.secret, code.replaceAll(/\s/g, ''), now);
  if (step !== null && (await useStep(tx, adminUserId, step, now))) return true;
  await countFailure(tx, adminUserId, now);
  return false;
}

/** Finds the time step whose code it is. Null: none of those that are accepted now. */
function stepOf(
  app: AppContext,
  adminUserId: number,
  sealed: unknown,
  code: string,
  now: Date,
): number | null {
  if (!CODE.test(code)) return null;
  const secret = openValue(keysFor(app.config, 'second-factor'), sealName(adminUserId), sealed);
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(String(secret)) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta;
}
