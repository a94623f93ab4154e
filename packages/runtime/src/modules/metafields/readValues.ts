import { invalidMetafield, invalidNamespace, metafieldRequired } from './errors.ts';
import type { Field } from './fieldSet.ts';
import type { MetaData } from './metaData.ts';
import { isRecord } from '../../platform/isRecord.ts';
import { isBlank, ownValue } from './ownValue.ts';
import { newEffort } from './pattern.ts';

type ReadableField = Pick<Field, 'namespace' | 'field_key' | 'required' | 'read'>;

/**
 * Builds `meta_data` from the sent values, reading the fields in order. Drops values without a field. Throws 400 for
 * the first missing or invalid field.
 */
export function readValues(
  fields: readonly ReadableField[],
  sent: Readonly<Record<string, unknown>>,
): MetaData {
  const effort = newEffort();
  const namespaces = new Map<string, [string, unknown][]>();
  for (const field of fields) {
    const value = readField(field, ownValue(namespaceOf(sent, field.namespace), field.field_key), effort);
    if (value === undefined) continue;
    const entries = namespaces.get(field.namespace) ?? [];
    entries.push([field.field_key, value]);
    namespaces.set(field.namespace, entries);
  }
  return Object.fromEntries([...namespaces].map(([name, entries]) => [name, Object.fromEntries(entries)]));
}

/**
 * Reads the value of one field. Returns undefined if there is no value. Throws 400 if the value is invalid, or
 * missing but required.
 */
export function readField(field: ReadableField, sent: unknown, effort = newEffort()): unknown {
  const { value, fault } = field.read(sent, effort);
  if (fault) throw invalidMetafield(field, fault);
  if (value === undefined && field.required) throw metafieldRequired(field);
  return value;
}

function namespaceOf(sent: Readonly<Record<string, unknown>>, name: string): object | undefined {
  const values = ownValue(sent, name);
  if (isBlank(values)) return undefined;
  if (!isRecord(values)) throw invalidNamespace(name);
  return values;
}
