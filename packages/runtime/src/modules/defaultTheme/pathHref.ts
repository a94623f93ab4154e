import { stringify } from 'node:querystring';
import { safeHref } from '../../platform/html/safeHref.ts';

/** Returns the encoded `href` of a shop path. Keeps a query that is part of the path. A parameter in `query` may have several values. */
export function pathHref(
  path: string,
  query: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const [bare = '', own = ''] = path.split('?', 2);
  const search = [own, stringify(query)].filter((part) => part !== '').join('&');
  return search === '' ? encodeURI(bare) : `${encodeURI(bare)}?${search}`;
}

/** Returns the redirect path submitted with a form if the path stays within the shop, otherwise null. */
export const pathWithin = (to: string | undefined): string | null =>
  to !== undefined && to.startsWith('/') ? safeHref(to) : null;
