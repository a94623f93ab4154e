import path from 'node:path';
import { openApiOfStore } from '../../packages/runtime/src/index.ts';

/** A JSON schema of a body, as far as it has named keys. */
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

/** The schemas of the bodies that create and change records, by the path of their collection. */
interface BodySchemas {
  create(api: string): BodySchema;
  update(api: string): BodySchema;
}

/** Returns the schemas of the bodies of a store. References are followed. */
export async function bodySchemas(): Promise<BodySchemas> {
  const storeDir = path.resolve(import.meta.dirname, '../../examples/store');
  const { paths, components } = (await openApiOfStore({ storeDir })) as unknown as Document;
  const followed = (schema: BodySchema, depth = 0): BodySchema => {
    const named = schema.$ref && components.schemas[schema.$ref.split('/').at(-1) as string];
    const { properties, items, anyOf } = named || schema;
    // Groups of fields hold groups of fields.
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

/** Lists the keys of a schema, with those of the objects and rows in it, for which a body has no value. */
export function unsetPaths(schema: BodySchema, value: unknown, at: string): readonly string[] {
  if (isEmpty(value)) return [at];
  const parts = [schema, ...(schema.anyOf ?? [])];
  const rows = parts.find(({ items }) => items)?.items;
  if (Array.isArray(value)) {
    // A key counts where one of the rows has it.
    const ofRows = rows ? value.map((row: unknown) => new Set(unsetPaths(rows, row, at))) : [];
    return [...ofRows.reduce((left, right) => left.intersection(right), ofRows[0] ?? new Set<string>())];
  }
  const properties = parts.find((part) => part.properties)?.properties;
  if (!properties || typeof value !== 'object') return [];
  return Object.entries(properties).flatMap(([key, inner]) =>
    unsetPaths(inner, (value as Readonly<Record<string, unknown>>)[key], `${at}.${key}`),
  );
}
