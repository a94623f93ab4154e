import { Listed } from '../contracts/reply.ts';
import type { Call } from '../contracts/route.ts';
import { DEFAULT_PAGE, MAX_TOTAL } from './contract.ts';
import type { ListingSpec } from './contract.ts';
import { filtersOf } from './listQuery.ts';
import type { ListQuery, ListQueryOptions } from './listQuery.ts';
import { parseListing } from './parseListing.ts';
import type { Listing, Slice } from './parseListing.ts';

type ListCall = Pick<Call<unknown, ListQuery>, 'query' | 'request'>;

/** The two SQL queries of a list. */
export interface ListReading<Row> {
  rows(slice: Slice): Promise<readonly Row[]>;
  /** Returns the total number of rows, as counted by `countRows`. */
  total(listing: Listing): Promise<number>;
}

/** Maximum page number in a query. */
export const LAST_PAGE = 1_000_000;

/** Row limit for a list that is returned whole. It is higher than any table's row count. */
const ALL_ROWS = Number.MAX_SAFE_INTEGER;

/**
 * Returns one result page of a list, or the whole list if the list allows that and the request has neither `page` nor `limit`.
 * Reads one extra row to determine whether a next page exists, because totals above `MAX_TOTAL` are not exact. Throws
 * `BAD_FILTER`.
 */
export async function answerList<Row>(
  call: ListCall,
  spec: ListingSpec,
  reading: ListReading<Row>,
  options: ListQueryOptions = {},
): Promise<Listed<readonly Row[]>> {
  const filters = filtersOf(call.query, spec, options);
  const isOrdered = filters.some(({ key }) => key === 'ob' || key === 'od');
  // Lists that can be returned whole are sorted oldest first for backward compatibility.
  if (options.whole && !isOrdered) filters.push({ key: 'od', operation: 'eq', value: 'asc' });
  const listing = parseListing(filters, spec);
  const page = pageOf(call.query);
  if (page === null) return answerWhole(await reading.rows({ ...listing, limit: ALL_ROWS, offset: 0 }));
  const { limit, offset } = page;
  const [rows, total] = await Promise.all([
    reading.rows({ ...listing, limit: limit + 1, offset }),
    reading.total(listing),
  ]);
  return new Listed(rows.slice(0, limit), metaOf(call, total, rows.length <= limit));
}

/** Returns one result page of a complete array of rows, or all rows if the request has neither `page` nor `limit`. */
export function answerRows<Row>(call: ListCall, rows: readonly Row[]): Listed<readonly Row[]> {
  const page = pageOf(call.query);
  if (page === null) return answerWhole(rows);
  const end = page.offset + page.limit;
  return new Listed(rows.slice(page.offset, end), metaOf(call, rows.length, rows.length <= end));
}

const answerWhole = <Row>(rows: readonly Row[]): Listed<readonly Row[]> =>
  new Listed(rows, { total: rows.length, page: 1, limit: null, next: null });

/** Returns the requested page. Null if none was requested. */
function pageOf({ page, limit }: ListQuery) {
  if (page === undefined && limit === undefined) return null;
  const size = limit ?? DEFAULT_PAGE;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

function metaOf({ query, request }: ListCall, total: number, isLast: boolean): Listed['meta'] {
  const { page = 1, limit = DEFAULT_PAGE } = query;
  const next = isLast || page >= LAST_PAGE ? null : pathOf(request.path, { ...query, page: page + 1, limit });
  return { total: Math.min(total, MAX_TOTAL), page, limit, next };
}

function pathOf(path: string, query: ListQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const text of [value].flat()) if (text !== undefined) search.append(key, String(text));
  return `${path}?${search}`;
}
