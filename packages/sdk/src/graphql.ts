import type { CallOptions, Send } from './request.ts';

/** Runs a query at the storefront's endpoint and returns its `data`. */
export async function queryGraphql<T>(
  send: Send,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<T> {
  const body = { query: document, variables };
  // A word in a comment or a name at most keeps a query from being tried again.
  const readsOnly = !document.includes('mutation');
  const answer = await send({ method: 'POST', path: '/graphql', body, readsOnly }, options);
  return (answer.body as { readonly data: T } | undefined)?.data as T;
}
