const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Returns a request's method if it is a standard one: others are arbitrary client strings, which metrics and traces do not
 * repeat.
 */
export const knownMethod = ({ method = 'GET' }: { readonly method?: string | undefined }): string | null =>
  METHODS.has(method) ? method : null;
