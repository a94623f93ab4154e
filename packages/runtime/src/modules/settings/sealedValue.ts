import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/**
 * A secret as stored: JSON encrypted with AES-256-GCM and bound to the secret's name, so that rows cannot be swapped.
 */
const sealedValue = z.strictObject({ sealed: z.string(), iv: z.string(), tag: z.string() });
type SealedValue = z.output<typeof sealedValue>;

const ALGORITHM = 'aes-256-gcm';

/** Encrypts a secret, bound to a name such as its setting key. `key` has 32 bytes. */
export function sealValue(key: Buffer, name: string, value: unknown): SealedValue {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return {
    sealed: sealed.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}

/**
 * Decrypts a sealed value with the first matching key. A value stored before its setting became secret is returned
 * unchanged. Throws if no key matches.
 */
export function openValue(keys: readonly Buffer[], name: string, stored: unknown): unknown {
  const { data: sealed } = sealedValue.safeParse(stored);
  if (!sealed) return stored;
  for (const key of keys) {
    const opened = openWith(key, name, sealed);
    if (opened !== null) return JSON.parse(opened);
  }
  throw new Error(
    `The setting "${name}" was encrypted with a different key. Add that key to secrets.previousKeys, or save the setting again`,
  );
}

function openWith(key: Buffer, name: string, { sealed, iv, tag }: SealedValue): string | null {
  const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv, 'base64'), { authTagLength: 16 })
    .setAAD(Buffer.from(name))
    .setAuthTag(Buffer.from(tag, 'base64'));
  try {
    return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    // The authentication tag does not match, so the value was sealed with another key.
    return null;
  }
}
