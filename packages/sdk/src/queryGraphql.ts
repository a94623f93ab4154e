import type { CallOptions } from './clientOptions.ts';
import { printDocument } from './printDocument.ts';
import { dataOf } from './readAnswer.ts';
import type { Send } from './request.ts';

/**
 * A document with typed variables and data: a `TypedDocumentNode` or `TypedDocumentString` from a code generator, or the result of
 * `graphql` from `@shop/sdk/graphql`.
 */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

/** Runs a GraphQL query and returns its `data`. The types come from a typed document. For a string, the caller specifies them. */
export interface GraphqlMethod {
  <Data>(
    document: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<Data>;
  <Data, Variables>(
    document: TypedDocument<Data, Variables>,
    // oxlint-disable-next-line typescript/no-empty-object-type -- tests whether any variable is required
    ...given: {} extends Variables
      ? [variables?: Variables, options?: CallOptions]
      : [variables: Variables, options?: CallOptions]
  ): Promise<Data>;
}

/** Creates the `graphql` method for one of the shop's two endpoints. */
export const createGraphql =
  (send: Send, path: '/graphql' | '/admin/graphql'): GraphqlMethod =>
  async (document: unknown, variables: unknown = {}, options?: CallOptions) => {
    const query = hasDefinitions(document) ? printDocument(document) : String(document);
    // A match in a comment or a name is harmless. It only prevents the query from being retried.
    const readsOnly = !query.includes('mutation');
    const { body } = await send({ method: 'POST', path, body: { query, variables }, readsOnly }, options);
    return dataOf(body) as never;
  };

const hasDefinitions = (document: unknown): document is { readonly definitions: readonly unknown[] } =>
  typeof document === 'object' && document !== null && 'definitions' in document;
