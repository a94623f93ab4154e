import type { ComponentType, FunctionComponent } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { Field, FieldInForm, Values } from './field.ts';

/** A record of any type, as the API returns it. */
export type AnyRecord = Values & { readonly uuid: string };

/** A card below a record's fields that loads and saves independently, such as a customer's orders. New records have no panels. */
export interface Panel<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  readonly isSide?: boolean;
  /** Permission id required to view the panel. */
  readonly permission?: string;
  /** Panel component, created by `lazy()`. */
  readonly Panel: FunctionComponent<{ readonly record: Answer }>;
}

/** Properties of a section other than its fields. */
export interface SectionFrame {
  readonly title: PlainTextKey;
  /** True if the section is in the narrow column. */
  readonly isSide?: boolean;
  /** Explains the entered values below the fields, using `form.useWatchValue`. Created by `lazy()`. */
  readonly Preview?: ComponentType<Pick<FieldInForm, 'form'>>;
}

export interface Section extends SectionFrame {
  /** True if the section is shown only for new records. */
  readonly isNewOnly?: boolean;
  readonly fields: readonly Field[];
}

/** A type of record part with one translatable text. */
export interface TranslatedParts<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  /** Translation entity type of the part, such as `attribute_option`, and the name of its translatable text. */
  readonly entityType: string;
  readonly field: string;
  /** Lists the saved parts of a record with their texts. */
  partsOf(record: Answer): readonly TranslatedPart[];
}

export interface TranslatedPart {
  readonly uuid: string;
  readonly words: string;
}

/** Properties of a record form other than its fields. */
export interface FormFrame<Answer> {
  /** Returns the record name shown in titles and confirmations. */
  nameOf(record: Answer): string;
  /** Returns the record's storefront URL, or null if it has none. */
  urlOf?(record: Answer): string | null;
  readonly panels?: readonly Panel<Answer>[];
  /** Translation entity type of the record, such as `product`. If absent, the record's texts cannot be translated. */
  readonly translatedAs?: string;
  /** Parts of the record that are translated together with its own texts, such as an attribute's options. */
  readonly translatedParts?: TranslatedParts<Answer>;
  /** Buttons next to the record title, created by `lazy()`. */
  readonly Actions?: ComponentType<{ readonly record: Answer }>;
  /** Message in the deletion confirmation that describes what is deleted along with the record. */
  readonly lost?: PlainTextKey;
  /** Called with the response to creating a record, for example to show a secret that is returned only once. */
  onCreated?(record: Answer): void;
  /** Creates a new record's initial values from the record to duplicate. If absent, records cannot be duplicated. */
  copyOf?(record: Answer): Answer;
}

/** A form for records of any type, with its API collection and its fields. */
export interface FormDefinition extends FormFrame<AnyRecord> {
  /** REST API collection, such as `/api/products`. */
  readonly api: `/api/${string}`;
  /** Reads a record that has no REST route. Default: `GET <api>/<uuid>`. Returns null if the record does not exist. */
  load?(uuid: string): Promise<AnyRecord | null>;
  readonly sections: readonly Section[];
  /** Field names by error code, for errors without a path. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Applies final changes to the request body before it is sent. */
  toBody?(body: Values): Values;
  /**
   * Request body keys that no field of the form sets, with a description of what sets them instead. A test finds keys without a field or an
   * entry here.
   */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
