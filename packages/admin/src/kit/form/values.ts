import { instantOf, wallTime } from '../../text/zone.ts';
import type { FormDefinition } from './definition.ts';
import type { Field, FieldKind, Values } from './field.ts';

/** Reports whether two field values are deeply equal. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type Sections = Pick<FormDefinition, 'sections'>;

export const fieldsOf = (form: Sections): readonly Field[] => form.sections.flatMap(({ fields }) => fields);

const begun = async (field: Field): Promise<Field> => {
  const value = (await field.begin?.().catch(() => null)) ?? null;
  return value === null ? field : { ...field, initial: value };
};

/** Reads the shop's defaults for a new record. Fields without a default use the field's `initial` value. */
export async function beginForm(form: FormDefinition): Promise<FormDefinition> {
  const sections = form.sections.map(async (section) => ({
    ...section,
    fields: await Promise.all(section.fields.map(begun)),
  }));
  return { ...form, sections: await Promise.all(sections) };
}

/** Creates form values from a record, or for a new record. Inputs do not support null, and switches accept only true and false. */
export const valuesOf = (form: Sections, record: Values | null): Values =>
  Object.fromEntries(
    fieldsOf(form).map(({ name, kind, initial, read }) => {
      const value = record ? (read ? read(record) : record[name]) : initial;
      return [name, shownValue(kind, value)];
    }),
  );

function shownValue(kind: FieldKind, value: unknown): unknown {
  if (kind === 'switch') return Boolean(value);
  if (kind === 'choices' || kind === 'records' || kind === 'tags') return [value ?? []].flat().map(String);
  if (kind === 'time' && typeof value === 'string' && value !== '') return wallTime(value);
  return value ?? '';
}

/**
 * Converts an input value to its request body value. An empty input becomes null. A switch becomes 0 or 1, which every API flag accepts.
 */
export function sentValue({ kind, write }: Pick<Field, 'kind' | 'write'>, value: unknown): unknown {
  if (write) return write(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === '') return null;
  return kind === 'time' ? instantOf(String(value)) : value;
}

/** Creates the request body from the values of the form fields that `isSent` selects. */
export function bodyOf(
  form: Pick<FormDefinition, 'sections' | 'toBody'>,
  values: Values,
  isSent: (field: Field) => boolean,
): Values {
  const sent = fieldsOf(form).filter(isSent);
  const body = Object.fromEntries(sent.map((field) => [field.name, sentValue(field, values[field.name])]));
  return form.toBody?.(body) ?? body;
}
