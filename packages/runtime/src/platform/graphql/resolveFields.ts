import { isAbstractType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLFieldResolver, GraphQLNamedType, GraphQLSchema, GraphQLTypeResolver } from 'graphql';
import type { Fault } from '../startFailure.ts';
import { placeOf, ROOT_TYPES } from './checkDefinitions.ts';
import { isRecord } from './collect.ts';
import type { ResolverFile } from './collect.ts';
import type { GraphQLContext } from './contract.ts';

/** The storefront schema, and the admin one that holds all of it and more. */
export interface Schemas {
  readonly storefront: GraphQLSchema;
  readonly admin: GraphQLSchema;
}

/** One function of a resolver file. */
interface Entry {
  readonly file: ResolverFile;
  readonly type: string;
  readonly field: string;
  readonly resolve: (...args: never[]) => unknown;
}

/**
 * Puts the resolvers of the files on the schemas that they join, and the column of its name on every field that
 * has none. Returns what fits nowhere, is there twice, or is missing.
 */
export function resolveFields(schemas: Schemas, files: readonly ResolverFile[]): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, Entry>();
  for (const entry of files.flatMap((file) => entriesOf(file, faults))) {
    const name = `${entry.type}.${entry.field}`;
    const first = taken.get(name);
    const message = first ? `${name} is already resolved in ${first.file.where}` : place(schemas, entry);
    if (message) faults.push({ where: entry.file.where, message });
    else taken.set(name, entry);
  }
  faults.push(...unresolvedRoots(schemas));
  readColumns(schemas.storefront);
  readColumns(schemas.admin);
  return faults;
}

function entriesOf(file: ResolverFile, faults: Fault[]): Entry[] {
  return Object.entries(file.resolvers).flatMap(([type, fields]) => {
    if (!isRecord(fields)) {
      faults.push({ where: file.where, message: `${type} is not an object of field functions` });
      return [];
    }
    return Object.entries(fields).flatMap(([field, resolve]) => {
      if (typeof resolve === 'function') return [{ file, type, field, resolve: resolve as Entry['resolve'] }];
      faults.push({ where: file.where, message: `${type}.${field} is not a function` });
      return [];
    });
  });
}

/** Puts one resolver where it belongs, or says why that cannot be. */
function place({ storefront, admin }: Schemas, entry: Entry): string | null {
  const { file, type, field } = entry;
  const fault = attach(admin.getType(type), entry);
  if (fault || file.admin) return fault;
  if (attach(storefront.getType(type), entry) === null) return null;
  return `${type}.${field} is in the admin schema only: its resolver belongs in an .admin.resolvers file`;
}

const SCALAR_FUNCTIONS: ReadonlySet<string> = new Set(['coerceOutputValue', 'coerceInputValue']);

function attach(type: GraphQLNamedType | undefined, { type: name, field, resolve }: Entry): string | null {
  if (!type) return `The type ${name} is in no schema`;
  if (isScalarType(type)) {
    if (!SCALAR_FUNCTIONS.has(field))
      return `A scalar has coerceOutputValue and coerceInputValue, not ${field}`;
    Object.assign(type, { [field]: resolve });
    return null;
  }
  if (isAbstractType(type)) {
    if (field !== '__resolveType') return `${name} is abstract: it has __resolveType, not ${field}`;
    type.resolveType = resolve as unknown as GraphQLTypeResolver<unknown, GraphQLContext>;
    return null;
  }
  if (!isObjectType(type)) return `${name} has no fields to resolve`;
  const target = type.getFields()[field];
  if (!target) return `The type ${name} has no field ${field}`;
  target.resolve = resolve as unknown as GraphQLFieldResolver<unknown, GraphQLContext>;
  return null;
}

/** Root fields have no parent to read a column from. */
function unresolvedRoots({ storefront, admin }: Schemas): Fault[] {
  const faults = new Map<string, Fault>();
  for (const [label, schema] of [
    ['storefront', storefront],
    ['admin', admin],
  ] as const)
    for (const root of ROOT_TYPES) {
      const type = schema.getType(root);
      for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
        const name = `${root}.${field.name}`;
        if (field.resolve || faults.has(name)) continue;
        const where = field.astNode ? placeOf(field.astNode) : 'GraphQL schema';
        faults.set(name, {
          where,
          message: `${name} has no resolver in the ${label} schema`,
        });
      }
    }
  return [...faults.values()];
}

function readColumns(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve ??= readColumn(field.name);
  }
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads the column of a field's name (`urlKey` reads `url_key`). Stored JSON keeps camelCase in places (`quotedAt`),
 * so that the name itself is read where there is no such column. The names are settled here, once for each field.
 */
function readColumn(field: string): GraphQLFieldResolver<unknown, GraphQLContext> {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (column === field) return (row) => (row as Row)[field];
  return (row) => {
    const value = (row as Row)[column];
    return value === undefined ? (row as Row)[field] : value;
  };
}
