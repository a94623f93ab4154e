import type { ComponentType, FunctionComponent } from 'react';
import type { PlainTextKey } from '../../text/text.ts';
import type { Field, FieldInForm, Values } from './field.ts';

/** A record as the API answers it, whatever its kind is. */
export type AnyRecord = Values & { readonly uuid: string };

/** A card of a record below its fields, which loads and saves by itself, such as the orders of a customer. New records have none. */
export interface Panel<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  readonly isSide?: boolean;
  /** The id of the route that an administrator must hold to see it. */
  readonly permission?: string;
  /** Made by `lazy()`. */
  readonly Panel: FunctionComponent<{ readonly record: Answer }>;
}

/** What a section is besides its fields. */
export interface SectionFrame {
  readonly title: PlainTextKey;
  /** The section stands in the narrow column. */
  readonly isSide?: boolean;
  /** Shows below the fields what the values mean while they are typed, by `form.useWatchValue`. Made by `lazy()`. */
  readonly Preview?: ComponentType<Pick<FieldInForm, 'form'>>;
}

export interface Section extends SectionFrame {
  /** Only new records have the section. */
  readonly isNewOnly?: boolean;
  readonly fields: readonly Field[];
}

/** A kind of parts of a record with one translated text each. */
export interface TranslatedParts<Answer = AnyRecord> {
  readonly title: PlainTextKey;
  /** The kind of a part for translations, such as `attribute_option`, and the name of its text. */
  readonly entityType: string;
  readonly field: string;
  /** Lists the parts that are saved, with their texts. */
  partsOf(record: Answer): readonly TranslatedPart[];
}

export interface TranslatedPart {
  readonly uuid: string;
  readonly words: string;
}

/** What the form of a record has besides its fields. */
export interface FormFrame<Answer> {
  /** The name of a record, for titles and questions. */
  nameOf(record: Answer): string;
  /** The address of the record in the shop; null where it has none. */
  urlOf?(record: Answer): string | null;
  readonly panels?: readonly Panel<Answer>[];
  /** The kind of the record for translations, such as `product`. Absent: its texts have one language. */
  readonly translatedAs?: string;
  /** The parts of a record whose words are translated beside its own texts, such as the options of an attribute. */
  readonly translatedParts?: TranslatedParts<Answer>;
  /** Buttons beside the title of a record, made by `lazy()`. */
  readonly Actions?: ComponentType<{ readonly record: Answer }>;
  /** Reports what is lost with a record, in the question before it is deleted. */
  readonly lost?: PlainTextKey;
  /** Is called with the answer to a new record, such as for a secret that is shown this once. */
  onCreated?(record: Answer): void;
  /** Creates what a new record begins with from one that is duplicated; absent: records cannot be duplicated. */
  copyOf?(record: Answer): Answer;
}

/** The form of a record, whatever its kind is: where it lives, and its fields. */
export interface FormDefinition extends FormFrame<AnyRecord> {
  /** The collection of the REST API, such as `/api/products`. */
  readonly api: `/api/${string}`;
  /** Reads a record that has no route of its own; by default `GET <api>/<uuid>`. Null: there is none. */
  load?(uuid: string): Promise<AnyRecord | null>;
  readonly sections: readonly Section[];
  /** The fields that refusals without a path are about, by code. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Creates the last changes of a body before it is sent. */
  toBody?(body: Values): Values;
  /** The keys of the bodies that no field of the form sets, with the place that sets them. A test finds keys that have neither. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
