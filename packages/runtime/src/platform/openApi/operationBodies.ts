import { z } from 'zod';
import type { Route } from '../contracts/route.ts';
import type { RoutePlan } from '../http/routePlan.ts';
import type { RequestBody, Response } from './document.ts';
import { exampleOf } from './exampleOf.ts';
import type { JsonSchema, SchemaRegistry } from './jsonSchema.ts';

const BYTES: Readonly<Record<string, string>> = {
  raw: 'Read as its bytes.',
  stream: 'Read as it arrives.',
};

/** Describes the body of a request. Returns null if the route takes none. */
export function requestBodyOf({ id, body, takes }: Route, registry: SchemaRegistry): RequestBody | null {
  if (body === undefined) return null;
  if (typeof body === 'string') {
    const { type = 'application/octet-stream', fields } = takes ?? {};
    return {
      description: BYTES[body]!,
      required: true,
      content: { [type]: fields ? fieldsOf(fields, type, `${id}Body`, registry) : {} },
    };
  }
  // A missing body counts as an empty object.
  const required = !body.safeParse({}).success;
  const schema = registry.refer(body, `${id}Body`, 'input');
  return { required, content: { 'application/json': { schema, ...exampled(body, schema, registry) } } };
}

function fieldsOf(fields: z.ZodType, type: string, name: string, registry: SchemaRegistry) {
  const schema = registry.refer(fields, name, 'input');
  return { schema, ...(type === 'application/json' && exampled(fields, schema, registry)) };
}

/** Creates an example for a schema. Omitted if the schema rejects the example. */
function exampled(
  schema: z.ZodType,
  json: JsonSchema,
  { schemas }: SchemaRegistry,
  wrap: (example: unknown) => unknown = (example) => example,
): { readonly example?: unknown } {
  const example = exampleOf(json, schemas);
  return isAccepted(schema, example) ? { example: wrap(example) } : {};
}

function isAccepted(schema: z.ZodType, example: unknown): boolean {
  try {
    return schema.safeParse(example).success;
  } catch {
    // A schema that needs something else for validation, such as the database, has no example.
    return false;
  }
}

const DATA: JsonSchema = { $ref: '#/components/schemas/Data' };

/** The `meta` of a list with one row. */
const ONE_PAGE = { total: 1, page: 1, limit: 20, next: null };

/** Describes the answer of a successful request. */
export function successOf(
  { id, answers, response, listed }: Route,
  { tagsAnswer }: RoutePlan,
  registry: SchemaRegistry,
): Response {
  const schema = response && registry.refer(response, `${id}Data`, 'output');
  if (answers !== undefined)
    return {
      description: 'Returned without the envelope.',
      content: Object.fromEntries(
        [answers]
          .flat()
          .map((type) => [
            type,
            schema && response ? { schema, ...exampled(response, schema, registry) } : {},
          ]),
      ),
    };
  const meta = listed && { meta: { $ref: '#/components/schemas/ListMeta' } };
  const envelope = schema
    ? {
        allOf: [
          DATA,
          { properties: { data: schema, ...meta }, required: Object.keys({ data: schema, ...meta }) },
        ],
      }
    : DATA;
  const headers = tagsAnswer && { headers: { ETag: { $ref: '#/components/headers/ETag' } } };
  const example =
    response &&
    schema &&
    exampled(response, schema, registry, (data) => ({ data, ...(listed && { meta: ONE_PAGE }) }));
  return {
    description: 'Success.',
    ...headers,
    content: { 'application/json': { schema: envelope, ...example } },
  };
}
