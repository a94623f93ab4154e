import type { UrlEntry } from '../../urls/index.ts';

/** Where a category answers: below the path of its parent, null at the root. */
export const categoryPath = (parentPath: string | null, urlKey: string): string =>
  `${parentPath ?? ''}/${urlKey}`;

export const categoryUrl = ({ uuid, path }: { readonly uuid: string; readonly path: string }): UrlEntry => ({
  entityType: 'category',
  entityUuid: uuid,
  path,
  target: `/category/${uuid}`,
});
