import type { RecordsByPath, ShopErrorCode } from '@shop/sdk';
import type { ComponentType } from 'react';
import type { RecordKindName } from '../shared/records.ts';
import type { FormDefinition, FormFrame, SectionFrame } from './definition.ts';
import type { ChoiceOfField, FieldFrame, FieldProps } from './field.ts';

type Path = keyof RecordsByPath;
type BodyAt<At extends Path> = RecordsByPath[At]['create'] & RecordsByPath[At]['update'];

/** Input types of some kinds: what they show of a record, the value they store, and what the request body receives. */
interface Inputs<Kind, Shown, Held, Sent = Held> {
  readonly kind: Kind;
  readonly shown: Shown;
  readonly held: Held;
  readonly sent: Sent;
}

type Id = string | number;
/** Value of a number input: a string if it is empty or cannot be parsed, which the shop rejects. */
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

/** The strings that a body member allows, in a list or as a single value. Ids are selected as strings. */
type ChoiceOf<Member> = Extract<Member extends readonly (infer One)[] ? One : Member, string>;

/** The value that a record stores under the field name. */
type Stored<Answer, Name> = Name extends keyof Answer ? NonNullable<Answer[Name]> : Missing;
interface Missing {
  readonly isMissing: never;
}

/** If the record has no value under the field name that the input can show, the field must define `read`. */
type Reads<Answer, Name, Shown> =
  Stored<Answer, Name> extends Shown
    ? { read?(record: Answer): Shown | null | undefined }
    : { read(record: Answer): Shown | null | undefined };

/** If the body does not accept the input's value, the field must define `write`. */
type Writes<Member, Held, Sent> = [Sent] extends [Member]
  ? { write?(value: Held): Member | null }
  : { write(value: Held): Member | null };

interface Named<Name> extends FieldFrame {
  readonly name: Name;
}

/** Fields with the given name and inputs of the given kinds, with the options that these require. */
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

/** The values that an input may change a value to: an empty string, or numbers as typed. */
type Typed<Member> = '' | WithFigures<Member>;
type WithFigures<Value> = Value extends number
  ? Figure
  : Value extends object
    ? { [Name in keyof Value]: WithFigures<Value[Name]> }
    : Value;

type InputOf<Shown, Member> = ComponentType<FieldProps<Shown, Typed<Member>>>;

/** The value of a record that an input shows: an empty string for null. In sections of new records, only what the input changed it to. */
type ShownOf<Answer, Name extends PropertyKey, Member> = [Answer] extends [never]
  ? Member
  : Stored<Answer, Name> | (Name extends keyof Answer ? (null extends Answer[Name] ? '' : never) : never);

/** A field with its own input, which must show the record's value and change it to a value that the body accepts. */
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

/** A form field: its name is a key of the body, and its kind matches what the body accepts and what the record has under that name. */
type FieldOf<Body, Answer> = {
  [Name in keyof Body & string]: FieldNamed<Answer, Name, NonNullable<Body[Name]>>;
}[keyof Body & string];

/** A section of one form, or of several forms whose bodies and records have these members. */
export interface SectionOf<Body, Answer> extends SectionFrame {
  readonly isNewOnly?: false;
  readonly fields: readonly FieldOf<Body, Answer>[];
}

/** A section that appears only on new records. */
interface NewSectionOf<Body> extends SectionFrame {
  readonly isNewOnly: true;
  readonly fields: readonly FieldOf<Body, never>[];
}

type Sent<Body> = { readonly [Name in keyof Body]?: Body[Name] | null };

interface Form<Body, Answer> extends FormFrame<Answer> {
  readonly sections: readonly (SectionOf<Body, Answer> | NewSectionOf<Body>)[];
  /** Fields for error codes without a path. */
  readonly refusals?: { readonly [Code in ShopErrorCode]?: keyof Body & string };
  /** Creates the final body by applying the last changes before it is sent. */
  toBody?(body: Sent<Body>): Sent<Body>;
  /** Body keys that no field of the form sets, with the place that sets each. A test finds keys that have neither. */
  readonly elsewhere?: { readonly [Name in keyof Body]?: string };
}

/** Reads a record without its own route. Default: `GET <api>/<uuid>`. Null if the record does not exist. */
interface Loading<Answer> {
  load?(uuid: string): Promise<Answer | null>;
}

/**
 * Defines the form for the records below a REST API path, using the API's types: fields are named after body members, and functions that
 * receive a record get it as the API returns it. These types end here: the pages that render, compare and save forms treat a record as
 * `AnyRecord`.
 */
export const defineForm = <
  At extends Path,
  Answer extends { readonly uuid: string } = RecordsByPath[At]['record'],
>(
  api: At,
  form: Form<BodyAt<At>, NoInfer<Answer>> & Loading<Answer>,
): FormDefinition => ({ api, ...form }) as unknown as FormDefinition;
