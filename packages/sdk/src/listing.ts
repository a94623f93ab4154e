import type { Query } from './clientOptions.ts';
import { isRecord } from './readAnswer.ts';

/**
 * A list. `await` gives one page as the shop answers it; `for await` iterates over the rows of this page and of all following pages.
 */
export interface Listing<Answer, Row> extends Promise<Answer>, AsyncIterable<Row> {}

/** The number of rows of a page without `limit`. */
const PAGE_SIZE = 20;

/**
 * Creates a list from the load of one page. `paging` says how it continues: `pages` by `page`, a `cursor` by `after`, and `whole`
 * not at all. `pages:plans` has its rows in the member `plans` of the answer.
 */
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
  const [kind = '', member = ''] = paging.split(':');
  let answer = await first;
  for (let current: Query | null = query; ;) {
    const rows = (isRecord(answer) ? answer[member] : answer) as readonly unknown[];
    yield* rows;
    current = followingQuery(kind, current, answer, rows.length);
    if (!current) return;
    answer = await load(current);
  }
}

/** Returns the query of the next page, or null at the end. */
function followingQuery(kind: string, query: Query, answer: unknown, count: number): Query | null {
  if (kind === 'cursor' && isRecord(answer) && typeof answer.next === 'string')
    return { ...query, after: answer.next };
  if (kind !== 'pages' || count < Number(query.limit ?? PAGE_SIZE)) return null;
  return { ...query, page: Number(query.page ?? 1) + 1 };
}
