import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A record found by a search. */
export interface SearchHit {
  readonly uuid: string;
  /** The name or number by which administrators recognize the record. */
  readonly title: string;
  /** A string that distinguishes records with the same title. Null if there is none. */
  readonly subtitle: string | null;
}

/** A record type included in the administrators' global search. */
export interface SearchSource {
  /** The record type, such as `product`. Unique across all extensions. */
  readonly type: string;
  /** The permission required to find the records: the ID of the route that lists them. */
  readonly permission: string;
  /** The record's admin page path, without the UUID: `/admin/products/edit/`. */
  readonly editPath: string;
  /**
   * Finds at most `limit` records that contain words beginning with the words of the search text, best or newest
   * first. One SQL statement that uses an index.
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
