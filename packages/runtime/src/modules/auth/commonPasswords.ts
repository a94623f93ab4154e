import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

let common: ReadonlySet<string> | undefined;

/** Only the list itself is read, and only once somebody chooses a password: the package's entry unpacks much more. */
const loadCommon = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(require('@zxcvbn-ts/language-common/src/passwords.json')));

/** Tells whether a password is one that attackers try first: one of the commonest, in any case, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  common ??= loadCommon();
  return new Set(password).size === 1 || common.has(password.toLowerCase());
}
