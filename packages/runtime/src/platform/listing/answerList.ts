import { Listed } from '../contracts/reply.ts';
import type { Call } from '../contracts/route.ts';
import { DEFAULT_PAGE, MAX_TOTAL } from './contract.ts';
import type { ListingSpec } from './contract.ts';
import { filtersOf } from './listQuery.ts';
import type { ListQuery, ListQueryOptions } from './listQuery.ts';
import { parseConnection } from './parseConnection.ts';
import { offsetOf, parseListing } from './parseListing.ts';
import type { Listing, Slice } from './parseListing.ts';

type ListCall = Pick<Call<unknown, ListQuery>, 'query' | 'request'>;

/** The two SQL queries of a list. */
export interface ListReading<Row> {
  rows(slice: Slice): Promise<readonly Row[]>;
  /** Returns the total number of rows, as counted by `countRows`. */
  total(listing: Listing): Promise<number>;
}

/** Row limit for a list that is returned whole. It is higher than any table's row count. */
const ALL_ROWS = Number.MAX_SAFE_INTEGER;

/**
 * Returns one result page of a list, or the whole list if the list allows that and the request has neither `page`, `limit`, nor
 * `after`. Reads one extra row to determine whether a next page exists, because totals above `MAX_TOTAL` are not exact. The next
 * page goes on after the last row by key, so that it is read as quickly as the first one, whatever was inserted meanwhile. Throws
 * `BAD_FILTER`, `BAD_CURSOR`, and `PAGE_TOO_DEEP`.
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
  const paging = pageOf(call.query);
  if (paging === null) return answerWhole(await reading.rows({ ...listing, limit: ALL_ROWS, offset: 0 }));
  const { page, limit, after } = paging;
  const keyset = parseConnection({ filters, first: limit, after: after ?? null }, spec);
  const offset = after === undefined ? offsetOf(page, limit) : 0;
  const [rows, total] = await Promise.all([reading.rows({ ...keyset, offset }), reading.total(listing)]);
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? { after: keyset.cursorOf(shown.at(-1)) } : null;
  return new Listed(shown, metaOf(call, paging, total, next));
}

/** Returns one result page of a complete array of rows, or all rows if the request has neither `page` nor `limit`. */
export function answerRows<Row>(call: ListCall, rows: readonly Row[]): Listed<readonly Row[]> {
  const paging = pageOf(call.query);
  if (paging === null) return answerWhole(rows);
  const start = (paging.page - 1) * paging.limit;
  const end = start + paging.limit;
  return new Listed(rows.slice(start, end), metaOf(call, paging, rows.length, rows.length > end ? {} : null));
}

const answerWhole = <Row>(rows: readonly Row[]): Listed<readonly Row[]> =>
  new Listed(rows, { total: rows.length, page: 1, limit: null, next: null });

/** The requested page. If `after` is set, `page` is only its number. */
interface RequestedPage {
  readonly page: number;
  readonly limit: number;
  readonly after: string | undefined;
}

/** Returns the requested page. Null if none was requested. */
function pageOf({ page, limit, after }: ListQuery): RequestedPage | null {
  if (page === undefined && limit === undefined && after === undefined) return null;
  return { page: page ?? 1, limit: limit ?? DEFAULT_PAGE, after };
}

/** Returns the metadata of a page. `next` is the query of the next page, apart from its number. Null if there is none. */
function metaOf(
  { query, request }: ListCall,
  { page, limit }: RequestedPage,
  total: number,
  next: { readonly after?: string } | null,
): Listed['meta'] {
  const path = next && pathOf(request.path, { ...query, page: page + 1, limit, ...next });
  return { total: Math.min(total, MAX_TOTAL), page, limit, next: path };
}

function pathOf(path: string, query: ListQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const text of [value].flat()) if (text !== undefined) search.append(key, String(text));
  return `${path}?${search}`;
}
