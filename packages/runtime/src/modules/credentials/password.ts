import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { argon2Hash, argon2Verify } from './argon2.ts';
import { bundledFile } from '../../platform/bundled/files.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const MIN_PASSWORD_LENGTH = 8;
const COMMON = 'Password is too common. Choose another one.';

/** Passwords are compared in one form of Unicode, whichever a keyboard makes, as NIST SP 800-63B says. They are never trimmed. */
function normalForm(password: string): string {
  return password.normalize('NFKC');
}

/** The schema of a new password. The upper bound keeps one request from hashing a megabyte. */
export const newPassword = z
  .string()
  .overwrite(normalForm)
  .min(MIN_PASSWORD_LENGTH, {
    error: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    abort: true,
  })
  .max(1024, { error: 'Password must be at most 1024 characters', abort: true })
  .refine((password) => !isCommonPassword(password), breaks('commonPassword', COMMON));

/** The hash of a password that nobody has: an unknown email takes the same time as a wrong password. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$a19L8xMEhDc8G5mmV4y+EA$8a822mVy8Otbk1/D6WvDdJIwB5k8Ccc2BduAKkrJXWM';

/** Creates the hash of a password, as it is stored. */
export const hashPassword = (password: string): Promise<string> => argon2Hash(normalForm(password));

/**
 * Verifies a password. It always does the work of a verification, even if there is no hash to compare with. A hash from before there was one
 * form is tried with the text as it was typed.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const hash = passwordHash ?? DECOY_HASH;
  const inForm = normalForm(password);
  const matches =
    (await argon2Verify(hash, inForm)) || (inForm !== password && (await argon2Verify(hash, password)));
  return matches && passwordHash !== null;
}

let common: ReadonlySet<string> | undefined;

/** Only the list itself is loaded, and only when a password is chosen: the package's entry unpacks much more. */
const loadCommon = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(readFileSync(bundledFile('commonPasswords'), 'utf8'))));

/** Reports whether a password is one that attackers try first: one of the most common, in any case, or one repeated character. */
function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return new Set(password).size === 1 || common.has(password.toLowerCase());
}
