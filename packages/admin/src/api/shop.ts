import { createShopClient, isShopError } from '@shop/sdk';

/** The versions of records by path, as the shop last answered them, for `If-Match`. */
const versions = new Map<string, string>();

/** The client of the shop that serves this page. The cookie of the session goes with every request. */
export const shop = createShopClient({
  baseUrl: '',
  credentials: 'same-origin',
  onResponse: ({ request, headers }) => {
    const version = headers?.get('etag');
    if (version) versions.set(new URL(request.url, location.origin).pathname, version);
  },
});

/** Returns the header that refuses a change of a record which somebody else has changed since it was read. */
export const ifUnchanged = (path: string): { readonly headers?: { readonly 'if-match': string } } => {
  const version = versions.get(path);
  return version === undefined ? {} : { headers: { 'if-match': version } };
};

export const isSignedOut = (error: unknown): boolean => isShopError(error) && error.status === 401;
export const isConflict = (error: unknown): boolean =>
  isShopError(error) && error.code === 'VERSION_CONFLICT';
