import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { ShopConfig } from './config/schema.ts';

/** The part of the configuration from which keys are derived. */
type Keys = Pick<ShopConfig, 'secrets' | 'session'>;

/** The purpose of a key. Knowing the key for one purpose does not reveal the keys for others. */
type Purpose =
  | 'settings'
  | 'order-token'
  | 'preview-token'
  | 'idempotency'
  | 'rejected-form'
  | 'second-factor'
  | 'newsletter'
  | 'reminders'
  | 'shared-cart'
  | 'gift-cards'
  | 'webhooks';

/**
 * Returns the 32-byte keys for a purpose: the current key first, then the previous keys that are still accepted. The keys
 * are derived from `secrets.key`, or from the session secret if no key is configured.
 */
export const keysFor = (config: Keys, purpose: Purpose): readonly Buffer[] =>
  derived(config, `shop:${purpose}`);

/** Returns the 32-byte keys of an extension in the same order. No other extension has them, and the shop has no purpose of that name. */
export const extensionKeys = (config: Keys, name: string): readonly Buffer[] =>
  derived(config, `extension:${name}`);

const derived = ({ secrets, session }: Keys, info: string): readonly Buffer[] =>
  [secrets.key ?? session.secret, ...secrets.previousKeys].map((root) =>
    Buffer.from(hkdfSync('sha256', root, '', info, 32)),
  );

/** Signs a string. The returned token proves that this shop signed it. */
export const signToken = (config: Keys, purpose: Purpose, text: string) =>
  mac(keysFor(config, purpose)[0] as Buffer, text).toString('base64url');

/** Reports whether a token is a valid signature of the string, made with the current key or a previous one. */
export function isSignedToken(config: Keys, purpose: Purpose, text: string, token: string): boolean {
  const given = Buffer.from(token, 'base64url');
  return keysFor(config, purpose).some((key) => {
    const right = mac(key, text);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Encrypts data with AES-256-GCM and binds the result to a name, so that results cannot be swapped. `key` has 32 bytes. */
export function seal(key: Buffer, name: string, data: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Returns the parts of sealed data, which follow each other in this order. */
export const partsOfSealed = (sealed: Buffer) => ({
  iv: sealed.subarray(0, IV),
  tag: sealed.subarray(IV, IV + TAG),
  sealed: sealed.subarray(IV + TAG),
});

/** Decrypts sealed data with the first key that matches. Returns null if no key matches or the data was altered. */
export function unseal(keys: readonly Buffer[], name: string, sealed: Buffer): Buffer | null {
  if (sealed.length < IV + TAG) return null;
  for (const key of keys) {
    const data = unsealWith(key, name, sealed);
    if (data !== null) return data;
  }
  return null;
}

function unsealWith(key: Buffer, name: string, data: Buffer): Buffer | null {
  const { iv, tag, sealed } = partsOfSealed(data);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG })
    .setAAD(Buffer.from(name))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    // The authentication tag does not match this key.
    return null;
  }
}
