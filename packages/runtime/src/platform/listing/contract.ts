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

/** One filter: the operations that its key allows, and the SQL condition that it makes. */
export interface Filter {
  readonly operations: readonly Operation[];
  /** The type of the values, which documents them; text by default. */
  readonly kind?: ColumnKind;
  /** Documents the filter where its operation does not say all: "The rows of this category, by integer id or UUID." */
  readonly about?: string;
  /** A boolean expression. Throws `badFilter` for a value that it cannot take. */
  where(operation: Operation, value: string): SqlFragment;
}

/** The type of a column, by which texts of filters and cursors are parsed, and compared in SQL. */
export type ColumnKind = 'text' | 'int' | 'decimal' | 'boolean' | 'timestamp';

/** A key that a list can be ordered by. */
export interface Sort {
  /** An SQL expression that is never null. Truncate a timestamp to milliseconds, which is what rows carry. */
  readonly column: SqlFragment;
  readonly kind: ColumnKind;
  /** The member of the row with the value, for the cursor. */
  readonly field: string;
  /** Selects the value of the row with an id, where the rows do not carry it; `field` has it of rows that are gone by then. */
  readonly valueAt?: (id: SqlFragment) => SqlFragment;
  /** The text that stands for `column` in rows whose field is null, such as `infinity`. */
  readonly ofNull?: string;
  /** The direction without `od`; ascending if it is left out. */
  readonly direction?: 'asc' | 'desc';
}

/** Who reads a list, and in which language. */
export interface ListReader {
  readonly app: Pick<AppContext, 'language' | 'languages'>;
  readonly audience: Audience;
}

/** The filters and orders of a list. */
export interface ListingSpec {
  /** Makes the list as a reader has it, with the same keys. Undefined: it is the same for all. */
  readonly readBy?: (reader: ListReader) => ListingSpec;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sorts: Readonly<Record<string, Sort>>;
  /** The sort key without `ob`; if it is left out, by id, newest first. */
  readonly defaultSort?: string;
  /**
   * The integer key of the rows, which settles ties. `twin`: the equal column of a table that each row is joined with; the server
   * does not apply a cursor to it by itself, and would walk along that table from the end of the list.
   */
  readonly id: { readonly column: SqlFragment; readonly field: string; readonly twin?: SqlFragment };
}

/** The argument `filters` of a list. */
export type Filters = readonly FilterInput[] | null | undefined;

/** The arguments of a `…Connection` field. */
export interface ConnectionArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  /** The filters of the collection, without `page` and `limit`. */
  readonly filters?: Filters;
}

/** The value that a connection type resolves to. */
export interface Connection<Row> {
  readonly edges: readonly { readonly node: Row; readonly cursor: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

export const DEFAULT_PAGE = 20;
/** The most items of a page. */
export const MAX_PAGE = 100;
/** The last page number: beyond it a list is read by its connection. It keeps `offset` in range. */
export const MAX_PAGE_NUMBER = 100_000;
/** The number up to which rows are counted exactly. */
export const MAX_TOTAL = 10_000;
/** The most entries of `filters`, and of one list of values. */
export const MAX_FILTERS = 50;
export const MAX_VALUES = 200;
