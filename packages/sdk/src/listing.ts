import type { Query } from './clientOptions.ts';
import { isRecord } from './readAnswer.ts';

/**
 * A list: awaited it is one page as the shop answers it, and `for await` goes through the rows of this page and all that
 * follow.
 */
export interface Listing<Answer, Row> extends Promise<Answer>, AsyncIterable<Row> {}

/** Rows of a page unless `limit` says otherwise. */
const PAGE_SIZE = 20;

/**
 * Makes a list from the load of one page. `paging` says how it continues: `pages` by `page`, a `cursor` by `after`, and `whole`
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
  for (let asked: Query | null = query; ;) {
    const rows = (isRecord(answer) ? answer[member] : answer) as readonly unknown[];
    yield* rows;
    asked = followingQuery(kind, asked, answer, rows.length);
    if (!asked) return;
    answer = await load(asked);
  }
}

/** The query of the next page, or null at the end. */
function followingQuery(kind: string, query: Query, answer: unknown, count: number): Query | null {
  if (kind === 'cursor' && isRecord(answer) && typeof answer.next === 'string')
    return { ...query, after: answer.next };
  if (kind !== 'pages' || count < Number(query.limit ?? PAGE_SIZE)) return null;
  return { ...query, page: Number(query.page ?? 1) + 1 };
}
