import { getNamedType, isAbstractType, isCompositeType, isObjectType, Kind } from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { suggestion } from '../nearestName.ts';
import type { Fault } from '../startFailure.ts';
import { placeOf, ROOT_TYPES } from './checkDefinitions.ts';
import type { DefinitionFile } from './collect.ts';
import { fieldsOf } from './permissions.ts';
import type { FieldAccess } from './permissions.ts';

interface Checked {
  readonly admin: GraphQLSchema;
  readonly files: readonly DefinitionFile[];
  readonly access: FieldAccess;
  /** All permissions that a role can have. */
  readonly known: ReadonlySet<string>;
}

/**
 * Finds fields that could reveal more than an administrator's roles allow: unknown permissions, and fields with neither
 * `@permission` nor `@public` that need one of them. These are all root fields, fields that lead from one kind of record to another
 * kind that has its own root fields, and fields that an extension adds to another extension's type if they return objects or exist
 * only in the admin schema.
 */
export function checkPermissions({ admin, files, access, known }: Checked): Fault[] {
  const records = recordsOf(admin, access);
  const owners = new Map(
    files.flatMap((file) =>
      file.document.definitions.flatMap((node) =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION ? [[node.name.value, file.owner] as const] : [],
      ),
    ),
  );
  return files.flatMap(fieldsOf).flatMap(({ type, field, file }): Fault[] => {
    const name = `${type}.${field.name.value}`;
    const found = access.get(name);
    if (found) {
      const { permission } = found;
      if (permission === null || known.has(permission)) return [];
      return [
        {
          where: placeOf(field),
          message: `${name} requires the permission "${permission}", which is neither a route ID nor declared`,
          hint: suggestion(permission, [...known]) ?? "Declare it in the extension's `permissions`",
        },
      ];
    }
    const target = recordOf(fieldOf(admin, type, field.name.value));
    const leadsOn =
      !isPage(admin.getType(type)) &&
      objectsOf(admin, target).some((object) => object.name !== type && records.has(object));
    const added = owners.get(type) !== file.owner && (file.admin || leadsToObject(target, owners));
    if (!ROOT_TYPES.has(type) && !leadsOn && !added) return [];
    return [
      {
        where: placeOf(field),
        message: `${name} does not declare who can read it on the admin endpoint`,
        hint: 'Add @permission(id: "…") with the ID of the route that returns the same data, or @public',
      },
    ];
  });
}

/** Returns the object types that a field of the given type can return. */
const objectsOf = (schema: GraphQLSchema, type: GraphQLNamedType | null): readonly GraphQLNamedType[] =>
  isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];

const leadsToObject = (target: GraphQLNamedType | null, owners: ReadonlyMap<string, string>): boolean =>
  isCompositeType(target) && owners.get(target.name) !== 'platform';

/** Lists the types of records that root fields with a permission return, either directly or in a list. */
function recordsOf(admin: GraphQLSchema, access: FieldAccess): ReadonlySet<GraphQLNamedType> {
  const records = new Set<GraphQLNamedType>();
  for (const [name, { permission }] of access) {
    const [type = '', field = ''] = name.split('.');
    if (!ROOT_TYPES.has(type) || permission === null) continue;
    for (const object of objectsOf(admin, recordOf(fieldOf(admin, type, field)))) records.add(object);
  }
  return records;
}

const fieldOf = (schema: GraphQLSchema, type: string, field: string) => {
  const parent = schema.getType(type);
  return isObjectType(parent) ? parent.getFields()[field] : undefined;
};

/** Returns the type of the records that a field returns. For a paginated list, this is the type of its rows. */
function recordOf(field: GraphQLField<unknown, unknown> | undefined): GraphQLNamedType | null {
  if (!field) return null;
  const type = getNamedType(field.type);
  if (!isPage(type)) return type;
  const { items, edges, node } = type.getFields();
  return recordOf(items ?? edges ?? node);
}

/** Reports whether a type is a result page of a list, in either form, or an edge in such a page. */
function isPage(type: GraphQLNamedType | undefined): type is GraphQLObjectType {
  if (!isObjectType(type)) return false;
  const fields = type.getFields();
  return (
    ('items' in fields && 'currentFilters' in fields) ||
    ('edges' in fields && 'pageInfo' in fields) ||
    ('node' in fields && 'cursor' in fields)
  );
}
