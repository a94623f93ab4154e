import type { Db } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { Page, PageRequest } from './page.ts';

/**
 * A kind of entity that owns paths. Its owner tells which of its entities are public just now: a path is served by the
 * first live claimant, and one that nobody live claims falls back to a recorded redirect.
 */
export interface UrlEntity {
  /** The `entityType` that the owner saves its urls with, such as `product`. */
  readonly type: string;
  /** Those of the uuids that the storefront may show. One statement. */
  listLive(app: AppContext, db: Db, uuids: readonly string[]): Promise<readonly string[]>;
  /** Service and type in its URNs, such as `catalog:product`. Links name entities by their URN, whatever path they have by then. */
  readonly urn?: string;
  /** The page of one of them, or null while it is not public. Without it the kind has no pages. Few statements, whose number is constant. */
  loadPage?(app: AppContext, db: Db, uuid: string, request: PageRequest): Promise<Page | null>;
  /**
   * `content`: its pages follow from the query and from tables that the shop watches: its own ones of what pages show, and
   * those that a migration gives to `watch_content`. Such pages are kept until one of them changes. Default: a page is made
   * anew each time.
   */
  readonly changesWith?: 'content';
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly urlEntities?: readonly UrlEntity[];
  }
}

export const urlEntities: ContributionPoint<UrlEntity> = {
  noun: 'url entity',
  keyOf: (entity) => entity.type,
  deadlines: { loadPage: 'callMs' },
};
