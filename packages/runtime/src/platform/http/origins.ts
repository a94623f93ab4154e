/** Origins as browsers write them in the `Origin` header: without path, in lower case, without a default port. */
export const createOrigins = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.map((url) => new URL(url).origin));
