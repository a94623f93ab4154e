import type { AppContext } from '../../../platform/context.ts';
import { isSignedToken, signToken } from '../../../platform/secrets.ts';
import type { Changeset } from './changeset.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** Describes what a preview token shows: a changeset over the pages, the pages as they will be at a time, a page that is not public, or all of it. */
export interface Previewed {
  /** The uuid of the changeset. Null: none. */
  readonly changeset: string | null;
  /** The time. Null: the time of each request. */
  readonly at: Date | null;
  /** The uuid of the entity whose page is shown although it is not public. Null: none. */
  readonly entity: string | null;
}

/**
 * Makes a token with which its holder sees the pages of a changeset for 7 days. Null: the changeset is published. Nothing is
 * stored, so that each call makes a token with the full lifetime.
 */
export const previewToken = (
  app: Pick<AppContext, 'config' | 'clock'>,
  { uuid, published_at }: Pick<Changeset, 'uuid' | 'published_at'>,
): string | null =>
  published_at === null ? makePreviewToken(app, { changeset: uuid, at: null, entity: null }).token : null;

/** Makes a token of any preview, with the time at which it expires. */
export function makePreviewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { changeset, at, entity }: Previewed,
): { readonly token: string; readonly expires: Date } {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const text = [changeset ?? '', expires, at?.getTime() ?? '', entity ?? ''].join('.');
  return { token: `${text}.${signToken(config, 'preview-token', text)}`, expires: new Date(expires * 1000) };
}

const TOKEN = /^(([0-9a-f-]{36})?\.(\d{1,12})\.(-?\d{1,16})?\.([0-9a-f-]{36})?)\.([\w-]{43})$/;

/**
 * Reads what a token shows. Null: the token was not made by this shop, or has expired. The caller has to check that the
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
    at: at === undefined ? null : new Date(Number(at)),
    entity: entity ?? null,
  };
}
