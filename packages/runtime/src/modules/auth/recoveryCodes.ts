import { randomBytes } from 'node:crypto';
import { Secret } from '../../platform/bundled/otpauth.ts';
import type { Db } from '../../platform/db/db.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './secondFactor.repo.ts';

const RECOVERY_CODES = 10;

/** Creates and returns new recovery codes for an administrator, replacing the previous codes. */
export async function issueRecoveryCodes(tx: Db, adminUserId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await replaceRecoveryCodes(tx, adminUserId, codes.map(normalized));
  return codes;
}

/** Consumes one of an administrator's recovery codes. Returns false if the code does not match. */
export const acceptRecoveryCode = (tx: Db, adminUserId: number, code: string): Promise<boolean> =>
  useRecoveryCode(tx, adminUserId, normalized(code));

/** Creates a recovery code with sixteen letters and digits (80 bits), such as `k3fz-9x2m-…`. */
const newRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32
    .toLowerCase()
    .match(/.{4}/g)!
    .join('-');

/** Removes dashes and spaces and ignores case, so that recovery codes can be entered in any of these forms. */
const normalized = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();
