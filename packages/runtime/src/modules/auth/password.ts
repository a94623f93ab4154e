import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const MIN_PASSWORD_LENGTH = 8;
const COMMON = 'Password is among the most common ones. Please choose another';

/** The schema of a new password. The upper bound keeps one request from hashing a megabyte. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, {
    error: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    abort: true,
  })
  .max(1024, { error: 'Password must be at most 1024 characters', abort: true })
  .refine((password) => !isCommonPassword(password), COMMON);

/** argon2id, 19 MiB, two passes, one lane: the library's default, named so that the decoy below stays alike. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody has: an unknown e-mail takes the same time as a wrong password. */
export const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$a19L8xMEhDc8G5mmV4y+EA$8a822mVy8Otbk1/D6WvDdJIwB5k8Ccc2BduAKkrJXWM';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Verifies a password. It always does the work of one verification, even if there is no hash to compare with. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY_HASH, password);
  return matches && passwordHash !== null;
}

let common: ReadonlySet<string> | undefined;

/** Only the list itself is loaded, and only when a password is chosen: the package's entry unpacks much more. */
const loadCommon = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(require('@zxcvbn-ts/language-common/src/passwords.json')));

/** Tells whether a password is one that attackers try first: one of the most common, in any case, or one repeated character. */
function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return new Set(password).size === 1 || common.has(password.toLowerCase());
}
