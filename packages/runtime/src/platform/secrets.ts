import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ShopConfig } from './config/schema.ts';

/** What a key is for: one purpose's key says nothing about another's. */
type Purpose = 'settings' | 'order-token' | 'preview-token' | 'idempotency' | 'second-factor';

/**
 * The keys of a purpose, 32 bytes each, the one to use first and then the previous ones, which are still accepted. They
 * derive from `secrets.key`, or from the session secret when there is none.
 */
export function keysFor(
  config: Pick<ShopConfig, 'secrets' | 'session'>,
  purpose: Purpose,
): readonly Buffer[] {
  const roots = [config.secrets.key ?? config.session.secret, ...config.secrets.previousKeys];
  return roots.map((root) => Buffer.from(hkdfSync('sha256', root, '', `shop:${purpose}`, 32)));
}

/** A token that only this shop can make for a text. */
export const signToken = (config: Pick<ShopConfig, 'secrets' | 'session'>, purpose: Purpose, text: string) =>
  mac(keysFor(config, purpose)[0] as Buffer, text).toString('base64url');

/** Tells whether a token was made for the text, by the key of today or a previous one. */
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
