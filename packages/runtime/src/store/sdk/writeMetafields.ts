import { descriptorOf } from '../../modules/metafields/index.ts';
import type { DefinitionRow, FieldDescriptor, MetafieldOwner } from '../../modules/metafields/index.ts';
import type { SdkOperation } from './operations.ts';
import { comment } from './typeOf.ts';

/** Returns the entity types with metafields, by the SDK resource whose operation reads the entity. */
export const metafieldOwnersOf = (
  owners: readonly MetafieldOwner[],
  operations: readonly SdkOperation[],
): ReadonlyMap<string, string> =>
  new Map(
    owners.flatMap(({ ownerType, readPermission }) => {
      const read = operations.find(({ id }) => id === readPermission);
      return read ? [[read.resource, ownerType] as const] : [];
    }),
  );

/** Returns the type declaration of a store's metafields, by entity type, namespace and key. */
export function writeMetafields(definitions: readonly DefinitionRow[]): string {
  const owners = Map.groupBy(definitions, ({ owner_type }) => owner_type);
  const written = [...owners].map(([owner, own]) => {
    const namespaces = Map.groupBy(own, ({ namespace }) => namespace);
    const parts = [...namespaces].map(
      ([namespace, fields]) => `${key(namespace)}: {\n${fields.map(fieldOf).join('\n')}\n};`,
    );
    return `${key(owner)}: {\n${parts.join('\n')}\n};`;
  });
  return `interface StoreMetafields {\n${written.join('\n')}\n}`;
}

const fieldOf = (row: DefinitionRow): string =>
  `${comment(row.name)}${key(row.field_key)}: ${valueType(descriptorOf(row))};`;

/** Returns the TypeScript type of a metafield's stored values. */
function valueType(field: FieldDescriptor): string {
  const one = oneValue(field);
  return field.isList ? `${/[ ]/.test(one) ? `(${one})` : one}[]` : one;
}

function oneValue({ type, isList, validations = [], subFields = [] }: FieldDescriptor): string {
  const choices = validations.find((rule) => rule.type === 'choices')?.['values'];
  if (Array.isArray(choices) && choices.length > 0)
    return choices.map((one) => JSON.stringify(one)).join(' | ');
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'group') return `{\n${subFields.map(subField).join('\n')}\n}`;
  // A rich text document is a list of blocks. In a list of documents, each item has the document as its `content`.
  if (type === 'rich_text') return isList ? '{ content: unknown[] }' : 'unknown[]';
  return 'string';
}

const subField = (field: FieldDescriptor): string =>
  `${key(field.key)}${field.required ? '' : '?'}: ${valueType(field)};`;

const key = (name: string): string => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
