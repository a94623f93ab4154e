import type { Db } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Page, PageMoved, PageRequest } from './page.ts';

/**
 * A kind of entity with paths of its own. The first public entity at a path is served there; a path without one falls back
 * to its redirect.
 */
export interface UrlEntity {
  /** The `entityType` of its saved URLs, such as `product`. */
  readonly type: string;
  /** Returns the uuids that the storefront may show, each on a page of its own. One statement. */
  listLive(app: AppContext, db: Db, uuids: readonly string[]): Promise<readonly string[]>;
  /** Service and type of its URNs, such as `catalog:product`. Links name entities by their URN, which stays when the path changes. */
  readonly urn?: string;
  /**
   * Loads the page of an entity; null: it is not public. `PageMoved`: the page of another path shows it. Without this function
   * the kind has no pages. It takes few statements, whose number is constant.
   */
  loadPage?(app: AppContext, db: Db, uuid: string, request: PageRequest): Promise<Page | PageMoved | null>;
  /** Finds where an entity is shown that `listLive` leaves out because another page shows it. Null: nowhere. One statement. */
  findMoved?(db: Db, uuid: string): Promise<PageMoved | null>;
  /** Lists when entities last changed and what they show, for sitemaps. Default: sitemaps have their addresses alone. One statement. */
  listFacts?(db: Db, uuids: readonly string[]): Promise<readonly UrlFacts[]>;
  /**
   * `content`: pages depend only on the query and on watched tables, which are the content tables of the shop and those that
   * a migration passes to `watch_content`. Such pages are cached until one of the tables changes. Default: no page is
   * cached.
   */
  readonly changesWith?: 'content';
}

/** The entry of an entity in a sitemap. */
export interface UrlFacts {
  readonly uuid: string;
  /** The time of its last change, in ISO 8601. */
  readonly changed: string;
  /** The addresses of its pictures; paths or absolute. */
  readonly pictures: readonly string[];
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly urlEntities?: readonly UrlEntity[];
  }
}

export const urlEntities: ContributionPoint<UrlEntity> = {
  noun: 'url entity',
  members: {
    type: 'text',
    listLive: 'function',
    urn: 'text?',
    loadPage: 'function?',
    findMoved: 'function?',
    listFacts: 'function?',
    changesWith: 'text?',
  } satisfies Members<UrlEntity>,
  keyOf: (entity) => entity.type,
  deadlines: { loadPage: 'callMs' },
};
