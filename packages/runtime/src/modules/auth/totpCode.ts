import { Secret, TOTP } from '../../platform/bundled/otpauth.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { keysFor } from '../../platform/secrets.ts';
import { openValue, sealValue } from '../settings/index.ts';
import { acceptRecoveryCode } from './recoveryCodes.ts';
import { countFailure, lockTotp, useStep } from './secondFactor.repo.ts';
import type { Totp } from './secondFactor.repo.ts';

/**
 * TOTP parameters supported by all authenticator apps. A code is valid during its own time step and the adjacent
 * ones, because clocks differ.
 */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = PARAMETERS.period * 1000;
const WINDOW = 1;
/**
 * The format of a code. The library compares bytes and throws if a string of equal length contains multibyte
 * characters.
 */
const CODE = /^\d{6}$/;

/** Returns the name that binds an encrypted key to its administrator, so that keys cannot be swapped between rows. */
const sealName = (adminUserId: number): string => `totp:${adminUserId}`;

/** Creates an authenticator key for an administrator. Returns it both as a URL and encrypted. */
export function newTotpKey(app: AppContext, { id, email }: { readonly id: number; readonly email: string }) {
  const secret = new Secret({ size: 20 });
  const [key] = keysFor(app.config, 'second-factor');
  const totp = new TOTP({ ...PARAMETERS, issuer: app.config.shop.name, label: email, secret });
  return {
    secret: secret.base32,
    otpauth: totp.toString(),
    sealed: sealValue(key as Buffer, sealName(id), secret.base32),
  };
}

/**
 * Reports whether a code is an unused authenticator or recovery code, and consumes the code. Must run in a
 * transaction that always commits, because it counts wrong codes.
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

/** Reports whether an authenticator code is valid, and consumes its time step. */
export async function acceptCode(
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

/** Finds the time step that matches a code. Returns null if the code matches no currently accepted time step. */
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
