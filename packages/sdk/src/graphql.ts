import { ShopError } from './errors.ts';
import { isRecord } from './request.ts';
import type { CallOptions, Send } from './request.ts';

/** Runs a query at the storefront's endpoint and returns its `data`. An answer with errors throws the first of them. */
export async function queryGraphql<T>(
  send: Send,
  path: string,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  options?: CallOptions,
): Promise<T> {
  const answer = await send(
    { method: 'POST', path, body: { query: document, variables }, readsOnly: true },
    options,
  );
  const { data, errors } = isRecord(answer.body) ? answer.body : {};
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (!isRecord(first)) return data as T;
  const code = isRecord(first.extensions) ? first.extensions.code : undefined;
  throw new ShopError({
    kind: 'graphql',
    status: answer.status,
    code: typeof code === 'string' ? code : 'GRAPHQL_ERROR',
    message: String(first.message),
    requestId: answer.requestId,
  });
}
