import type { ComponentType, FunctionComponent } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { Field, FieldInForm, Values } from './field.ts';

/** A record of any type, as the API returns it. */
export type AnyRecord = Values & { readonly uuid: string };

/** A card below the record's fields that loads and saves independently, such as a customer's orders. New records have no panels. */
export interface Panel<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  readonly isSide?: boolean;
  /** Id of the permission required to see the panel. */
  readonly permission?: string;
  /** Created by `lazy()`. */
  readonly Panel: FunctionComponent<{ readonly record: Answer }>;
}

/** The members of a section besides its fields. */
export interface SectionFrame {
  readonly title: PlainTextKey;
  /** True if the section is in the narrow column. */
  readonly isSide?: boolean;
  /** Shows below the fields what their values mean as they are typed, using `form.useWatchValue`. Created by `lazy()`. */
  readonly Preview?: ComponentType<Pick<FieldInForm, 'form'>>;
}

export interface Section extends SectionFrame {
  /** True if only new records have the section. */
  readonly isNewOnly?: boolean;
  readonly fields: readonly Field[];
}

/** A type of record part that has one translated text. */
export interface TranslatedParts<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  /** Translation entity type of the part, such as `attribute_option`, and the name of its text. */
  readonly entityType: string;
  readonly field: string;
  /** Lists the saved parts with their texts. */
  partsOf(record: Answer): readonly TranslatedPart[];
}

export interface TranslatedPart {
  readonly uuid: string;
  readonly words: string;
}

/** The members of a record form besides its fields. */
export interface FormFrame<Answer> {
  /** Returns the record name for titles and confirmations. */
  nameOf(record: Answer): string;
  /** Returns the address of the record in the shop. Null if it has none. */
  urlOf?(record: Answer): string | null;
  readonly panels?: readonly Panel<Answer>[];
  /** Translation entity type of the record, such as `product`. If absent, its texts have only one language. */
  readonly translatedAs?: string;
  /** Parts of the record that are translated along with its own texts, such as the options of an attribute. */
  readonly translatedParts?: TranslatedParts<Answer>;
  /** Buttons next to the record title, created by `lazy()`. */
  readonly Actions?: ComponentType<{ readonly record: Answer }>;
  /** Describes in the deletion confirmation what is lost with the record. */
  readonly lost?: PlainTextKey;
  /** Called with the response to a new record, for example for a secret that is shown only once. */
  onCreated?(record: Answer): void;
  /** Creates the initial values of a new record from the duplicated one. If absent, records cannot be duplicated. */
  copyOf?(record: Answer): Answer;
}

/** The form of a record of any type: its API collection and its fields. */
export interface FormDefinition extends FormFrame<AnyRecord> {
  /** REST API collection, such as `/api/products`. */
  readonly api: `/api/${string}`;
  /** Reads a record without its own route. Default: `GET <api>/<uuid>`. Null if the record does not exist. */
  load?(uuid: string): Promise<AnyRecord | null>;
  readonly sections: readonly Section[];
  /** Fields for error codes without a path. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Creates the final body by applying the last changes before it is sent. */
  toBody?(body: Values): Values;
  /** Body keys that no field of the form sets, with the place that sets each. A test finds keys that have neither. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
