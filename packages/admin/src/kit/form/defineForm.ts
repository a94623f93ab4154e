import type { RecordsByPath, ShopErrorCode } from '@shop/sdk';
import type { ComponentType } from 'react';
import type { RecordKindName } from '../shared/records.ts';
import type { FormDefinition, FormFrame, SectionFrame } from './definition.ts';
import type { ChoiceOfField, FieldFrame, FieldProps } from './field.ts';

/** The collections whose records are known by their UUID. */
type Path = {
  [At in keyof RecordsByPath]: RecordsByPath[At]['record'] extends { readonly uuid: string } ? At : never;
}[keyof RecordsByPath];
type BodyAt<At extends Path> = RecordsByPath[At]['create'] & RecordsByPath[At]['update'];

/**
 * Input types of field kinds. `Shown` is what they display of a record, `Held` the value they store, and `Sent` the value in the request
 * body.
 */
interface Inputs<Kind, Shown, Held, Sent = Held> {
  readonly kind: Kind;
  readonly shown: Shown;
  readonly held: Held;
  readonly sent: Sent;
}

type Id = string | number;
/** Value of a number input. It is a string if the input is empty or cannot be parsed. The shop rejects unparsable strings. */
type Figure = number | string;

type PlainInputs =
  | Inputs<'text' | 'email' | 'textarea' | 'richText' | 'image' | 'date' | 'time', string, string>
  | Inputs<'password', unknown, string>
  | Inputs<'money' | 'decimal' | 'weight' | 'integer', number, Figure, number>
  | Inputs<'switch', boolean | number, boolean, 0 | 1>
  | Inputs<'images' | 'tags', readonly string[], readonly string[]>;
type RecordInputs = Inputs<'record', Id, string> | Inputs<'records', readonly Id[], readonly string[]>;
type ChoiceInputs<Choice> =
  | Inputs<'choice', Id, Choice>
  | Inputs<'choices', readonly Id[], readonly Choice[]>;

/** Strings that a request body member allows, in a list or as a single value. Ids are selected as strings. */
type ChoiceOf<Member> = Extract<Member extends readonly (infer One)[] ? One : Member, string>;

/** The value that a record stores under the field name. */
type Stored<Answer, Name> = Name extends keyof Answer ? NonNullable<Answer[Name]> : Missing;
interface Missing {
  readonly isMissing: never;
}

/** Requires `read` if the record has no value under the field name that the input can show. */
type Reads<Answer, Name, Shown> =
  Stored<Answer, Name> extends Shown
    ? { read?(record: Answer): Shown | null | undefined }
    : { read(record: Answer): Shown | null | undefined };

/** Requires `write` if the request body does not accept the input's value. */
type Writes<Member, Held, Sent> = [Sent] extends [Member]
  ? { write?(value: Held): Member | null }
  : { write(value: Held): Member | null };

interface Named<Name> extends FieldFrame {
  readonly name: Name;
}

/** Fields with the given name whose inputs are of the given kinds, including the options that these kinds require. */
type FieldWith<Kinds, Answer, Name, Member, More = unknown> =
  Kinds extends Inputs<infer Kind, infer Shown, infer Held, infer Sent>
    ? Named<Name> & {
        readonly kind: Kind;
        readonly initial?: Held;
        begin?(): Promise<Held | null>;
      } & Reads<Answer, Name, Shown> &
        Writes<Member, Held, Sent> &
        More
    : never;

/** Values that an input may set: an empty string, or numbers as typed. */
type Typed<Member> = '' | WithFigures<Member>;
type WithFigures<Value> = Value extends number
  ? Figure
  : Value extends object
    ? { [Name in keyof Value]: WithFigures<Value[Name]> }
    : Value;

type InputOf<Shown, Member> = ComponentType<FieldProps<Shown, Typed<Member>>>;

/**
 * Record value that an input shows. Null becomes an empty string. In sections for new records, it is only the value that the input has set.
 */
type ShownOf<Answer, Name extends PropertyKey, Member> = [Answer] extends [never]
  ? Member
  : Stored<Answer, Name> | (Name extends keyof Answer ? (null extends Answer[Name] ? '' : never) : never);

/**
 * A field with a custom input. The input must be able to show the record's value, and may set only values that the request body accepts.
 */
type OwnField<Answer, Name extends PropertyKey, Member> = Named<Name> & { readonly kind: 'own' } & (
    | {
        readonly initial: Member;
        readonly read?: never;
        readonly input: InputOf<ShownOf<Answer, Name, Member>, Member>;
      }
    | {
        readonly initial?: never;
        readonly read?: never;
        readonly input: InputOf<ShownOf<Answer, Name, Member> | '', Member>;
      }
    | {
        readonly initial: Member;
        readonly input: InputOf<Member, Member>;
        read(record: Answer): Member;
      }
  );

type FieldNamed<Answer, Name extends PropertyKey, Member> =
  | FieldWith<PlainInputs, Answer, Name, Member>
  | FieldWith<RecordInputs, Answer, Name, Member, { readonly of: RecordKindName }>
  | FieldWith<
      ChoiceInputs<ChoiceOf<Member>>,
      Answer,
      Name,
      Member,
      { choices(): Promise<readonly ChoiceOfField<ChoiceOf<Member>>[]> }
    >
  | OwnField<Answer, Name, Member>;

/**
 * A form field. Its name is a request body key. Its kind must match the type that the request body accepts and the record's type under that
 * name.
 */
type FieldOf<Body, Answer> = {
  [Name in keyof Body & string]: FieldNamed<Answer, Name, NonNullable<Body[Name]>>;
}[keyof Body & string];

/** A form section. It can be used in every form whose request bodies and records have the section's members. */
export interface SectionOf<Body, Answer> extends SectionFrame {
  readonly isNewOnly?: false;
  readonly fields: readonly FieldOf<Body, Answer>[];
}

/** A section that is shown only for new records. */
interface NewSectionOf<Body> extends SectionFrame {
  readonly isNewOnly: true;
  readonly fields: readonly FieldOf<Body, never>[];
}

type Sent<Body> = { readonly [Name in keyof Body]?: Body[Name] | null };

interface Form<Body, Answer> extends FormFrame<Answer> {
  readonly sections: readonly (SectionOf<Body, Answer> | NewSectionOf<Body>)[];
  /** Field names by error code, for errors without a path. */
  readonly refusals?: { readonly [Code in ShopErrorCode]?: keyof Body & string };
  /** Applies final changes to the request body before it is sent. */
  toBody?(body: Sent<Body>): Sent<Body>;
  /**
   * Request body keys that no field of the form sets, with a description of what sets them instead. A test finds keys without a field or an
   * entry here.
   */
  readonly elsewhere?: { readonly [Name in keyof Body]?: string };
}

/** Reads a record that has no REST route. Default: `GET <api>/<uuid>`. Returns null if the record does not exist. */
interface Loading<Answer> {
  load?(uuid: string): Promise<Answer | null>;
}

/**
 * Defines the form for the records of a REST collection, using the API's types. Fields are named after request body members, and functions
 * receive records as the API returns them. The result is not typed by the API: pages that render, compare and save forms treat every record
 * as `AnyRecord`.
 */
export const defineForm = <
  At extends Path,
  Answer extends { readonly uuid: string } = RecordsByPath[At]['record'],
>(
  api: At,
  form: Form<BodyAt<At>, NoInfer<Answer>> & Loading<Answer>,
): FormDefinition => ({ api, ...form }) as unknown as FormDefinition;
