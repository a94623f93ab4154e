import { z } from 'zod';
import type { AppContext } from '../contracts/context.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Call, Route } from '../contracts/route.ts';
import { Listed } from '../contracts/reply.ts';
import { answerList, answerRows } from './answerList.ts';
import type { FilterInput, ListingSpec } from './contract.ts';
import { filtersOf, listQuery, NO_KEYS, refuseUnknownKeys } from './listQuery.ts';
import type { ListKeys, ListQuery, ListQueryOptions } from './listQuery.ts';
import { listingOf } from './listingOf.ts';
import type { Listing, Slice } from './parseListing.ts';

interface ListParts<P extends z.ZodType | undefined, Row, Answer extends z.ZodType> {
  readonly id: string;
  /** Documents the operation, as `does` in routes. */
  readonly does?: string;
  readonly path: string;
  /** The SDK method, as `sdk` in routes. */
  readonly sdk?: Route['sdk'];
  /** Default: `admin`. */
  readonly access?: 'public' | 'admin' | 'anyAdmin' | 'customer';
  readonly params?: P;
  /** Additional query parameters, with their schemas. */
  readonly extra?: ListQueryOptions['extra'];
  /** The response schema for one row. */
  readonly answer: Answer;
  /** Documents the list. */
  readonly about?: string;
  readonly toAnswer: (row: Row, app: AppContext) => z.output<Answer>;
}

type ListCall<P> = Call<P extends z.ZodType ? z.output<P> : undefined, ListQuery>;

/** A list with the same filters, sort keys, and total as its GraphQL counterpart. */
export interface FilteredList<
  P extends z.ZodType | undefined,
  Row,
  Answer extends z.ZodType,
> extends ListParts<P, Row, Answer> {
  readonly listing: ListingSpec;
  /** Returns the whole list, oldest rows first, unless `page` or `limit` is sent. */
  readonly whole?: boolean;
  /** Creates the listing for one request, which may have more filters than `listing`. */
  readonly listingFor?: (call: ListCall<P>, filters: readonly FilterInput[]) => Promise<ListingSpec>;
  rows(call: ListCall<P>, slice: Slice): Promise<readonly Row[]>;
  total(call: ListCall<P>, listing: Listing): Promise<number>;
}

/** A list without filters whose rows are all read. The response contains all rows unless the request has `page` or `limit`. */
export interface PlainList<P extends z.ZodType | undefined, Row, Answer extends z.ZodType> extends ListParts<
  P,
  Row,
  Answer
> {
  readonly listing?: undefined;
  rows(call: ListCall<P>): Promise<readonly Row[]>;
}

/**
 * Creates a list route. In the response, `data` is the array of rows, and `meta` contains the total, page number, limit, and
 * path of the next page. Query keys that the listing does not have are rejected.
 */
export function listRoute<Row, Answer extends z.ZodType, P extends z.ZodType | undefined = undefined>(
  list: FilteredList<P, Row, Answer> | PlainList<P, Row, Answer>,
): Route {
  const { id, does, path, sdk, access = 'admin', params, answer, about, toAnswer } = list;
  const options: ListQueryOptions = {
    ...(list.extra && { extra: list.extra }),
    ...(list.listing === undefined
      ? { whole: true }
      : { whole: list.whole ?? false, open: list.listingFor !== undefined }),
  };
  const rows = z.array(answer);
  return defineRoute({
    id,
    ...(does !== undefined && { does }),
    method: 'GET',
    path,
    access,
    ...(sdk !== undefined && { sdk }),
    ...(params && { params }),
    query: listQuery(list.listing ?? NO_KEYS, options),
    response: about === undefined ? rows : rows.describe(about),
    listed: true,
    async handle(given) {
      const call = given as ListCall<P>;
      const { data, meta } = await readRows(call, list, options);
      return new Listed(
        data.map((row) => toAnswer(row, call.app)),
        meta,
      );
    },
  });
}

async function readRows<Row, Answer extends z.ZodType, P extends z.ZodType | undefined>(
  call: ListCall<P>,
  list: FilteredList<P, Row, Answer> | PlainList<P, Row, Answer>,
  options: ListQueryOptions,
): Promise<Listed<readonly Row[]>> {
  if (list.listing === undefined) return answerRows(call, await list.rows(call));
  const spec = await specOf(call, list, options);
  return answerList(
    call,
    spec,
    { rows: (slice) => list.rows(call, slice), total: (listing) => list.total(call, listing) },
    options,
  );
}

async function specOf<Row, Answer extends z.ZodType, P extends z.ZodType | undefined>(
  call: ListCall<P>,
  { listing, listingFor }: FilteredList<P, Row, Answer>,
  options: ListQueryOptions,
): Promise<ListingSpec> {
  if (!listingFor) return listingOf(listing, { app: call.app, audience: 'admin' });
  const spec = await listingFor(call, filtersOf(call.query, listing, options));
  refuseUnknownKeys(call.query, spec satisfies ListKeys, options);
  return spec;
}
