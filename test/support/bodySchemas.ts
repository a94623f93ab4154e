import path from 'node:path';
import { openApiOfStore } from '../../packages/runtime/src/index.ts';

/** JSON Schema of a request body, limited to the keywords that determine its keys. */
export interface BodySchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly items?: BodySchema;
  readonly anyOf?: readonly BodySchema[];
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, BodySchema>> };
}

/** Schemas of the request bodies that create and change records, by collection path. */
interface BodySchemas {
  create(api: string): BodySchema;
  update(api: string): BodySchema;
}

/** Returns the request body schemas of a store, with references resolved. */
export async function bodySchemas(): Promise<BodySchemas> {
  const storeDir = path.resolve(import.meta.dirname, '../../examples/store');
  const { paths, components } = (await openApiOfStore({ storeDir })) as unknown as Document;
  const followed = (schema: BodySchema, depth = 0): BodySchema => {
    const named = schema.$ref && components.schemas[schema.$ref.split('/').at(-1) as string];
    const { properties, items, anyOf } = named || schema;
    // Limits the depth because groups of fields may contain groups of fields.
    if (depth > 4) return {};
    return {
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key, followed(value, depth + 1)]),
        ),
      }),
      ...(items && { items: followed(items, depth + 1) }),
      ...(anyOf && { anyOf: anyOf.map((one) => followed(one, depth + 1)) }),
    };
  };
  const schemaOf = (at: string | undefined, method: string) =>
    followed(paths[at ?? '']?.[method]?.requestBody?.content['application/json']?.schema ?? {});
  const recordOf = (api: string) =>
    Object.keys(paths).find((at) => at.startsWith(`${api}/{`) && at.indexOf('}') === at.length - 1);
  return {
    create: (api) => schemaOf(api, 'post'),
    update: (api) => schemaOf(recordOf(api), 'patch'),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  JSON.stringify(value) === '[]' ||
  JSON.stringify(value) === '{}';

/** Lists the schema keys for which a body has no value, including keys of nested objects and rows. */
export function unsetPaths(schema: BodySchema, value: unknown, at: string): readonly string[] {
  if (isEmpty(value)) return [at];
  const parts = [schema, ...(schema.anyOf ?? [])];
  const rows = parts.find(({ items }) => items)?.items;
  if (Array.isArray(value)) {
    // A row key is set if at least one of the rows has a value for it.
    const ofRows = rows ? value.map((row: unknown) => new Set(unsetPaths(rows, row, at))) : [];
    return [...ofRows.reduce((left, right) => left.intersection(right), ofRows[0] ?? new Set<string>())];
  }
  const properties = parts.find((part) => part.properties)?.properties;
  if (!properties || typeof value !== 'object') return [];
  return Object.entries(properties).flatMap(([key, inner]) =>
    unsetPaths(inner, (value as Readonly<Record<string, unknown>>)[key], `${at}.${key}`),
  );
}
