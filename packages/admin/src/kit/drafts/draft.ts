import type { AddChangesetStepBody, GetEditedPageData } from '@shop/sdk';
import { isShopError } from '@shop/sdk';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';

/** A page with the draft applied. */
export type EditedPage = GetEditedPageData;
/** A widget at one of its places on the page. */
export type Placed = EditedPage['placed'][number];
export type Placement = Placed['placement'];
export type Instance = Placed['widget'];
/** A change of a draft: a widget or a placement is created, changed or deleted. */
export type Operation = AddChangesetStepBody['operations'][number];

/** The page that is edited: its route, one entity of it or all, and the changeset in place of the own draft. */
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

/** Returns the address at which the page with the draft is shown in a language, which other people may open too. */
export function previewPath(
  { paths, path, token }: Pick<EditedPage, 'paths' | 'path' | 'token'>,
  language: string,
): string | null {
  const at = paths[language] ?? path;
  return at === null ? null : `${at}${at.includes('?') ? '&' : '?'}changeset=${encodeURIComponent(token)}`;
}

/** Counts the changes that wait for their publication, also those that were undone. */
export const countOf = ({ changeset }: Pick<EditedPage, 'changeset'>): number =>
  changeset?.published_at === null ? changeset.operation_count : 0;

/** The beginning of the names of private drafts, as the API has it. */
export const PRIVATE_DRAFT = 'pb-draft-';

/** Names the draft in which an administrator changes pages, until it is published or planned. */
export const ownDraftName = (me: string): string => `${PRIVATE_DRAFT}${me}`;

/**
 * Returns the changeset that operations are added to: the one of the page, else the own draft, which is created. Where another window
 * has created it meanwhile, that one is found.
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
