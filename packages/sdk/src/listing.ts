import type { Query } from './clientOptions.ts';
import { isRecord } from './readAnswer.ts';

/**
 * A list: awaited it is one page as the shop answers it, and `for await` goes through the rows of this page and all that
 * follow.
 */
export interface Listing<Answer, Row> extends Promise<Answer>, AsyncIterable<Row> {}

/** Rows of a page unless `limit` says otherwise. */
const PAGE_SIZE = 20;

/** `paging`: `pages` go on by `page`, a `cursor` by `after`; what is `whole` does not go on. */
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
  for (let asked: Query | null = query; ;) {
    const rows = (isRecord(answer) ? answer.files : answer) as readonly unknown[];
    yield* rows;
    asked = followingQuery(paging, asked, answer, rows.length);
    if (!asked) return;
    answer = await load(asked);
  }
}

/** The query of the next page, or null at the end. */
function followingQuery(paging: string, query: Query, answer: unknown, count: number): Query | null {
  if (paging === 'cursor' && isRecord(answer) && typeof answer.next === 'string')
    return { ...query, after: answer.next };
  if (paging !== 'pages' || count < Number(query.limit ?? PAGE_SIZE)) return null;
  return { ...query, page: Number(query.page ?? 1) + 1 };
}
