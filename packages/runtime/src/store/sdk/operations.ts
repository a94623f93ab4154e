import type { OpenApiDocument, Operation, Parameter } from '../../platform/openApi/document.ts';
import { resolveRef } from '../../platform/openApi/jsonSchema.ts';
import { EXCLUDED, METHODS, RESOURCES, STAFF } from './names.ts';
import type { Schema } from './typeOf.ts';

/** An operation of the API as a method of the SDK. */
export interface SdkOperation {
  readonly id: string;
  readonly resource: string;
  /** What the path is about, after which the parameter `id` is named. */
  readonly noun: string;
  readonly method: string;
  readonly verb: string;
  /** `{name*}` is the rest of the path, slashes included. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly input: Input | null;
  /** The schema of the answer's `data`; null where the API does not have it. */
  readonly answer: Schema | null;
  readonly paging: Paging | null;
  /** Tells whether the answer is a file of text, not JSON. */
  readonly isText: boolean;
  /** The member of the answer that has the rows of a list; null: the answer is the list itself, or has none. */
  readonly rows: string | null;
  readonly audience: Audience;
  /** The access to the operation, as the document states it. */
  readonly access: string;
}

/** Who an operation is for: `shoppers` are everybody and customers. */
export type Audience = 'shoppers' | 'administrators';

export interface Input {
  readonly kind: 'query' | 'body' | 'form';
  readonly schema: Schema;
  readonly required: boolean;
}

/** The paging of a list: `pages` by `page` and `limit`, `cursor` by `after` and `next`, `whole` for lists without pages. */
export type Paging = 'pages' | 'cursor' | 'whole';

/** The number of rows of a page without `limit`, which the SDK relies on. */
const PAGE_SIZE = 20;

/**
 * Lists the operations of the document that become methods, by resource and in the document's order. With `owners`, the operations of
 * extensions by id: only those, where each extension has one resource whose methods have the names of its routes.
 */
export function sdkOperations(
  document: OpenApiDocument,
  owners: ReadonlyMap<string, string> | null = null,
): readonly SdkOperation[] {
  const found = new Map<string, SdkOperation>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [verb, operation] of Object.entries(operations)) {
      // A route with several paths is called by its last one.
      const id = operation.operationId.replace(/_\d+$/, '');
      if (EXCLUDED.some((pattern) => pattern.test(id)) || owners?.has(id) === false) continue;
      const made = sdkOperation(id, verb.toUpperCase(), path, operation, document.components.schemas);
      const owner = owners?.get(id);
      found.set(id, owner === undefined ? made : ofExtension(made, owner));
    }
  const all = [...found.values()].toSorted((a, b) =>
    a.resource < b.resource ? -1 : a.resource > b.resource ? 1 : 0,
  );
  refuseTwins(all);
  return all;
}

/** Names an operation of an extension: the resource after the extension, the method after the route. */
function ofExtension(operation: SdkOperation, owner: string): SdkOperation {
  const [, noun = owner] = /([^/{}]+)\/\{/.exec(operation.path) ?? [];
  return { ...operation, resource: camelCase(owner), noun: camelCase(noun), method: operation.id };
}

function sdkOperation(
  id: string,
  verb: string,
  template: string,
  operation: Operation,
  schemas: Schemas,
): SdkOperation {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const rest = inPath.filter(({ description }) => description?.startsWith('The rest of the path'));
  const path = rest.reduce((text, { name }) => text.replace(`{${name}}`, `{${name}*}`), template);
  const resource = resourceOf(template);
  const method = METHODS[id] ?? methodOf(id, resource);
  const input = inputOf(id, operation, parameters);
  const answer = answerOf(operation);
  return {
    id,
    resource,
    noun: resource,
    method,
    verb,
    path,
    parameters: [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name = '']) => name),
    input,
    answer,
    isText: answer?.type === 'string',
    paging: verb === 'GET' ? pagingOf(method, input) : null,
    rows: answer && rowsOf(answer, schemas),
    audience: audienceOf(resource, operation),
    access: operation.description,
  };
}

function audienceOf(resource: string, { security = [] }: Operation): Audience {
  const names = security.map((scheme) => Object.keys(scheme)[0]);
  const needsStaff = names.length > 0 && names.every((name) => name?.startsWith('admin'));
  return needsStaff || STAFF.includes(resource) ? 'administrators' : 'shoppers';
}

function resourceOf(path: string): string {
  const named = RESOURCES.find(([pattern]) => pattern.test(path));
  if (named) return named[1];
  const [first = ''] = path.replace(/^\/api\//, '').split('/');
  return camelCase(first);
}

/** Writes `tax-rates` as `taxRates`. */
const camelCase = (name: string): string =>
  name.replaceAll(/[^a-zA-Z\d]+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names a method: `createProduct` of `products` is `create`, `addProductLink` is `addLink`. */
function methodOf(id: string, resource: string): string {
  const singular = resource
    .replace(/ies$/, 'y')
    .replace(/([^y])sses$/, '$1ss')
    .replace(/([^s])s$/, '$1');
  const nouns = [resource, singular].map(
    (noun) => `[${noun.charAt(0)}${noun.charAt(0).toUpperCase()}]${noun.slice(1)}`,
  );
  const noun = new RegExp(`(?:${nouns.join('|')})(?=[A-Z]|$)`);
  const name = id.replace(noun, '') || id;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function inputOf(id: string, operation: Operation, parameters: readonly Parameter[]): Input | null {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (content && query.length > 0) throw new Error(`${id} takes a body and a query; a method has one object`);
  if (content)
    return {
      kind: type === 'multipart/form-data' ? 'form' : 'body',
      schema: content.schema ?? {},
      required: operation.requestBody?.required ?? false,
    };
  if (query.length === 0) return null;
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(
    query.map(({ name, schema, description }) => [name, { ...(description && { description }), ...schema }]),
  );
  return { kind: 'query', schema: { type: 'object', properties, required }, required: required.length > 0 };
}

function answerOf({ responses }: Operation): Schema | null {
  const answer = responses['200'];
  const contents = answer && 'content' in answer ? (answer.content ?? {}) : {};
  if (isText(contents)) return { type: 'string', description: 'The file as text.' };
  const content = contents['application/json'];
  const data = content?.schema?.allOf?.[1]?.properties?.data;
  return data && Object.keys(data).length > 0 ? data : null;
}

/** Tells whether an operation answers a file of text, such as a table or JSON lines. */
const isText = (contents: object): boolean => {
  const types = Object.keys(contents);
  return types.length > 0 && types.every((type) => /^text\/|ndjson$/.test(type));
};

type Schemas = OpenApiDocument['components']['schemas'];

/** Finds the member of an answer that has the rows of a list: its first one that is a list. Null: there is none. */
function rowsOf(answer: Schema, schemas: Schemas): string | null {
  const { properties = {} } = resolveRef(answer, schemas);
  return (
    Object.entries(properties).find(([, field]) => resolveRef(field, schemas).type === 'array')?.[0] ?? null
  );
}

function pagingOf(method: string, input: Input | null): Paging | null {
  const { page, limit, after } = input?.schema.properties ?? {};
  if (after) return 'cursor';
  if (!page || !limit) return /^list(?:[A-Z]|$)/.test(method) ? 'whole' : null;
  if (limit.default === undefined) return 'whole';
  if (limit.default !== PAGE_SIZE)
    throw new Error(`Pages of ${PAGE_SIZE} rows are expected, not ${limit.default}`);
  return 'pages';
}

function refuseTwins(operations: readonly SdkOperation[]): void {
  const ids = new Map<string, string>();
  for (const { resource, method, id } of operations) {
    const name = `${resource}.${method}`;
    if (ids.has(name))
      throw new Error(`${ids.get(name)} and ${id} are both ${name}: name one in store/sdk/names.ts`);
    ids.set(name, id);
  }
}
