import type { PlainTextKey } from '../text/text.ts';

/** The kinds of inputs. Extensions add theirs as `<extension>:<kind>`. */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'richText'
  | 'money'
  | 'decimal'
  | 'integer'
  | 'switch'
  | 'images'
  | 'image'
  | 'choice'
  | 'time'
  | `${string}:${string}`;

/** One field of a form. */
export interface Field {
  /** The key in the body of the request, which is also the path that a refusal names. */
  readonly name: string;
  readonly label: PlainTextKey;
  readonly kind: FieldKind;
  readonly help?: PlainTextKey;
  readonly isRequired?: boolean;
  /** The value of a new record. */
  readonly initial?: unknown;
  /** The choices of the kind `choice`, loaded when the form opens. */
  choices?(): Promise<readonly { readonly value: string; readonly label: string }[]>;
  /** Reads the value from the record of the API; by default the member of the same name. */
  read?(record: Values): unknown;
}

export type Values = Record<string, unknown>;

export interface Section {
  readonly title: PlainTextKey;
  /** The section stands in the narrow column. */
  readonly isSide?: boolean;
  readonly fields: readonly Field[];
}

/** The form of a record: where it lives, and its fields. */
export interface FormDefinition {
  /** The collection of the REST API, such as `/api/products`. */
  readonly api: `/api/${string}`;
  /** The name of a record, for titles and questions. */
  nameOf(record: Values): string;
  /** The address of the record in the shop; null where it has none. */
  urlOf?(record: Values): string | null;
  readonly sections: readonly Section[];
}

export const defineForm = (form: FormDefinition): FormDefinition => form;

export const fieldsOf = (form: FormDefinition): readonly Field[] =>
  form.sections.flatMap(({ fields }) => fields);

/** Makes the values of a form from a record, or those of a new one. Inputs know no null, and switches only true and false. */
export const valuesOf = (form: FormDefinition, record: Values | null): Values =>
  Object.fromEntries(
    fieldsOf(form).map(({ name, kind, initial = '', read }) => {
      const value = record ? (read ? read(record) : record[name]) : initial;
      return [name, kind === 'switch' ? Boolean(value) : (value ?? '')];
    }),
  );

/** Makes the value of a body from that of an input: an empty input is null, and a switch 0 or 1, which every flag takes. */
export function sentValue(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === '' ? null : value;
}
