import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { RecordKindName } from '../shared/records.ts';

/**
 * The values of a form, or the members of a record, as the code that draws and saves every form sees them. The forms of the areas are
 * typed by the API: `defineForm` is where their types end.
 */
export type Values = Readonly<Record<string, unknown>>;

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

/** What a field is besides its name, its kind and its values. */
export interface FieldFrame {
  readonly label: PlainTextKey;
  readonly help?: PlainTextKey;
  readonly isRequired?: boolean;
  /** The API wants the key in every change, also where it stays as it is. */
  readonly isAlwaysSent?: boolean;
  /** Creates a value for the kind `text`, by a button in its input. */
  make?(): string;
  /** Refusals of parts of the value, such as `variants.0.sku`, keep their path, for the own input to show them where they belong. */
  readonly showsFaults?: boolean;
}

/** One field of a form, whatever record it is of. */
export interface Field extends FieldFrame {
  /** The key in the body of the request, which is also the path that a refusal names. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The value of a new record. */
  readonly initial?: unknown;
  /** Reads the value of a new record that the shop chooses, when the form opens; null: `initial`. */
  begin?(): Promise<unknown>;
  /** The choices of the kinds `choice` and `choices`, loaded when the form opens. */
  choices?(): Promise<readonly ChoiceOfField[]>;
  /** The records that the kinds `record` and `records` offer. */
  readonly of?: RecordKindName;
  /** The input of the kind `own`, made by `lazy()` where it is large. */
  readonly input?: ComponentType<FieldProps>;
  /** Creates the value of the body from that of the input; by default `sentValue`. */
  write?(value: unknown): unknown;
  /** Reads the value from the record of the API; by default the member of the same name. */
  read?(record: Values): unknown;
}

export interface ChoiceOfField<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** A field in its form. */
export interface FieldInForm {
  readonly field: Field;
  readonly form: UseFormReturnType<Values>;
}

/** The props of an input that a field brings: the value that it shows, and the function that changes it to what the field takes. */
export interface FieldProps<Value = unknown, Taken = Value> extends FieldInForm {
  readonly value: Value;
  readonly change: (value: Taken) => void;
}
