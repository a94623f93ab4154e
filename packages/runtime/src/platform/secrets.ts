import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ShopConfig } from './config/schema.ts';

/** What a key is used for. Knowing the key for one purpose does not reveal the keys for others. */
type Purpose =
  | 'settings'
  | 'order-token'
  | 'preview-token'
  | 'idempotency'
  | 'second-factor'
  | 'newsletter'
  | 'shared-cart'
  | 'webhooks';

/**
 * Returns the 32-byte keys for a purpose: the current key first, then the previous keys that are still accepted. The keys
 * are derived from `secrets.key`, or from the session secret if no key is configured.
 */
export function keysFor(
  config: Pick<ShopConfig, 'secrets' | 'session'>,
  purpose: Purpose,
): readonly Buffer[] {
  const roots = [config.secrets.key ?? config.session.secret, ...config.secrets.previousKeys];
  return roots.map((root) => Buffer.from(hkdfSync('sha256', root, '', `shop:${purpose}`, 32)));
}

/** Signs a string. The returned token proves that this shop signed it. */
export const signToken = (config: Pick<ShopConfig, 'secrets' | 'session'>, purpose: Purpose, text: string) =>
  mac(keysFor(config, purpose)[0] as Buffer, text).toString('base64url');

/** Reports whether a token is a valid signature of the string, made with the current key or a previous one. */
export function isSignedToken(
  config: Pick<ShopConfig, 'secrets' | 'session'>,
  purpose: Purpose,
  text: string,
  token: string,
): boolean {
  const given = Buffer.from(token, 'base64url');
  return keysFor(config, purpose).some((key) => {
    const right = mac(key, text);
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
