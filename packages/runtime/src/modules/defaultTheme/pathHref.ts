import { stringify } from 'node:querystring';
import { safeHref } from '../../platform/html/safeHref.ts';

/**
 * Writes a path of the shop, as the catalogue stores it, as an address in a page. A query of its own stays as it is; names of
 * `query` may have several values.
 */
export function pathHref(
  path: string,
  query: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const [bare = '', own = ''] = path.split('?', 2);
  const search = [own, stringify(query)].filter((part) => part !== '').join('&');
  return search === '' ? encodeURI(bare) : `${encodeURI(bare)}?${search}`;
}

/** Returns the path that a form asks to be led on to, where it stays inside the shop; else null. */
export const pathWithin = (to: string | undefined): string | null =>
  to !== undefined && to.startsWith('/') ? safeHref(to) : null;
