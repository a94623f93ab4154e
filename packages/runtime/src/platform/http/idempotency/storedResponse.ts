import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A response stored for replay. It contains only the headers set by the handler, without the default headers. */
const storedResponse = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  setCookies: z.array(z.string()).nullable(),
  body: z.string().nullable(),
});
export type StoredResponse = z.output<typeof storedResponse>;

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/**
 * Encrypts a response and binds the ciphertext to the idempotency key ID, so that rows cannot be swapped. `key` is the 32-byte
 * encryption key.
 */
export function sealAnswer(key: Buffer, keyId: string, answer: StoredResponse): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(keyId));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a response with the first encryption key that matches. Returns null if no key matches. */
export function openAnswer(keys: readonly Buffer[], keyId: string, sealed: Buffer): StoredResponse | null {
  for (const key of keys) {
    const text = openWith(key, keyId, sealed);
    if (text !== null) return storedResponse.parse(JSON.parse(text));
  }
  return null;
}

function openWith(key: Buffer, keyId: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(keyId))
    .setAuthTag(sealed.subarray(IV, IV + TAG));
  try {
    return decipher.update(sealed.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The authentication tag does not match this key.
    return null;
  }
}
