import { z } from 'zod';
import { firstFree } from '../firstFree.ts';

/** A JSON Schema (draft 2020-12), as used by OpenAPI 3.1. Only members that the docs page shows are declared. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly [keyword: string]: unknown;
}

/**
 * The direction of the data. `input` describes request data. `output` describes response data, which may have undeclared
 * members.
 */
type Direction = 'input' | 'output';

/** Collects a document's schemas under `components`, without duplicates. */
export interface SchemaRegistry {
  /** The schemas by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Adds the schema under `name`, or under a numbered variant if the name is taken, and returns a reference to it. */
  refer(schema: z.ZodType, name: string, io: Direction): JsonSchema;
  /** Returns the schema itself and adds the schemas that it references. */
  inline(schema: z.ZodType, name: string): JsonSchema;
}

const PLACE = '#/components/schemas/';

/** Creates a collection that already contains the `shared` schemas. */
export function createSchemaRegistry(shared: Readonly<Record<string, JsonSchema>>): SchemaRegistry {
  const schemas: Record<string, JsonSchema> = { ...shared };
  const names = new Map<z.ZodType, string>();

  const reserve = (preferred: string): string => {
    const name = uniqueName(preferred.replace(/[^\w.-]/g, '_'), (taken) => Object.hasOwn(schemas, taken));
    schemas[name] = {};
    return name;
  };
  /** Moves a schema's definitions to the shared components, so that its references are valid in the document. */
  const moveDefinitions = (json: JsonSchema, name: string, self: string | null): JsonSchema => {
    const { $schema: _, $defs = {}, ...rest } = json;
    const definitions = Object.entries($defs as Record<string, JsonSchema>);
    const places = new Map(definitions.map(([key]) => [`#/$defs/${key}`, PLACE + reserve(`${name}.${key}`)]));
    if (self) places.set('#', PLACE + self);
    for (const [key, definition] of definitions)
      schemas[places.get(`#/$defs/${key}`)!.slice(PLACE.length)] = moveRefs(definition, places);
    return moveRefs(rest, places);
  };

  const refer: SchemaRegistry['refer'] = (schema, preferred, io) => {
    let name = names.get(schema);
    if (name === undefined) {
      name = reserve(preferred);
      names.set(schema, name);
      schemas[name] = moveDefinitions(toJson(schema, io), name, name);
    }
    return { $ref: PLACE + name };
  };
  const inline: SchemaRegistry['inline'] = (schema, name) => {
    const json = toJson(schema, 'input');
    return hasSelf(json)
      ? schemas[refer(schema, name, 'input').$ref!.slice(PLACE.length)]!
      : moveDefinitions(json, name, null);
  };
  return { schemas, refer, inline };
}

/** Returns the name, or the first of `name_2`, `name_3`, … that is not taken. */
export const uniqueName = (name: string, isTaken: (name: string) => boolean): string =>
  firstFree((number) => (number === 1 ? name : `${name}_${number}`), isTaken);

/** Resolves a reference to a collected schema or to `components`. */
export const resolveRef = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  schema.$ref === undefined ? schema : (schemas[schema.$ref.slice(PLACE.length)] ?? {});

/**
 * Returns the JSON schema for a schema's input. Empty for a schema from another copy of zod, or one that JSON Schema cannot
 * express.
 */
export const inputSchemaOf = (schema: z.ZodType): JsonSchema => toJson(schema, 'input');

function toJson(schema: z.ZodType, io: Direction): JsonSchema {
  try {
    return z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        // zod drops examples from transformed inputs, so they are added here.
        const examples = io === 'input' && z.globalRegistry.get(zodSchema)?.['examples'];
        if (Array.isArray(examples)) jsonSchema.examples = examples;
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties;
      },
    }) as JsonSchema;
  } catch {
    // An extension's schema may come from another copy of zod. Such a schema validates correctly but cannot be converted here.
    return {};
  }
}

const hasSelf = (json: JsonSchema): boolean => JSON.stringify(json).includes('"$ref":"#"');

/** Returns a copy of the schema with each `$ref` updated to its new location. */
function moveRefs<T>(json: T, places: ReadonlyMap<string, string>): T {
  if (places.size === 0 || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item) => moveRefs(item, places)) as T;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? (places.get(value) ?? value) : moveRefs(value, places),
    ]),
  ) as T;
}
