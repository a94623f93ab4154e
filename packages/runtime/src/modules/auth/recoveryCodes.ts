import { randomBytes } from 'node:crypto';
import { Secret } from '../../platform/bundled/otpauth.ts';
import type { Db } from '../../platform/db/db.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './secondFactor.repo.ts';

const RECOVERY_CODES = 10;

/** Creates an administrator's recovery codes, replacing the previous ones, and returns them. */
export async function issueRecoveryCodes(tx: Db, adminUserId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(tx, adminUserId, codes.map(normalized));
  return codes;
}

/** Reports whether a code is one of an administrator's recovery codes, and consumes it. */
export const acceptRecoveryCode = (tx: Db, adminUserId: number, code: string): Promise<boolean> =>
  useRecoveryCode(tx, adminUserId, normalized(code));

/** Creates a code of sixteen letters and digits, 80 bits: `k3fz-9x2m-…`. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    .toLowerCase()
    .match(/.{4}/g)!
    .join('-');

/** Recovery codes can be entered with or without dashes, in any case. */
const normalized = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();
