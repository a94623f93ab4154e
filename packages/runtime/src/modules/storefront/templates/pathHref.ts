import { stringify } from 'node:querystring';

/** A path of the shop, as the catalogue stores it, as an address in a page; with a query, whose names may have several values. */
export function pathHref(
  path: string,
  query: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const search = stringify(query);
  return search === '' ? encodeURI(path) : `${encodeURI(path)}?${search}`;
}
