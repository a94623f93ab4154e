import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ShopConfig } from './config/schema.ts';

/** The purpose of a key. A key reveals nothing about keys for other purposes. */
type Purpose =
  | 'settings'
  | 'order-token'
  | 'preview-token'
  | 'idempotency'
  | 'second-factor'
  | 'newsletter'
  | 'webhooks';

/**
 * Returns the keys for a purpose, 32 bytes each: first the current one, then the previous ones, which are still accepted. They
 * are derived from `secrets.key`, or from the session secret if there is none.
 */
export function keysFor(
  config: Pick<ShopConfig, 'secrets' | 'session'>,
  purpose: Purpose,
): readonly Buffer[] {
  const roots = [config.secrets.key ?? config.session.secret, ...config.secrets.previousKeys];
  return roots.map((root) => Buffer.from(hkdfSync('sha256', root, '', `shop:${purpose}`, 32)));
}

/** Creates a token for a string that only this shop can create. */
export const signToken = (config: Pick<ShopConfig, 'secrets' | 'session'>, purpose: Purpose, text: string) =>
  mac(keysFor(config, purpose)[0] as Buffer, text).toString('base64url');

/** Reports whether a token was created for the string, with the current key or a previous one. */
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
