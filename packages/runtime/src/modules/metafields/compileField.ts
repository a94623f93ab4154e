import type { FieldDescriptor } from './field.ts';
import { isRecord } from '../../platform/isRecord.ts';
import { isBlank, ownValue, withoutMarkers } from './ownValue.ts';
import type { Effort } from './pattern.ts';
import { hasContent } from './richText.ts';
import { compileRules } from './rules.ts';
import { typeFault } from './typeFault.ts';

/**
 * Either the value to store, undefined if the sent value is considered absent, or the first fault in the sent value.
 */
export type Reading =
  | { readonly value: unknown; readonly fault: null }
  | { readonly value?: undefined; readonly fault: ValueFault };

export interface ValueFault {
  /** The path to the fault within the value. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Normalizes and validates a value in a single pass. Does not check whether the field is required; the caller does. */
export type Reader = (value: unknown, effort: Effort) => Reading;

/** Compiles the reader for a field. The descriptor must be valid (see descriptorFault.ts). */
export const compileField = (field: FieldDescriptor): Reader =>
  notBlank(field.isList ? list(compileItem(field)) : compileOne(field));

function compileItem(field: FieldDescriptor): Reader {
  return notBlank(field.type === 'rich_text' ? richTextItem : compileOne(field));
}

function compileOne(field: FieldDescriptor): Reader {
  if (field.type === 'group') return group(field.subFields ?? []);
  if (field.type === 'rich_text') return richText;
  const check = compileRules(field.validations ?? [], field.type);
  return (value, effort) => {
    const message = typeFault(field.type, value) ?? check(value, effort);
    // JSON has no negative zero.
    return message === null ? keep(value === 0 ? 0 : value) : fault(message);
  };
}

const keep = (value: unknown): Reading => ({ value, fault: null });
const UNSET: Reading = { value: undefined, fault: null };
const fault = (message: string, ...path: ValueFault['path']): Reading => ({ fault: { path, message } });
const inside = (step: string | number, { message, path }: ValueFault): Reading =>
  fault(message, step, ...path);

const notBlank =
  (read: Reader): Reader =>
  (value, effort) =>
    isBlank(value) ? UNSET : read(value, effort);

const list =
  (readItem: Reader): Reader =>
  (value, effort) => {
    if (!Array.isArray(value)) return fault('must be array');
    const items: unknown[] = [];
    for (const [index, sent] of value.entries()) {
      const item = readItem(sent, effort);
      if (item.fault) return inside(index, item.fault);
      if (item.value !== undefined) items.push(item.value);
    }
    return items.length > 0 ? keep(items) : UNSET;
  };

function group(subFields: readonly FieldDescriptor[]): Reader {
  const parts = subFields.map((field) => ({ field, read: compileField(field) }));
  return (value, effort) => {
    if (!isRecord(value)) return fault('must be object');
    const entries: [string, unknown][] = [];
    let missing: string | null = null;
    for (const { field, read } of parts) {
      const part = read(ownValue(value, field.key), effort);
      if (part.fault) return inside(field.key, part.fault);
      if (part.value !== undefined) entries.push([field.key, part.value]);
      else if (field.required) missing ??= field.key;
    }
    if (entries.length === 0) return UNSET;
    if (missing !== null) return fault(`must have required property '${missing}'`, missing);
    return keep(Object.fromEntries(entries));
  };
}

const richText: Reader = (value) => {
  if (!Array.isArray(value)) return fault('must be array');
  return hasContent(value) ? keep(withoutMarkers(value)) : UNSET;
};

/** Reads one item of a rich text list. Each item is one document. */
const richTextItem: Reader = (value, effort) => {
  if (!isRecord(value)) return fault('must be object');
  const content = notBlank(richText)(ownValue(value, 'content'), effort);
  if (content.fault) return inside('content', content.fault);
  if (content.value !== undefined) return keep({ content: content.value });
  // An item with other members but no `content` is not an empty document.
  const isOther = !Object.hasOwn(value, 'content') && Object.keys(value).some((key) => key !== '_id');
  return isOther ? fault("must have required property 'content'", 'content') : UNSET;
};
