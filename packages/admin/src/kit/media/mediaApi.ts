import type { ListMediaData } from '@shop/sdk';
import { shop } from '../api/shop.ts';
import { eq, fromRest } from '../list/defineList.ts';

/** A file in the media library. */
export type MediaFile = ListMediaData[number];

/** State of the media library, with the search, folder, sorting and page number. */
export interface MediaState {
  readonly page: number;
  readonly q: string;
  /** Null for all folders. */
  readonly folder: string | null;
  readonly sort: SortId;
}

const SORTS = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  name: ['name', 'asc'],
  largest: ['size', 'desc'],
} as const;
export type SortId = keyof typeof SORTS;
export const sortIds = Object.keys(SORTS) as readonly SortId[];

/** Number of files per page. */
export const MEDIA_PAGE = 36;

export const firstPage: MediaState = { page: 1, q: '', folder: null, sort: 'newest' };

const load = fromRest(shop.media.list);

/** Returns the query for a result page of the media library. The query key begins with `media`. */
export const mediaQuery = ({ page, q, folder, sort }: MediaState) => {
  const [by, dir] = SORTS[sort];
  return {
    queryKey: ['media', 'list', { page, q, folder, sort }],
    queryFn: () =>
      load([
        eq('page', String(page)),
        eq('limit', String(MEDIA_PAGE)),
        eq('ob', by),
        eq('od', dir),
        ...(q === '' ? [] : [eq('keyword', q)]),
        ...(folder === null ? [] : [eq('folder', folder)]),
      ]),
  };
};

export const foldersQuery = {
  queryKey: ['media', 'folders'],
  queryFn: () => shop.media.folders(),
  staleTime: 30_000,
};

/** Formats an image's dimensions as width by height, such as `1200 × 800`. Returns an empty string if they are unknown. */
export const dimensionsText = ({ width, height }: Pick<MediaFile, 'width' | 'height'>): string =>
  width === null || height === null ? '' : `\u2066${width} × ${height}\u2069`;
