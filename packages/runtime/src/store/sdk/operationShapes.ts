import type { OpenApiDocument, Operation, Parameter } from '../../platform/openApi/document.ts';
import { resolveRef } from '../../platform/openApi/jsonSchema.ts';
import type { Schema } from './typeOf.ts';

/** The object that the SDK method of an operation takes. */
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

/** Returns the object that a method takes: the query, or the body with a member for the query. Null if it takes none. */
export function inputOf(
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

/** Returns the schema of the response's `data`. Null if the API does not define it. */
export function answerOf({ responses }: Operation): Schema | null {
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

export type Schemas = OpenApiDocument['components']['schemas'];

/** Returns the response member with the rows of a list, which is the first array member, or null if there is none. */
export function rowsOf(answer: Schema, schemas: Schemas): string | null {
  const { properties = {} } = resolveRef(answer, schemas);
  return (
    Object.entries(properties).find(([, field]) => resolveRef(field, schemas).type === 'array')?.[0] ?? null
  );
}

/** Returns the type of pagination of a method that reads. Null if it does not return a list. */
export function pagingOf(method: string, input: Input | null): Paging | null {
  const { page, limit, after } = input?.schema.properties ?? {};
  if (after && !page) return 'cursor';
  if (!page || !limit) return /^list(?:[A-Z]|$)/.test(method) ? 'whole' : null;
  if (limit.default === undefined) return 'whole';
  if (limit.default !== PAGE_SIZE)
    throw new Error(`Pages of ${PAGE_SIZE} rows are expected, not ${limit.default}`);
  return 'pages';
}
