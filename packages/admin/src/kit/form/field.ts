import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { RecordKindName } from '../shared/records.ts';

/**
 * Form values or record members, as seen by the code that renders and saves every form. The area forms are typed by the API: `defineForm`
 * is where their types end.
 */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Input kinds. A `choice` has one value and `choices` a list of values; a `time` is sent and received as an ISO time and typed in the
 * shop's time zone; a `record` and `records` are of the type `of` and searched on the server; `own` and `<extension>:<kind>` are rendered
 * by the field's `input`.
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

/** The members of a field besides its name, kind and values. */
export interface FieldFrame {
  readonly label: PlainTextKey;
  readonly help?: PlainTextKey;
  readonly isRequired?: boolean;
  /** True if the API requires the key in every change, even if the value is unchanged. */
  readonly isAlwaysSent?: boolean;
  /** Creates a value for the kind `text`, with a button inside the input. */
  make?(): string;
  /**
   * True if errors in parts of the value, such as `variants.0.sku`, keep their path so that the field's own input can show them in place.
   */
  readonly showsFaults?: boolean;
}

/** A form field of any record type. */
export interface Field extends FieldFrame {
  /** Key in the request body, which is also the path used in errors. */
  readonly name: string;
  readonly kind: FieldKind;
  /** Value of the field in a new record. */
  readonly initial?: unknown;
  /** Reads the shop's default for a new record when the form opens. If null, `initial` is used. */
  begin?(): Promise<unknown>;
  /** Loads the options of the kinds `choice` and `choices` when the form opens. */
  choices?(): Promise<readonly ChoiceOfField[]>;
  /** Record type that the kinds `record` and `records` offer. */
  readonly of?: RecordKindName;
  /** Input of the kind `own`, created by `lazy()` if it is large. */
  readonly input?: ComponentType<FieldProps>;
  /** Creates the body value from the input value. Default: `sentValue`. */
  write?(value: unknown): unknown;
  /** Reads the value from the API record. Default: the member with the same name. */
  read?(record: Values): unknown;
}

export interface ChoiceOfField<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A field together with its form. */
export interface FieldInForm {
  readonly field: Field;
  readonly form: UseFormReturnType<Values>;
}

/** Props of a field's own input: the value that it shows, and the function that changes it to a value that the field accepts. */
export interface FieldProps<Value = unknown, Taken = Value> extends FieldInForm {
  readonly value: Value;
  readonly change: (value: Taken) => void;
}
