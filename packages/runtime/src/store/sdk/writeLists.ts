import type { GraphQLFieldMap, GraphQLSchema } from 'graphql';
import type { FieldKeys } from '../../platform/graphql/listFields.ts';
import { listQuery } from '../../platform/listing/listQuery.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { inputSchemaOf } from '../../platform/openApi/jsonSchema.ts';
import { typeOf } from './typeOf.ts';

/** The type member for filters by attribute code. */
const ATTRIBUTES = `/** Option ids or UUIDs by attribute code. A product matches an attribute if it has any of the listed options. */
attributes?: Readonly<Record<string, string | readonly string[]>> | undefined;`;

/**
 * Returns an interface with the filters and sort orders of a schema's lists, by field name. The keys are the filters that the server
 * reads, spelled as in REST.
 */
export function writeLists(name: string, schema: GraphQLSchema, audience: Audience): string {
  const fields: GraphQLFieldMap<unknown, unknown> = schema.getQueryType()?.getFields() ?? {};
  const rows = Object.values(fields).flatMap((field) => {
    const keysOf = field.extensions['keysOf'] as ((audience: Audience) => FieldKeys) | undefined;
    if (!keysOf) return [];
    const [, list] = /^(.+)Connection$/.exec(field.name) ?? [];
    // A connection is paginated with its arguments.
    const type =
      list === undefined ? queryType(keysOf(audience)) : `Omit<${name}['${list}'], 'page' | 'limit'>`;
    return [`${field.name}: ${type};`];
  });
  return `export interface ${name} {\n${rows.join('\n')}\n}\n`;
}

function queryType(keys: FieldKeys): string {
  const { properties = {} } = inputSchemaOf(listQuery(keys));
  // Only REST lists accept a cursor in addition to the filters.
  const { after: _, ...shared } = properties;
  const type = typeOf({ type: 'object', properties: shared }, 'input', String);
  return keys.open ? type.replace(/\}$/, `${ATTRIBUTES}\n}`) : type;
}
