import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { AppContext } from '@shop/runtime/extension';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Returns the keys for the secrets of agents, which no other part of the shop has: the current one, then former ones. */
function keysOf({ config: { secrets, session } }: Pick<AppContext, 'config'>): readonly Buffer[] {
  const roots = [secrets.key ?? session.secret, ...secrets.previousKeys];
  return roots.map((root) => Buffer.from(hkdfSync('sha256', root, '', 'extension:agents', 32)));
}

/** Encrypts a text. `name` binds it to its place, so that stored texts cannot be swapped. */
export function sealText(app: Pick<AppContext, 'config'>, name: string, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, keysOf(app)[0] as Buffer, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text. Returns null if it was encrypted with another key, or altered. */
export function openText(app: Pick<AppContext, 'config'>, name: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < IV + TAG) return null;
  for (const key of keysOf(app)) {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
    } catch {
      // The text was encrypted with another key.
    }
  }
  return null;
}

/** Returns a new key for an agent: 32 random bytes. */
export const newApiKey = (): string => `agent_${randomBytes(32).toString('base64url')}`;

/** Returns a new secret for messages to an agent. */
export const newWebhookSecret = (): string => `agsec_${randomBytes(32).toString('base64url')}`;

/** Returns what is stored of a key. Its 256 random bits need no slow hash. */
export const keyHashOf = (apiKey: string): string => createHash('sha256').update(apiKey).digest('hex');
