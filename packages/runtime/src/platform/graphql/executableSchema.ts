import { mergeTypeDefs } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType } from 'graphql';
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Resolve } from './collect.ts';
import type { GraphQLContext } from './contract.ts';

/** Functions by type and field, as exported by a resolver file. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

/**
 * Merges definitions and resolvers into one schema. Fields without a resolver read the column with their name. Throws an Error if
 * definitions contradict each other, or resolvers do not match them.
 */
export function executableSchema(
  definitions: readonly DocumentNode[],
  resolvers: readonly ResolverMap[],
): GraphQLSchema {
  const resolves = byType(resolvers);
  const schema = makeExecutableSchema({
    typeDefs: mergeTypeDefs([...definitions], { useSchemaDefinition: false }),
    resolvers: resolves,
    // The schema is private to us: copying every type with its resolvers costs as much as building them.
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= readColumn(field.name);
      // The schema's own resolver is a wrapped one.
      const resolve = resolves[type.name]?.[field.name];
      if (resolve && 'keysOf' in resolve) field.extensions = { keysOf: resolve.keysOf };
    }
  }
  return schema;
}

/** Merges maps that have no fields in common. */
function byType(maps: readonly ResolverMap[]): ResolverMap {
  const types: Record<string, Record<string, Resolve>> = {};
  for (const map of maps)
    for (const [type, fields] of Object.entries(map)) Object.assign((types[type] ??= {}), fields);
  return types;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Creates a resolver that reads the column for a field (`urlKey` reads `url_key`). Stored JSON is partly in camelCase
 * (`quotedAt`), so the field name itself is read if there is no such column. The names are computed here, once per field.
 */
function readColumn(field: string): GraphQLFieldResolver<unknown, GraphQLContext> {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (column === field) return (row) => (row as Row)[field];
  return (row) => {
    const value = (row as Row)[column];
    return value === undefined ? (row as Row)[field] : value;
  };
}
