import type { OpenApiDocument, Operation, Parameter } from '../../platform/openApi/document.ts';
import { camelCase } from '../../platform/openApi/sdkName.ts';
import { answerOf, inputOf, pagingOf, rowsOf } from './operationShapes.ts';
import type { Input, Paging, Schemas } from './operationShapes.ts';
import type { Schema } from './typeOf.ts';

/** An API operation that becomes an SDK method. */
export interface SdkOperation {
  readonly id: string;
  readonly resource: string;
  /** The noun in the path that the parameter `id` is named after. */
  readonly noun: string;
  readonly method: string;
  readonly verb: string;
  /** The URL path. `{name*}` matches the rest of the path, including slashes. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly input: Input | null;
  /** The schema of the response's `data`. Null if the API does not define it. */
  readonly answer: Schema | null;
  readonly paging: Paging | null;
  /** True if the response is a text file rather than JSON. */
  readonly isText: boolean;
  /** The response member with the rows of a list. Null if the response is not a list or is the list itself. */
  readonly rows: string | null;
  readonly audience: Audience;
  /** True if the shop executes repeated requests with the same idempotency key only once. */
  readonly takesKey: boolean;
  /** Who may call the operation, as declared in the OpenAPI document. */
  readonly access: string;
}

type SdkName = NonNullable<Operation['x-sdk']>;

/** The audience of an operation. `shoppers` includes operations open to everyone and operations for customers. */
export type Audience = SdkName['audience'];

/**
 * Lists the operations in the OpenAPI document that become SDK methods, by resource and in document order. With `ids`, lists the
 * operations of extensions in a store's SDK, where the path parameter `id` is named after the word before it.
 */
export function sdkOperations(
  document: OpenApiDocument,
  ids: ReadonlySet<string> | null = null,
): readonly SdkOperation[] {
  const found = new Map<string, SdkOperation>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [verb, operation] of Object.entries(operations)) {
      // For a route with several paths, the SDK uses the last path.
      const id = operation.operationId.replace(/_\d+$/, '');
      const name = operation['x-sdk'];
      if (!name || ids?.has(id) === false) continue;
      const noun = ids === null ? name.resource : wordBefore(path, name.resource);
      const { schemas } = document.components;
      found.set(id, sdkOperation({ id, name, noun }, verb.toUpperCase(), path, operation, schemas));
    }
  return [...found.values()].toSorted((a, b) =>
    a.resource < b.resource ? -1 : a.resource > b.resource ? 1 : 0,
  );
}

/** Reports whether the shop executes repeated requests with the same Idempotency-Key only once. */
const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => '$ref' in parameter && parameter.$ref === IDEMPOTENCY_KEY);

/**
 * Lists the write requests under `/api/` for which the shop ignores idempotency keys, such as `POST /api/user/tokens`. Includes requests
 * without an SDK method.
 */
export const sentOnce = (document: OpenApiDocument): readonly string[] =>
  Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([verb, operation]) => verb !== 'get' && template.startsWith('/api/') && !takesKey(operation))
      .map(([verb, { parameters = [] }]) => {
        const named = parameters.filter((parameter) => 'name' in parameter);
        return `${verb.toUpperCase()} ${withRemaining(template, named)}`;
      }),
  );

/** Rewrites a path parameter that matches the rest of the path as `{path*}`. */
const withRemaining = (template: string, parameters: readonly Parameter[]): string =>
  parameters
    .filter(
      ({ in: place, description }) => place === 'path' && description?.startsWith('The rest of the path'),
    )
    .reduce((text, { name }) => text.replace(`{${name}}`, `{${name}*}`), template);

const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';

/** Returns the word before the first parameter of a path. */
const wordBefore = (path: string, resource: string): string =>
  camelCase(/([^/{}]+)\/\{/.exec(path)?.[1] ?? resource);

interface Named {
  readonly id: string;
  readonly name: SdkName;
  readonly noun: string;
}

function sdkOperation(
  { id, name: { resource, method, audience }, noun }: Named,
  verb: string,
  template: string,
  operation: Operation,
  schemas: Schemas,
): SdkOperation {
  const all = operation.parameters ?? [];
  const parameters = all.filter((parameter) => 'name' in parameter);
  const path = withRemaining(template, parameters);
  const input = inputOf(id, operation, parameters, schemas);
  const answer = answerOf(operation);
  return {
    id,
    resource,
    noun,
    method,
    verb,
    path,
    parameters: [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name),
    input,
    answer,
    isText: answer?.type === 'string',
    paging: verb === 'GET' ? pagingOf(method, input) : null,
    rows: answer && rowsOf(answer, schemas),
    audience,
    takesKey: takesKey(operation),
    access: operation.description,
  };
}
