import { sql } from '../db/db.ts';
import type { SqlFragment } from '../db/db.ts';
import { orderOf, readConditions } from './conditions.ts';
import type { FilterInput, Filters, ListingSpec } from './contract.ts';
import { DEFAULT_PAGE, MAX_NUMBERED_ROWS, MAX_PAGE, MAX_PAGE_NUMBER, MAX_TOTAL } from './contract.ts';
import { badFilter, pageTooDeep } from './errors.ts';

/** The SQL fragments for one result page, for `select … where ${where} order by ${orderBy} limit ${limit} offset ${offset}`. */
export interface Listing {
  readonly where: SqlFragment;
  /** The individual conditions of `where`, with their filter keys. */
  readonly parts: readonly { readonly key: string; readonly where: SqlFragment }[];
  readonly orderBy: SqlFragment;
  readonly limit: number;
  readonly offset: number;
  /** The page number, starting at 1. */
  readonly page: number;
  /** The requested filters, plus the page number and limit. */
  readonly currentFilters: readonly FilterInput[];
}

/** The rows to read: a result page, or the rows of a connection. */
export type Slice = Pick<Listing, 'where' | 'orderBy' | 'limit' | 'offset'>;

/**
 * Returns the condition that a row of `from` is on the page, where `id` is the row's unique column. PostgreSQL also computes the
 * selected columns of the rows that an offset skips. With this condition, it first looks up the IDs on the page, and then
 * computes only the columns of their rows. The statement must sort by `orderBy` again.
 */
export const onPage = (
  id: SqlFragment,
  from: SqlFragment,
  { where, orderBy, limit, offset }: Slice,
): SqlFragment =>
  sql.fragment`${id} = any(array(
    select ${id} from ${from} where ${where} order by ${orderBy} limit ${limit} offset ${offset}))`;

/** The arguments of a field that returns a collection. */
export interface ListArguments {
  readonly filters?: Filters;
}

/** The value that a collection type resolves to. */
export interface Collection<Row> {
  readonly items: Promise<readonly Row[]>;
  readonly currentPage: number;
  /** The total number of rows, capped at `MAX_TOTAL`. */
  readonly total: Promise<number>;
  /** False if there are more rows than `total`. */
  readonly totalIsExact: Promise<boolean>;
  readonly currentFilters: readonly FilterInput[];
}

/** The two SQL queries of a collection. */
interface Reading<Row> {
  items(): Promise<readonly Row[]>;
  /** Returns the total number of rows, as counted by `countRows`. */
  total(): Promise<number>;
}

/** Returns the number of rows before a numbered page. Throws `PAGE_TOO_DEEP` if the page does not end within `MAX_NUMBERED_ROWS`. */
export function offsetOf(page: number, limit: number): number {
  if (page * limit > MAX_NUMBERED_ROWS) throw pageTooDeep();
  return (page - 1) * limit;
}

/** Returns the highest page number for pages of `limit` rows. */
export const lastPageOf = (limit: number): number => Math.floor(MAX_NUMBERED_ROWS / limit);

/** Returns the number of numbered pages of a list, given its page size and its total, which is capped at `MAX_TOTAL`. */
export const pagesOf = (total: number, limit: number): number =>
  Math.max(Math.min(Math.ceil(total / limit), lastPageOf(limit)), 1);

/**
 * Parses a collection's `filters` argument. Throws `BAD_FILTER` for an unknown key, operation, or value, and `PAGE_TOO_DEEP` for
 * a page beyond `MAX_NUMBERED_ROWS`.
 */
export function parseListing(filters: Filters, spec: ListingSpec): Listing {
  const conditions = readConditions(filters, spec);
  const limit = wholeNumber('limit', conditions.limit, MAX_PAGE) ?? DEFAULT_PAGE;
  const page = wholeNumber('page', conditions.page, MAX_PAGE_NUMBER) ?? 1;
  return {
    where: conditions.where,
    parts: conditions.parts,
    orderBy: orderOf(conditions, spec),
    limit,
    offset: offsetOf(page, limit),
    page,
    currentFilters: [...conditions.requested, reserved('page', page), reserved('limit', limit)],
  };
}

/** Creates a result page. Rows and total are read only if the GraphQL query selects them. */
export const toCollection = <Row>(listing: Listing, reading: Reading<Row>): Collection<Row> =>
  new SelectedPage(listing, reading);

/** The page is a class because of its getters; see `requestInfo`. */
class SelectedPage<Row> implements Collection<Row> {
  readonly currentPage: number;
  readonly currentFilters: Collection<Row>['currentFilters'];
  readonly #reading: Reading<Row>;
  #counting: Promise<number> | undefined;

  constructor({ page, currentFilters }: Listing, reading: Reading<Row>) {
    this.currentPage = page;
    this.currentFilters = currentFilters;
    this.#reading = reading;
  }

  get items(): Promise<readonly Row[]> {
    return this.#reading.items();
  }

  get total(): Promise<number> {
    return this.#count().then((rows) => Math.min(rows, MAX_TOTAL));
  }

  get totalIsExact(): Promise<boolean> {
    return this.#count().then((rows) => rows <= MAX_TOTAL);
  }

  #count(): Promise<number> {
    return (this.#counting ??= this.#reading.total());
  }
}

/**
 * Returns the SQL for the maximum number of hits that a search reads first. It is a literal instead of a parameter, because
 * with an unknown limit, the query planner expects few hits and scans the whole table in sort order.
 */
export const hitLimit = (most = MAX_TOTAL + 1): SqlFragment => sql.literalValue(String(most));

/**
 * Returns the SQL query that counts the rows of `rows`, such as `select from product where …`. Counting stops one row past
 * `MAX_TOTAL`, so that counting a large table does not take longer.
 */
export const countRows = (rows: SqlFragment): SqlFragment =>
  sql.fragment`select count(*) as total from (${rows} limit ${MAX_TOTAL + 1}) as counted`;

const reserved = (key: string, value: number): FilterInput => ({
  key,
  operation: 'eq',
  value: String(value),
});

function wholeNumber(key: string, text: string | undefined, max: number): number | null {
  if (text === undefined) return null;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw badFilter(`The filter "${key}" must be a whole number from 1 to ${max}`);
  return value;
}
