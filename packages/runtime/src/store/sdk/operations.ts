import type { OpenApiDocument, Operation, Parameter } from '../../platform/openApi/document.ts';
import { resolveRef } from '../../platform/openApi/jsonSchema.ts';
import { camelCase } from '../../platform/openApi/sdkName.ts';
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

export interface Input {
  readonly kind: 'query' | 'body' | 'form';
  readonly schema: Schema;
  /** The member of a form that is sent in the query. Null if there is none. */
  readonly inQuery: string | null;
  readonly required: boolean;
}

/**
 * The type of pagination of a list. `pages` uses `page` and `limit`, and the cursor in the path of the next page. `cursor` uses only
 * `after` and `next`. `whole` means that the list has no pagination.
 */
export type Paging = 'pages' | 'cursor' | 'whole';

/** The default page size, which the SDK relies on. */
const PAGE_SIZE = 20;

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

function inputOf(
  id: string,
  operation: Operation,
  parameters: readonly Parameter[],
  schemas: Schemas,
): Input | null {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(
    query.map(({ name, schema, description }) => [name, { ...(description && { description }), ...schema }]),
  );
  if (content) {
    const kind = type === 'multipart/form-data' ? 'form' : 'body';
    if (query.length > (kind === 'form' ? 1 : 0))
      throw new Error(`${id} takes a body and a query; a method has one object`);
    const schema = content.schema ?? {};
    return {
      kind,
      // The method's object has the parameter of the query too.
      schema: query.length === 0 ? schema : withProperties(resolveRef(schema, schemas), properties),
      inQuery: query[0]?.name ?? null,
      required: operation.requestBody?.required ?? false,
    };
  }
  if (query.length === 0) return null;
  return {
    kind: 'query',
    schema: { type: 'object', properties, required },
    inQuery: null,
    required: required.length > 0,
  };
}

const withProperties = (schema: Schema, properties: NonNullable<Schema['properties']>): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
});

function answerOf({ responses }: Operation): Schema | null {
  const answer = responses['200'];
  const contents = answer && 'content' in answer ? (answer.content ?? {}) : {};
  if (isText(contents)) return { type: 'string', description: 'The file as text.' };
  const content = contents['application/json'];
  const data = content?.schema?.allOf?.[1]?.properties?.data;
  return data && Object.keys(data).length > 0 ? data : null;
}

/** Reports whether an operation returns a text file, such as CSV or JSON lines. */
const isText = (contents: object): boolean => {
  const types = Object.keys(contents);
  return types.length > 0 && types.every((type) => /^text\/|ndjson$/.test(type));
};

type Schemas = OpenApiDocument['components']['schemas'];

/** Returns the response member with the rows of a list, which is the first array member, or null if there is none. */
function rowsOf(answer: Schema, schemas: Schemas): string | null {
  const { properties = {} } = resolveRef(answer, schemas);
  return (
    Object.entries(properties).find(([, field]) => resolveRef(field, schemas).type === 'array')?.[0] ?? null
  );
}

function pagingOf(method: string, input: Input | null): Paging | null {
  const { page, limit, after } = input?.schema.properties ?? {};
  if (after && !page) return 'cursor';
  if (!page || !limit) return /^list(?:[A-Z]|$)/.test(method) ? 'whole' : null;
  if (limit.default === undefined) return 'whole';
  if (limit.default !== PAGE_SIZE)
    throw new Error(`Pages of ${PAGE_SIZE} rows are expected, not ${limit.default}`);
  return 'pages';
}
