import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { RecordKindName } from '../shared/records.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { instantOf, wallTime } from '../../text/zone.ts';

/**
 * The kinds of inputs. A `choice` has one value and `choices` a list of them; a `time` is read and sent as an ISO time and typed in the
 * zone of the shop; a `record` and `records` are those of the kind `of`, searched on the server; `own` and `<extension>:<kind>` are drawn by the field's `input`.
 */
export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'textarea'
  | 'richText'
  | 'money'
  | 'decimal'
  | 'weight'
  | 'integer'
  | 'switch'
  | 'images'
  | 'image'
  | 'choice'
  | 'choices'
  | 'record'
  | 'records'
  | 'tags'
  | 'date'
  | 'time'
  | 'own'
  | `${string}:${string}`;

/** One field of a form. */
export interface Field {
  /** The key in the body of the request, which is also the path that a refusal names. */
  readonly name: string;
  readonly label: PlainTextKey;
  readonly kind: FieldKind;
  readonly help?: PlainTextKey;
  readonly isRequired?: boolean;
  /** The API wants the key in every change, also where it stays as it is. */
  readonly isAlwaysSent?: boolean;
  /** Makes a value for the kind `text`, by a button in its input. */
  make?(): string;
  /** The value of a new record. */
  readonly initial?: unknown;
  /** Reads the value of a new record that the shop chooses, when the form opens; null: `initial`. */
  begin?(): Promise<unknown>;
  /** The choices of the kinds `choice` and `choices`, loaded when the form opens. */
  choices?(): Promise<readonly ChoiceOfField[]>;
  /** The records that the kinds `record` and `records` offer. */
  readonly of?: RecordKindName;
  /**
   * The input of the kind `own`, made by `lazy()` where it is large. It sets its value by `form.setFieldValue` with
   * `forceUpdate: false`, for another update would make it anew while somebody types.
   */
  readonly input?: ComponentType<FieldProps>;
  /** Refusals of parts of the value, such as `variants.0.sku`, keep their path, for the own input to show them where they belong. */
  readonly showsFaults?: boolean;
  /** Makes the value of the body from that of the input; by default `sentValue`. */
  write?(value: unknown): unknown;
  /** Reads the value from the record of the API; by default the member of the same name. */
  read?(record: Values): unknown;
}

export type Values = Record<string, unknown>;

export interface ChoiceOfField {
  readonly value: string;
  readonly label: string;
}

export interface FieldProps {
  readonly field: Field;
  readonly form: UseFormReturnType<Values>;
}

/** A card of a record below its fields, which loads and saves by itself, such as the orders of a customer. New records have none. */
export interface Panel {
  readonly title: PlainTextKey;
  readonly isSide?: boolean;
  /** The id of the route that an administrator must hold to see it. */
  readonly permission?: string;
  /** Made by `lazy()`. */
  readonly Panel: ComponentType<{ readonly record: Values }>;
}

export interface Section {
  readonly title: PlainTextKey;
  /** The section stands in the narrow column. */
  readonly isSide?: boolean;
  /** Only new records have the section. */
  readonly isNewOnly?: boolean;
  readonly fields: readonly Field[];
  /** Shows below the fields what the values mean while they are typed, by `form.useWatchValue`. Made by `lazy()`. */
  readonly Preview?: ComponentType<Pick<FieldProps, 'form'>>;
}

/** A kind of parts of a record with one translated text each. */
export interface TranslatedParts {
  readonly title: PlainTextKey;
  /** The kind of a part for translations, such as `attribute_option`, and the name of its text. */
  readonly entityType: string;
  readonly field: string;
  /** Lists the parts that are saved, with their texts. */
  partsOf(record: Values): readonly TranslatedPart[];
}

export interface TranslatedPart {
  readonly uuid: string;
  readonly words: string;
}

/** The form of a record: where it lives, and its fields. */
export interface FormDefinition {
  /** The collection of the REST API, such as `/api/products`. */
  readonly api: `/api/${string}`;
  /** Reads a record that has no route of its own; by default `GET <api>/<uuid>`. Null: there is none. */
  load?(uuid: string): Promise<Values | null>;
  /** The name of a record, for titles and questions. */
  nameOf(record: Values): string;
  /** The address of the record in the shop; null where it has none. */
  urlOf?(record: Values): string | null;
  readonly sections: readonly Section[];
  readonly panels?: readonly Panel[];
  /** The kind of the record for translations, such as `product`. Absent: its texts have one language. */
  readonly translatedAs?: string;
  /** The parts of a record whose words are translated beside its own texts, such as the options of an attribute. */
  readonly translatedParts?: TranslatedParts;
  /** Buttons beside the title of a record, made by `lazy()`. */
  readonly Actions?: ComponentType<{ readonly record: Values }>;
  /** Says what is lost with a record, in the question before it is deleted. */
  readonly lost?: PlainTextKey;
  /** The fields that refusals without a path are about, by code. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Makes the last changes of a body before it is sent. */
  toBody?(body: Values): Values;
  /** Is called with the answer to a new record, such as for a secret that is shown this once. */
  onCreated?(record: Values): void;
  /** Makes what a new record begins with from one that is duplicated; absent: records cannot be duplicated. */
  copyOf?(record: Values): Values;
  /** The keys of the bodies that no field of the form sets, with the place that sets them. A test finds keys that have neither. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

export const defineForm = (form: FormDefinition): FormDefinition => form;

/** Tells whether two values of a field are the same, whatever their objects are. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const fieldsOf = (form: FormDefinition): readonly Field[] =>
  form.sections.flatMap(({ fields }) => fields);

const begun = async (field: Field): Promise<Field> => {
  const value = (await field.begin?.().catch(() => null)) ?? null;
  return value === null ? field : { ...field, initial: value };
};

/** Asks the shop for what a new record begins with. What it does not answer begins as the form says. */
export async function beginForm(form: FormDefinition): Promise<FormDefinition> {
  const sections = form.sections.map(async (section) => ({
    ...section,
    fields: await Promise.all(section.fields.map(begun)),
  }));
  return { ...form, sections: await Promise.all(sections) };
}

/** Makes the values of a form from a record, or those of a new one. Inputs know no null, and switches only true and false. */
export const valuesOf = (form: FormDefinition, record: Values | null): Values =>
  Object.fromEntries(
    fieldsOf(form).map(({ name, kind, initial, read }) => {
      const value = record ? (read ? read(record) : record[name]) : initial;
      return [name, shownValue(kind, value)];
    }),
  );

function shownValue(kind: FieldKind, value: unknown): unknown {
  if (kind === 'switch') return Boolean(value);
  if (kind === 'choices' || kind === 'records' || kind === 'tags')
    return ((value ?? []) as readonly unknown[]).map(String);
  if (kind === 'time' && typeof value === 'string' && value !== '') return wallTime(value);
  return value ?? '';
}

/** Makes the value of a body from that of an input: an empty input is null, and a switch 0 or 1, which every flag takes. */
export function sentValue({ kind, write }: Pick<Field, 'kind' | 'write'>, value: unknown): unknown {
  if (write) return write(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === '') return null;
  return kind === 'time' ? instantOf(String(value)) : value;
}
