import type { AppContext } from '../../../platform/context.ts';
import { isSignedToken, signToken } from '../../../platform/secrets.ts';
import type { Changeset } from './changeset.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/**
 * Makes a token with which its holder sees the pages of a changeset for 7 days. Null: the changeset is published. Nothing is
 * stored, so that each call makes a token with the full lifetime.
 */
export function previewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { uuid, published_at }: Pick<Changeset, 'uuid' | 'published_at'>,
): string | null {
  if (published_at !== null) return null;
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const text = `${uuid}.${expires}`;
  return `${text}.${signToken(config, 'preview-token', text)}`;
}

const TOKEN = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Reads the uuid of the changeset from a token. Null: the token was not made by this shop, or has expired. The caller has to
 * check that the changeset still exists and is not published.
 */
export function readPreviewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  token: string,
): string | null {
  const [, uuid = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedToken(config, 'preview-token', `${uuid}.${expires}`, signature)) return null;
  return clock.now().getTime() < Number(expires) * 1000 ? uuid : null;
}
