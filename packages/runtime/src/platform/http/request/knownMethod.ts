const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Returns the HTTP method if it is a standard method, otherwise null. Nonstandard methods are arbitrary client strings, which
 * must not appear in metrics and traces.
 */
export const knownMethod = ({ method = 'GET' }: { readonly method?: string | undefined }): string | null =>
  METHODS.has(method) ? method : null;
