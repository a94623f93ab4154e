import { stringify } from 'node:querystring';
import { z } from 'zod';

/** The `query` schema of a route that redirects its callers with all parameters of their request. */
export const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Returns a path with the query of the request. */
export function withQuery(path: string, query: z.output<typeof anyQuery>): string {
  const search = stringify(query);
  return search === '' ? path : `${path}?${search}`;
}
