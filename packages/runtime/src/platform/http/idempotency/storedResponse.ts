import { z } from 'zod';
import { seal, unseal } from '../../secrets.ts';

/** A response stored for replay. It contains only the headers set by the handler, without the default headers. */
const storedResponse = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  setCookies: z.array(z.string()).nullable(),
  body: z.string().nullable(),
});
export type StoredResponse = z.output<typeof storedResponse>;

/**
 * Encrypts a response and binds the ciphertext to the idempotency key ID, so that rows cannot be swapped. `key` is the 32-byte
 * encryption key.
 */
export const sealAnswer = (key: Buffer, keyId: string, answer: StoredResponse): Buffer =>
  seal(key, keyId, Buffer.from(JSON.stringify(answer)));

/** Decrypts a response with the first encryption key that matches. Returns null if no key matches. */
export function openAnswer(keys: readonly Buffer[], keyId: string, sealed: Buffer): StoredResponse | null {
  const text = unseal(keys, keyId, sealed);
  return text && storedResponse.parse(JSON.parse(text.toString('utf8')));
}
