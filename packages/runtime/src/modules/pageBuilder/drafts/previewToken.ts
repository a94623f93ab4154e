import type { AppContext } from '../../../platform/contracts/context.ts';
import { isSignedToken, signToken } from '../../../platform/secrets.ts';
import type { Changeset } from './changeset.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/**
 * The content of a preview token. It can specify a changeset to apply, an entity page that is not public, a preview time, or a
 * combination of them.
 */
export interface Previewed {
  /** The UUID of the changeset. Null if there is none. */
  readonly changeset: string | null;
  /**
   * The UUID of an entity whose page is shown even though it is not public. If null, the token only opens pages that the changeset
   * changes.
   */
  readonly entity: string | null;
  /** The time for which the pages are rendered. Default: the time of the request. */
  readonly at?: Date;
}

/**
 * Creates a token that shows the pages of a changeset for 7 days. Returns null if the changeset is published. Nothing is stored, so
 * every new token is valid for the full 7 days.
 */
export const previewToken = (
  app: Pick<AppContext, 'config' | 'clock'>,
  { uuid, published_at }: Pick<Changeset, 'uuid' | 'published_at'>,
): string | null => (published_at === null ? tokenOf(app, { changeset: uuid, entity: null }) : null);

/** Returns the expiration time of a token created now, rounded to whole seconds. */
export const tokenExpiry = ({ clock }: Pick<AppContext, 'clock'>): Date =>
  new Date((Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS) * 1000);

/** Creates a token with the given content, with the same lifetime as `previewToken`. */
export function tokenOf(
  app: Pick<AppContext, 'config' | 'clock'>,
  { changeset, entity, at }: Previewed,
  expiry = tokenExpiry(app),
): string {
  const text = [changeset ?? '', expiry.getTime() / 1000, at?.getTime() ?? '', entity ?? ''].join('.');
  return `${text}.${signToken(app.config, 'preview-token', text)}`;
}

const TOKEN = /^(([0-9a-f-]{36})?\.(\d{1,12})\.(-?\d{1,16})?\.([0-9a-f-]{36})?)\.([\w-]{43})$/;

/**
 * Returns the content of a token, or null if this shop did not issue the token or it has expired. The caller must check that the
 * changeset still exists and is not published.
 */
export function readPreviewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  token: string,
): Previewed | null {
  const [, text = '', changeset, expires = '', at, entity, signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedToken(config, 'preview-token', text, signature)) return null;
  if (clock.now().getTime() >= Number(expires) * 1000) return null;
  return {
    changeset: changeset ?? null,
    entity: entity ?? null,
    ...(at !== undefined && { at: new Date(Number(at)) }),
  };
}
