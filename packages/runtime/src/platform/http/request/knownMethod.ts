const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the method of a request if it is a usual one: others are texts of the client, which metrics and traces do not repeat. */
export const knownMethod = ({ method = 'GET' }: { readonly method?: string | undefined }): string | null =>
  METHODS.has(method) ? method : null;
