import { z } from 'zod';
import { partsOfSealed, seal, unseal } from '../../platform/secrets.ts';

/**
 * A secret as stored: JSON encrypted with AES-256-GCM and bound to the secret's name, so that rows cannot be swapped.
 */
const sealedValue = z.strictObject({ sealed: z.string(), iv: z.string(), tag: z.string() });
type SealedValue = z.output<typeof sealedValue>;

/** Encrypts a secret, bound to a name such as its setting key. `key` has 32 bytes. */
export function sealValue(key: Buffer, name: string, value: unknown): SealedValue {
  const { iv, tag, sealed } = partsOfSealed(seal(key, name, Buffer.from(JSON.stringify(value))));
  return { sealed: sealed.toString('base64'), iv: iv.toString('base64'), tag: tag.toString('base64') };
}

/**
 * Decrypts a sealed value with the first matching key. A value stored before its setting became secret is returned
 * unchanged. Throws if no key matches.
 */
export function openValue(keys: readonly Buffer[], name: string, stored: unknown): unknown {
  const { data } = sealedValue.safeParse(stored);
  if (!data) return stored;
  const parts = [data.iv, data.tag, data.sealed].map((part) => Buffer.from(part, 'base64'));
  const opened = unseal(keys, name, Buffer.concat(parts));
  if (opened !== null) return JSON.parse(opened.toString('utf8'));
  throw new Error(
    `The setting "${name}" was encrypted with a different key. Add that key to secrets.previousKeys, or save the setting again`,
  );
}
