import type { Query } from './clientOptions.ts';
import { dataOf, isRecord } from './readAnswer.ts';

/** The position of a page in its list. */
export interface ListMeta {
  /** The number of rows on all pages, capped at 10,000. */
  readonly total: number;
  readonly page: number;
  /** The maximum number of rows per page. Null if the list was returned whole. */
  readonly limit: number | null;
  /** The path of the next page. Null on the last page. */
  readonly next: string | null;
}

/**
 * A list of rows. `await` returns one result page. `for await` iterates over the rows of this result page and all following
 * pages.
 */
export interface Listing<Answer, Row> extends Promise<Answer>, AsyncIterable<Row> {
  /**
   * Returns the total and the position of the result page that `await` returns. Null if the shop returns the list without them.
   */
  meta(): Promise<ListMeta | null>;
}

/** The default page size. */
const PAGE_SIZE = 20;

/**
 * Creates a list from a function that loads one response. `paging` determines how the next page is requested if the response does not
 * specify it: `pages` uses `page` and the cursor of `next`, `cursor` uses `after`, and `whole` has no further pages. `pages:plans` means
 * that the rows are in the `plans` member of the data.
 */
export function listing(
  paging: string,
  query: Query,
  load: (query: Query) => Promise<unknown>,
): Listing<unknown, unknown> {
  const answer = load(query);
  const data = answer.then(dataOf);
  // `meta` is derived from `data`, so the rejection must be marked as handled.
  const first = () => data.then(() => answer);
  return Object.assign(data, {
    meta: async () => metaOf(await first()),
    [Symbol.asyncIterator]: () => rowsFrom(paging, query, first(), load),
  });
}

async function* rowsFrom(
  paging: string,
  query: Query,
  first: Promise<unknown>,
  load: (query: Query) => Promise<unknown>,
): AsyncGenerator<unknown, void> {
  const [kind = '', member = ''] = paging.split(':');
  let answer = await first;
  for (let current: Query | null = query; ;) {
    const data = dataOf(answer);
    const rows = (isRecord(data) ? data[member] : data) as readonly unknown[];
    yield* rows;
    current = followingQuery(kind, current, answer, rows.length);
    if (!current) return;
    answer = await load(current);
  }
}

/** Returns the query of the next page, or null at the end. */
function followingQuery(kind: string, query: Query, answer: unknown, count: number): Query | null {
  const data = dataOf(answer);
  if (kind === 'cursor')
    return isRecord(data) && typeof data.next === 'string' ? { ...query, after: data.next } : null;
  const meta = metaOf(answer);
  const isLast = meta ? meta.next === null : kind !== 'pages' || count < Number(query.limit ?? PAGE_SIZE);
  if (isLast) return null;
  const after = new URLSearchParams(meta?.next?.split('?')[1]).get('after');
  return { ...query, page: Number(query.page ?? 1) + 1, ...(after !== null && { after }) };
}

const metaOf = (answer: unknown): ListMeta | null =>
  isRecord(answer) && isRecord(answer.meta) ? (answer.meta as unknown as ListMeta) : null;
