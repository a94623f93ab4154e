import { stringify } from 'node:querystring';
import { z } from 'zod';

/** For the `query` of a route that sends its callers on with all that they asked. */
export const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** A path with the query of the request. */
export function withQuery(path: string, query: z.output<typeof anyQuery>): string {
  const search = stringify(query);
  return search === '' ? path : `${path}?${search}`;
}
