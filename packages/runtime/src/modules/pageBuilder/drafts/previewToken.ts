import type { AppContext } from '../../../platform/context.ts';
import { isSignedToken, signToken } from '../../../platform/secrets.ts';
import type { Changeset } from './changeset.repo.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/**
 * What lets its holder see the pages of a changeset for 7 days; null once that is published. Nothing is stored: each call
 * makes a token with a full life.
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
 * The uuid of the changeset that a token opens; null when it is not one of this shop's, or is too old. Whether the
 * changeset is still there, and not published, is for the caller to ask.
 */
export function readPreviewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  token: string,
): string | null {
  const [, uuid = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedToken(config, 'preview-token', `${uuid}.${expires}`, signature)) return null;
  return clock.now().getTime() < Number(expires) * 1000 ? uuid : null;
}
