import type { AppContext } from '../../../platform/context.ts';
import { isSignedToken, signToken } from '../../../platform/secrets.ts';
import type { Changeset } from './changeset.ts';

const LIFETIME_SECONDS = 7 * 24 * 60 * 60;

/** Stands for a preview without a changeset, which shows the page as it is live. */
const NO_CHANGESET = '00000000-0000-0000-0000-000000000000';

/** Describes what a preview token shows. */
export interface Previewed {
  /** The uuid of the changeset. Null: the live page, as the page builder shows it before the first change. */
  readonly changeset: string | null;
  /** The uuid of an entity whose page is shown although it is not public. Null: only those that the changeset changes. */
  readonly entity: string | null;
}

/**
 * Makes a token with which its holder sees the pages of a changeset for 7 days. Null: the changeset is published. Nothing is
 * stored, so that each call makes a token with the full lifetime.
 */
export const previewToken = (
  app: Pick<AppContext, 'config' | 'clock'>,
  { uuid, published_at }: Pick<Changeset, 'uuid' | 'published_at'>,
): string | null => (published_at === null ? tokenOf(app, { changeset: uuid, entity: null }) : null);

/** Makes a token for what it names, as `previewToken` does. */
export function tokenOf(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { changeset, entity }: Previewed,
): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const text = [changeset ?? NO_CHANGESET, expires, ...(entity === null ? [] : [entity])].join('.');
  return `${text}.${signToken(config, 'preview-token', text)}`;
}

const TOKEN = /^(([0-9a-f-]{36})\.(\d{1,12})(?:\.([0-9a-f-]{36}))?)\.([\w-]{43})$/;

/**
 * Reads what a token shows. Null: the token was not made by this shop, or has expired. The caller has to check that the
 * changeset still exists and is not published.
 */
export function readPreviewToken(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  token: string,
): Previewed | null {
  const [, text = '', uuid = '', expires = '', entity = null, signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedToken(config, 'preview-token', text, signature)) return null;
  if (clock.now().getTime() >= Number(expires) * 1000) return null;
  return { changeset: uuid === NO_CHANGESET ? null : uuid, entity };
}
