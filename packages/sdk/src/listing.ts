import type { Query } from './clientOptions.ts';
import { isRecord } from './readAnswer.ts';

/**
 * A list. `await` gives one page as the shop answers it; `for await` iterates over the rows of this page and of all following pages.
 */
export interface Listing<Answer, Row> extends Promise<Answer>, AsyncIterable<Row> {}

/** The number of rows of a page without `limit`. */
const PAGE_SIZE = 20;

/** Loads a list. By its `paging`, the next page is found by `page` (`pages`) or by `after` (`cursor`), or there is none (`whole`). */
export function listing(
  paging: string,
  query: Query,
  load: (query: Query) => Promise<unknown>,
): Listing<unknown, unknown> {
  const first = load(query);
  return Object.assign(first, { [Symbol.asyncIterator]: () => rowsFrom(paging, query, first, load) });
}

async function* rowsFrom(
  paging: string,
  query: Query,
  first: Promise<unknown>,
  load: (query: Query) => Promise<unknown>,
): AsyncGenerator<unknown, void> {
  let answer = await first;
  for (let current: Query | null = query; ;) {
    const rows = (isRecord(answer) ? answer.files : answer) as readonly unknown[];
    yield* rows;
    current = followingQuery(paging, current, answer, rows.length);
    if (!current) return;
    answer = await load(current);
  }
}

/** Returns the query of the next page, or null at the end. */
function followingQuery(paging: string, query: Query, answer: unknown, count: number): Query | null {
  if (paging === 'cursor' && isRecord(answer) && typeof answer.next === 'string')
    return { ...query, after: answer.next };
  if (paging !== 'pages' || count < Number(query.limit ?? PAGE_SIZE)) return null;
  return { ...query, page: Number(query.page ?? 1) + 1 };
}
