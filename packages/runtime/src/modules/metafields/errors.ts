import { refuse } from '../../platform/errors.ts';
import type { ValueFault } from './compileField.ts';

interface FieldName {
  readonly namespace: string;
  readonly field_key: string;
}

export const definitionNotFound = (uuid: string) =>
  refuse(404, 'METAFIELD_DEFINITION_NOT_FOUND', 'Metafield definition "{uuid}" not found', {
    values: { uuid },
  });
export const definitionExists = (namespace: string, key: string, ownerType: string) =>
  refuse(
    409,
    'METAFIELD_DEFINITION_EXISTS',
    'A metafield definition "{field}" already exists for "{ownerType}"',
    { values: { field: `${namespace}.${key}`, ownerType } },
  );
export const immutableProperty = (property: string) =>
  refuse(400, 'METAFIELD_DEFINITION_IMMUTABLE', '"{property}" cannot be changed after creation', {
    values: { property },
  });
export const retainedByTheme = ({ namespace, field_key }: FieldName, theme: string) =>
  refuse(
    409,
    'METAFIELD_DEFINITION_KEPT_BY_THEME',
    '"{field}" belongs to the theme "{theme}". Deleting it would lose its values, and the theme would recreate it. Add ?force=true to delete it anyway.',
    { values: { field: `${namespace}.${field_key}`, theme } },
  );

export const retainedByExtension = ({ namespace, field_key }: FieldName, extension: string) =>
  refuse(
    409,
    'METAFIELD_DEFINITION_KEPT_BY_EXTENSION',
    '"{field}" belongs to the extension "{extension}". Deleting it would lose its values, and the next start would recreate it. Add ?force=true to delete it anyway.',
    { values: { field: `${namespace}.${field_key}`, extension } },
  );

export const metafieldNotFound = (ownerType: string, namespace: string, key: string) =>
  refuse(404, 'METAFIELD_NOT_FOUND', 'No metafield "{field}" on "{ownerType}"', {
    values: { field: `${namespace}.${key}`, ownerType },
  });
export const metafieldRequired = ({ namespace, field_key }: FieldName) =>
  refuse(400, 'METAFIELD_REQUIRED', '"{field}" is required', {
    values: { field: `${namespace}.${field_key}` },
    at: `metafields.${namespace}.${field_key}`,
  });
export const invalidMetafield = ({ namespace, field_key }: FieldName, { path, message }: ValueFault) =>
  refuse(400, 'METAFIELD_INVALID', '"{field}": {message}', {
    values: { field: `${namespace}.${field_key}`, message },
    at: ['metafields', namespace, field_key, ...path].join('.'),
  });
export const invalidNamespace = (namespace: string) =>
  refuse(400, 'METAFIELD_INVALID', '"{field}": must be object', {
    values: { field: namespace },
    at: `metafields.${namespace}`,
  });
