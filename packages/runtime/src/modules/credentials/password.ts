import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { argon2Hash, argon2Verify } from './argon2.ts';
import { bundledFile } from '../../platform/bundled/files.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MIN_PASSWORD_LENGTH = 8;
const COMMON = 'Password is too common. Choose another one.';

/**
 * Normalizes the Unicode form, as recommended by NIST SP 800-63B, so that passwords match regardless of how a
 * keyboard encodes characters. Passwords are never trimmed.
 */
function normalForm(password: string): string {
  return password.normalize('NFKC');
}

/** The schema of a new password. The maximum length prevents requests from hashing megabytes. */
export const newPassword = z
  .string()
  .overwrite(normalForm)
  .min(MIN_PASSWORD_LENGTH, {
    error: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    abort: true,
  })
  .max(1024, { error: 'Password must be at most 1024 characters', abort: true })
  .refine((password) => !isCommonPassword(password), breaks('commonPassword', COMMON));

/**
 * A password hash that no account has. Verifying against it makes an unknown email take as long as a wrong password.
 */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$a19L8xMEhDc8G5mmV4y+EA$8a822mVy8Otbk1/D6WvDdJIwB5k8Ccc2BduAKkrJXWM';

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => argon2Hash(normalForm(password));

/**
 * Verifies a password. Always performs a full verification, even if there is no stored hash. Also verifies the
 * password as entered, for hashes created before normalization was introduced.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const hash = passwordHash ?? DECOY_HASH;
  const inForm = normalForm(password);
  const matches =
    (await argon2Verify(hash, inForm)) || (inForm !== password && (await argon2Verify(hash, password)));
  return matches && passwordHash !== null;
}

let common: ReadonlySet<string> | undefined;

/**
 * Loads only the password list, and only when a user sets a password, because the package's entry point loads much
 * more.
 */
const loadCommon = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(readFileSync(bundledFile('commonPasswords'), 'utf8'))));

/**
 * Reports whether attackers would guess a password first: a very common password, ignoring case, or a single repeated
 * character.
 */
function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return new Set(password).size === 1 || common.has(password.toLowerCase());
}
