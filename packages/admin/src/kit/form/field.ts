import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { RecordKindName } from '../shared/records.ts';

/**
 * Form values or record members, in the generic type of the code that renders and saves all forms. The forms of the admin areas use the
 * API's types, up to the call of `defineForm`.
 */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Input kinds. A `choice` has one value, and `choices` a list of values. A `time` is an ISO time in the API, and is entered in the shop's
 * time zone. A `record` or `records` field references records of the type `of`, which are searched on the server. The field's `input`
 * renders `own` and `<extension>:<kind>`.
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

/** Properties of a field other than its name, kind and values. */
export interface FieldFrame {
  readonly label: PlainTextKey;
  readonly help?: PlainTextKey;
  readonly isRequired?: boolean;
  /** True if the API requires the key in every update, even if the value is unchanged. */
  readonly isAlwaysSent?: boolean;
  /** Generates a value for a field of the kind `text`. The input then has a button for it. */
  make?(): string;
  /** True if the field's custom input shows errors in parts of the value, such as `variants.0.sku`. Such errors then keep their path. */
  readonly showsFaults?: boolean;
}

/** A form field for any record type. */
export interface Field extends FieldFrame {
  /** Request body key, which is also the path in errors. */
  readonly name: string;
  readonly kind: FieldKind;
  /** Initial value of the field in a new record. */
  readonly initial?: unknown;
  /** Reads the shop's default for a new record when the form opens. If it resolves to null, `initial` is used. */
  begin?(): Promise<unknown>;
  /** Loads the options of a `choice` or `choices` field when the form opens. */
  choices?(): Promise<readonly ChoiceOfField[]>;
  /** Record type that a `record` or `records` field references. */
  readonly of?: RecordKindName;
  /** Input of an `own` field, created by `lazy()` if it is large. */
  readonly input?: ComponentType<FieldProps>;
  /** Converts the input value to the request body value. Default: `sentValue`. */
  write?(value: unknown): unknown;
  /** Reads the value from the API record. Default: the record member with the same name. */
  read?(record: Values): unknown;
}

export interface ChoiceOfField<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A field and its form. */
export interface FieldInForm {
  readonly field: Field;
  readonly form: UseFormReturnType<Values>;
}

/** Props of a field's custom input, which are the current value and the function that changes it to a value that the field accepts. */
export interface FieldProps<Value = unknown, Taken = Value> extends FieldInForm {
  readonly value: Value;
  readonly change: (value: Taken) => void;
}
