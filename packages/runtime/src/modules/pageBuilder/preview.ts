import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { parseUrn } from '../urls/index.ts';
import { activeTheme } from './pagePlacements.ts';
import { changedPages } from './changedPages.ts';
import type { PageRef } from './changedPages.ts';
import { findChangeset } from './drafts/changeset.repo.ts';
import { listOperations } from './drafts/changesetOperation.repo.ts';
import { operationsAt } from './drafts/operation.ts';
import { readPreviewToken } from './drafts/previewToken.ts';
import { previewOfOtherTheme } from './errors.ts';
import { listLivePlacements } from './widgetPlacement.repo.ts';

/** A preview of pages before they are public. */
export interface Preview {
  /** The changeset applied to the page. Null if there is none. */
  readonly changesetId: number | null;
  /** The time for which the pages are rendered. Default: the time of the request. */
  readonly at?: Date;
  /**
   * Reports whether the preview shows a page that is not public, because the changeset changes the page or the token specifies the
   * page's entity.
   */
  opens(page: { readonly route: string; readonly urn: string }): boolean;
}

/**
 * Opens the preview specified by a token. Returns null if the token is invalid or expired, or if its changeset was published or
 * discarded. The caller then shows the public page. Throws 409 PREVIEW_OF_OTHER_THEME if the changeset's theme is not active.
 */
export async function openPreview(app: AppContext, db: Db, token: string): Promise<Preview | null> {
  const shown = readPreviewToken(app, token);
  if (shown === null) return null;
  const { changeset: uuid, entity, ...time } = shown;
  const isOpened = ({ urn }: { readonly urn: string }) => entity !== null && parseUrn(urn)?.uuid === entity;
  if (uuid === null) return { changesetId: null, ...time, opens: isOpened };
  const changeset = await findChangeset(db, { uuid });
  if (!changeset || changeset.published_at !== null) return null;
  const active = activeTheme(app);
  if (changeset.theme !== active) throw previewOfOtherTheme(changeset.theme, active);
  const { changeset_id, route_cursors } = changeset;
  const operations = operationsAt(await listOperations(db, [changeset_id]), route_cursors);
  const pages = changedPages(operations, await listLivePlacements(db, operations));
  return {
    changesetId: changeset_id,
    ...time,
    opens: (page) => isOpened(page) || pages.some((changed) => holds(changed, page)),
  };
}

const holds = ({ route, entity_urn }: PageRef, page: { readonly route: string; readonly urn: string }) =>
  route === page.route && (entity_urn === null || entity_urn === page.urn);
