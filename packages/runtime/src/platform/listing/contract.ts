import type { AppContext } from '../contracts/context.ts';
import type { SqlFragment } from '../db/db.ts';
import type { Audience } from '../loading/readContext.ts';

export type Operation = 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'nlike' | 'in' | 'nin';

/** An entry of the argument `filters`. */
export interface FilterInput {
  readonly key: string;
  readonly operation: Operation;
  readonly value: string;
}

/** A filter: the operations that its key allows, and the SQL condition that it creates. */
export interface Filter {
  readonly operations: readonly Operation[];
  /** The value type, for documentation. Default: text. */
  readonly kind?: ColumnKind;
  /**
   * Documents the filter if its key and operations are not self-explanatory, such as "The rows of this category, by integer ID or
   * UUID."
   */
  readonly about?: string;
  /** Returns a boolean expression. Throws `badFilter` for an invalid value. */
  where(operation: Operation, value: string): SqlFragment;
}

/** The column type used to parse strings in filters and cursors, and to compare them in SQL. */
export type ColumnKind = 'text' | 'int' | 'decimal' | 'boolean' | 'timestamp';

/** A key that a list can be sorted by. */
export interface Sort {
  /** An SQL expression that is never null. Truncate a timestamp to milliseconds, which is the precision of rows. */
  readonly column: SqlFragment;
  readonly kind: ColumnKind;
  /** The row member that contains the sort value, which is stored in the cursor. */
  readonly field: string;
  /**
   * Selects the sort value for a row ID if rows do not contain the exact value. For rows that have been deleted, `field` is
   * used.
   */
  readonly valueAt?: (id: SqlFragment) => SqlFragment;
  /** The string that represents `column` in rows whose field is null, such as `infinity`. */
  readonly ofNull?: string;
  /** The sort direction if `od` is not given. Default: ascending. */
  readonly direction?: 'asc' | 'desc';
}

/** The audience and language that a list is read for. */
export interface ListReader {
  readonly app: Pick<AppContext, 'language' | 'languages'>;
  readonly audience: Audience;
}

/** The filters and sort orders of a list. */
export interface ListingSpec {
  /** Returns the list for a given audience and language, with the same keys. Undefined if the list does not depend on them. */
  readonly readBy?: (reader: ListReader) => ListingSpec;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sorts: Readonly<Record<string, Sort>>;
  /** The sort key if `ob` is not given. Default: by ID, newest first. */
  readonly defaultSort?: string;
  /**
   * The integer ID column of the rows, which breaks ties. `twin` is the column of a joined table with the same ID. The cursor
   * condition applies to both columns, because otherwise PostgreSQL would scan the joined table from the end of the list.
   */
  readonly id: { readonly column: SqlFragment; readonly field: string; readonly twin?: SqlFragment };
}

/** The argument `filters` of a list. */
export type Filters = readonly FilterInput[] | null | undefined;

/** The arguments of a `…Connection` field. */
export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  /** The collection's filters, without `page` and `limit`. */
  readonly filters?: Filters;
}

/** The value that a connection type resolves to. */
export interface Connection<Row> {
  readonly edges: readonly { readonly node: Row; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export const DEFAULT_PAGE = 20;
/** Maximum number of items on a page. */
export const MAX_PAGE = 100;
/** Maximum page number. Pages that are read by key may have numbers beyond `MAX_NUMBERED_ROWS`. */
export const MAX_PAGE_NUMBER = 999_999_999;
/**
 * Maximum number of rows that can be read by page number, because the database reads all rows before a numbered page. Beyond it, lists
 * continue by key.
 */
export const MAX_NUMBERED_ROWS = 10_000;
/** Maximum number of rows that are counted exactly. */
export const MAX_TOTAL = 10_000;
/** Maximum number of entries in `filters`, and in one list of values. */
export const MAX_FILTERS = 50;
export const MAX_VALUES = 200;
