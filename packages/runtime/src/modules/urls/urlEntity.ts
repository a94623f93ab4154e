import type { Db } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Page, PageMoved, PageRequest } from './page.ts';

/**
 * An entity type with its own paths. A path serves its first public entity. If no entity is public, the path's
 * redirect applies.
 */
export interface UrlEntity {
  /** The `entityType` of the kind's stored URLs, such as `product`. */
  readonly type: string;
  /** Returns the UUIDs of the entities that have a public page on the storefront. One SQL statement. */
  listLive(app: AppContext, db: Db, uuids: readonly string[]): Promise<readonly string[]>;
  /**
   * The service and type in the entity type's URNs, such as `catalog:product`. Links refer to entities by URN, which
   * stays valid when the path changes.
   */
  readonly urn?: string;
  /**
   * Loads an entity's page. Returns null if the entity is not public, or `PageMoved` if another entity's page shows
   * it. An entity type without this function has no pages. Should run a small, constant number of SQL statements.
   */
  loadPage?(app: AppContext, db: Db, uuid: string, request: PageRequest): Promise<Page | PageMoved | null>;
  /**
   * Finds the page that shows an entity which `listLive` omits. Returns null if no page shows the entity. One SQL
   * statement.
   */
  findMoved?(db: Db, uuid: string): Promise<PageMoved | null>;
  /**
   * Lists when entities last changed and which images they show, for sitemaps. If absent, sitemaps contain only the
   * URLs. One SQL statement.
   */
  listFacts?(db: Db, uuids: readonly string[]): Promise<readonly UrlFacts[]>;
  /**
   * `content`: pages depend only on the query and on watched tables, which are the content tables of the shop and the tables that a
   * migration passes to `watch_content`. Such pages are cached until one of the tables changes. Default: no page is cached.
   */
  readonly changesWith?: 'content';
}

/** The sitemap facts of an entity. */
export interface UrlFacts {
  readonly uuid: string;
  /** The time of the last change in ISO 8601. */
  readonly changed: string;
  /** The entity's image URLs, as paths or absolute URLs. */
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
