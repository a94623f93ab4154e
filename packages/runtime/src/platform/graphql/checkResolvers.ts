import { isTypeDefinitionNode, Kind } from 'graphql';
import type { FieldDefinitionNode, TypeDefinitionNode } from 'graphql';
import type { Fault } from '../startFailure.ts';
import { placeOf, ROOT_TYPES } from './checkDefinitions.ts';
import { isRecord } from '../isRecord.ts';
import type { DefinitionFile, Resolve, ResolverFile } from './collect.ts';
import type { ResolverMap } from './executableSchema.ts';

/** The valid resolvers for each schema, and the faults of all others. */
interface CheckedResolvers {
  readonly storefront: readonly ResolverMap[];
  readonly admin: readonly ResolverMap[];
  readonly faults: readonly Fault[];
}

/** A function in a resolver file. */
interface Entry {
  readonly file: ResolverFile;
  readonly type: string;
  readonly field: string;
  readonly resolve: Resolve;
}

/** A type, with its definitions from all files combined. */
interface DefinedType {
  readonly kind: TypeDefinitionNode['kind'];
  readonly admin: boolean;
  readonly fields: ReadonlyMap<string, DefinedField>;
}

interface DefinedField {
  readonly node: FieldDefinitionNode;
  /** True if the type exists only in the admin schema. */
  readonly admin: boolean;
}

/**
 * Checks resolver files against the schema definitions. Every function must match a field, no two functions may match the same
 * field, and every root field must have a resolver. Each fault includes the extension and the file.
 */
export function checkResolvers(
  definitions: readonly DefinitionFile[],
  files: readonly ResolverFile[],
): CheckedResolvers {
  const types = definedTypes(definitions);
  const faults: Fault[] = [];
  const entries = new Map<string, Entry>();
  for (const entry of files.flatMap((file) => entriesOf(file, faults))) {
    const name = `${entry.type}.${entry.field}`;
    const first = entries.get(name);
    const message = first ? `${name} is already resolved in ${first.file.where}` : typeMismatch(types, entry);
    if (message) faults.push({ where: entry.file.where, message });
    else entries.set(name, entry);
  }
  faults.push(...unresolvedRoots(types, entries));
  const all = [...entries.values()];
  return {
    storefront: all.filter(({ file }) => !file.admin).map(toMap),
    admin: all.map(toMap),
    faults,
  };
}

function definedTypes(files: readonly DefinitionFile[]): ReadonlyMap<string, DefinedType> {
  const types = new Map<string, DefinedType & { readonly fields: Map<string, DefinedField> }>();
  const ofAll = files.flatMap((file) => file.document.definitions.map((node) => ({ file, node })));
  for (const { file, node } of ofAll) {
    if (isTypeDefinitionNode(node))
      types.set(node.name.value, { kind: node.kind, admin: file.admin, fields: new Map() });
  }
  for (const { file, node } of ofAll) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    for (const field of node.fields ?? [])
      types.get(node.name.value)?.fields.set(field.name.value, { node: field, admin: file.admin });
  }
  return types;
}

function entriesOf(file: ResolverFile, faults: Fault[]): Entry[] {
  return Object.entries(file.resolvers).flatMap(([type, fields]) => {
    if (!isRecord(fields)) {
      faults.push({ where: file.where, message: `${type} is not an object of field functions` });
      return [];
    }
    return Object.entries(fields).flatMap(([field, resolve]) => {
      if (typeof resolve === 'function')
        return [{ file, type, field, resolve: guardedBy(file, `${type}.${field}`, resolve as Resolve) }];
      faults.push({ where: file.where, message: `${type}.${field} is not a function` });
      return [];
    });
  });
}

const guardedBy = ({ guard }: ResolverFile, field: string, resolve: Resolve): Resolve =>
  guard ? guard(field, resolve) : resolve;

const SCALAR_FUNCTIONS: ReadonlySet<string> = new Set(['coerceOutputValue', 'coerceInputValue']);

/** Returns an error message if a resolver does not match a field. Otherwise null. */
function typeMismatch(
  types: ReadonlyMap<string, DefinedType>,
  { file, type: name, field }: Entry,
): string | null {
  const type = types.get(name);
  if (!type) return `The type ${name} is not in any schema`;
  let admin = type.admin;
  switch (type.kind) {
    case Kind.SCALAR_TYPE_DEFINITION:
      if (!SCALAR_FUNCTIONS.has(field))
        return `A scalar needs coerceOutputValue and coerceInputValue, not ${field}`;
      break;
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.UNION_TYPE_DEFINITION:
      if (field !== '__resolveType') return `${name} is abstract: it needs __resolveType, not ${field}`;
      break;
    case Kind.OBJECT_TYPE_DEFINITION: {
      const target = type.fields.get(field);
      if (!target) return `The type ${name} has no field ${field}`;
      admin ||= target.admin;
      break;
    }
    default:
      return `${name} has no fields to resolve`;
  }
  return admin && !file.admin
    ? `${name}.${field} is only in the admin schema, so its resolver belongs in an .admin.resolvers file`
    : null;
}

/** Finds root fields without a resolver. Other fields can be read from a column of their parent, but root fields have no parent. */
function unresolvedRoots(
  types: ReadonlyMap<string, DefinedType>,
  entries: ReadonlyMap<string, Entry>,
): Fault[] {
  return [...ROOT_TYPES].flatMap((root) =>
    [...(types.get(root)?.fields ?? [])].flatMap(([field, { node, admin }]) => {
      const name = `${root}.${field}`;
      const entry = entries.get(name);
      if (entry && (admin || !entry.file.admin)) return [];
      const label = admin ? 'admin' : 'storefront';
      return [{ where: placeOf(node), message: `${name} has no resolver in the ${label} schema` }];
    }),
  );
}

const toMap = ({ type, field, resolve }: Entry): ResolverMap => ({ [type]: { [field]: resolve } });
