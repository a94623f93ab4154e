import type { AddChangesetStepBody, GetEditedPageData } from '@shop/sdk';
import { isShopError } from '@shop/sdk';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

/** A page with the draft applied. */
export type EditedPage = GetEditedPageData;
/** A widget in one of its positions on the page. */
export type Placed = EditedPage['placed'][number];
export type Placement = Placed['placement'];
export type Instance = Placed['widget'];
/** A draft operation that creates, changes or deletes a widget or placement. */
export type Operation = AddChangesetStepBody['operations'][number];

/**
 * Identifies the edited page: its route, and its entity or null for all pages of the route. `changeset` replaces the administrator's own
 * draft if it is set.
 */
export interface PageKey {
  readonly route: string;
  readonly entity: string | null;
  readonly changeset: string | null;
}

/** Reads a page with the draft applied. */
export const editedPageQuery = ({ route, entity, changeset }: PageKey) =>
  queryOptions({
    queryKey: ['pageBuilder', 'page', route, entity, changeset],
    queryFn: () =>
      shop.pageBuilder.getPage(route, {
        ...(entity !== null && { entity }),
        ...(changeset !== null && { changeset }),
      }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Returns the preview URL of a page in one language, with the draft applied. Other people can open the URL too. */
export function previewPath(
  { paths, path, token }: Pick<EditedPage, 'paths' | 'path' | 'token'>,
  language: string,
): string | null {
  const at = paths[language] ?? path;
  return at === null ? null : `${at}${at.includes('?') ? '&' : '?'}changeset=${encodeURIComponent(token)}`;
}

/** Returns the number of unpublished changes, including undone changes. */
export const countOf = ({ changeset }: Pick<EditedPage, 'changeset'>): number =>
  changeset?.published_at === null ? changeset.operation_count : 0;

/** Name prefix of private drafts in the API. */
export const PRIVATE_DRAFT = 'pb-draft-';

/** Returns the name of an administrator's own draft, which collects changes until they are published or scheduled. */
export const ownDraftName = (me: string): string => `${PRIVATE_DRAFT}${me}`;

/**
 * Returns the changeset that operations are added to. This is the page's changeset or the administrator's own draft, which is created if
 * needed. If another window has already created the draft, that draft is returned.
 */
export async function openDraft(key: PageKey, page: EditedPage, me: string): Promise<string> {
  if (page.changeset) return page.changeset.uuid;
  try {
    return (await shop.changesets.create({ name: ownDraftName(me) })).uuid;
  } catch (error) {
    if (!isShopError(error) || error.code !== 'DRAFT_EXISTS') throw error;
    const { changeset } = await shop.pageBuilder.getPage(key.route);
    if (!changeset) throw error;
    return changeset.uuid;
  }
}
