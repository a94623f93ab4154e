import { mergeTypeDefs } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { isObjectType } from 'graphql';
import type { DocumentNode, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Resolve } from './collect.ts';
import type { GraphQLContext } from './contract.ts';

/** Resolver functions by type and field, as a resolver file exports them. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

/**
 * Combines definitions and resolvers into an executable schema. Fields without a resolver read the column of the same name. Throws
 * an Error if definitions conflict or resolvers do not match them.
 */
export function executableSchema(
  definitions: readonly DocumentNode[],
  resolvers: readonly ResolverMap[],
): GraphQLSchema {
  const resolves = byType(resolvers);
  const schema = makeExecutableSchema({
    typeDefs: mergeTypeDefs([...definitions], { useSchemaDefinition: false }),
    resolvers: resolves,
    // Modify the schema in place, because no other code uses it. Copying all types takes as long as building them.
    updateResolversInPlace: true,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= readColumn(field.name);
      // The schema contains a wrapper, so use the original resolver.
      const resolve = resolves[type.name]?.[field.name];
      if (resolve && 'keysOf' in resolve) field.extensions = { keysOf: resolve.keysOf };
    }
  }
  return schema;
}

/** Merges resolver maps that have no fields in common. */
function byType(maps: readonly ResolverMap[]): ResolverMap {
  const types: Record<string, Record<string, Resolve>> = {};
  for (const map of maps)
    for (const [type, fields] of Object.entries(map)) Object.assign((types[type] ??= {}), fields);
  return types;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Creates a resolver that reads a field's column from its parent, such as `url_key` for `urlKey`. If there is no such column, reads
 * the field name itself, because some stored JSON uses camelCase, such as `quotedAt`. The column name is computed once per field,
 * not once per call.
 */
function readColumn(field: string): GraphQLFieldResolver<unknown, GraphQLContext> {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (column === field) return (row) => (row as Row)[field];
  return (row) => {
    const value = (row as Row)[column];
    return value === undefined ? (row as Row)[field] : value;
  };
}
