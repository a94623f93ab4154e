import { stringify } from 'node:querystring';
import { z } from 'zod';

/** The `query` schema for a route that redirects with all query parameters of the request. */
export const anyQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Appends the request's query string to a path. */
export function withQuery(path: string, query: z.output<typeof anyQuery>): string {
  const search = stringify(query);
  return search === '' ? path : `${path}?${search}`;
}
