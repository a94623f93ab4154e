import type { Db } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { Page, PageMoved, PageRequest } from './page.ts';

/**
 * An entity kind with its own paths. The first public entity at a path is served there; if none is public, the redirect of the path
 * applies.
 */
export interface UrlEntity {
  /** The `entityType` of the kind's stored URLs, such as `product`. */
  readonly type: string;
  /** Returns the uuids of the entities that the storefront may show on their own pages. One statement. */
  listLive(app: AppContext, db: Db, uuids: readonly string[]): Promise<readonly string[]>;
  /**
   * The service and type of the kind's URNs, such as `catalog:product`. Links refer to entities by URN, which remains valid when the path
   * changes.
   */
  readonly urn?: string;
  /**
   * Loads the page of an entity. Returns null if the entity is not public, or `PageMoved` if the page of another path shows it. Without
   * this function the kind has no pages. Should run a small, constant number of statements.
   */
  loadPage?(app: AppContext, db: Db, uuid: string, request: PageRequest): Promise<Page | PageMoved | null>;
  /** Finds the page of an entity that `listLive` omits because another page shows it. Returns null if no page does. One statement. */
  findMoved?(db: Db, uuid: string): Promise<PageMoved | null>;
  /**
   * Lists when entities last changed and which images they show, for sitemaps. If absent, sitemaps contain only their URLs. One
   * statement.
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
  /** The addresses of the entity's images, as paths or absolute URLs. */
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
