import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A record that a search found. */
export interface SearchHit {
  readonly uuid: string;
  /** The name or number that people know the record by. */
  readonly title: string;
  /** A text that distinguishes it from others of the same title; null: there is none. */
  readonly subtitle: string | null;
}

/** A kind of record that administrators find by one search over all kinds. */
export interface SearchSource {
  /** The type of the records, such as `product`. Unique over all extensions. */
  readonly type: string;
  /** The permission that it takes to find them: the id of the route that lists them. */
  readonly permission: string;
  /** The page of a record in the admin, without its uuid: `/admin/products/edit/`. */
  readonly editPath: string;
  /**
   * Finds the records whose words begin with those of the text, at most `limit`, the best or newest first. One statement, which an
   * index serves.
   */
  search(db: Db, text: string, limit: number): Promise<readonly SearchHit[]>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly searchSources?: readonly SearchSource[];
  }
}

export const searchSources: ContributionPoint<SearchSource> = {
  noun: 'search source',
  members: {
    type: 'text',
    permission: 'text',
    editPath: 'text',
    search: 'function',
  } satisfies Members<SearchSource>,
  keyOf: (source) => source.type,
  deadlines: { search: 'callMs' },
};
