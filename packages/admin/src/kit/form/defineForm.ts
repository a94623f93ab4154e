import type { RecordsByPath, ShopErrorCode } from '@shop/sdk';
import type { ComponentType } from 'react';
import type { RecordKindName } from '../shared/records.ts';
import type { FormDefinition, FormFrame, SectionFrame } from './definition.ts';
import type { ChoiceOfField, FieldFrame, FieldProps } from './field.ts';

type Path = keyof RecordsByPath;
type BodyAt<At extends Path> = RecordsByPath[At]['create'] & RecordsByPath[At]['update'];

/** The inputs of some kinds: what they show of a record, what they hold, and what a body gets of it. */
interface Inputs<Kind, Shown, Held, Sent = Held> {
  readonly kind: Kind;
  readonly shown: Shown;
  readonly held: Held;
  readonly sent: Sent;
}

type Id = string | number;
/** The value of an input of a number: a text where it is empty or cannot be read, which the shop refuses. */
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

/** The texts that a member of a body allows, in a list or alone. Ids are chosen as texts. */
type ChoiceOf<Member> = Extract<Member extends readonly (infer One)[] ? One : Member, string>;

/** What a record has under the name of a field. */
type Stored<Answer, Name> = Name extends keyof Answer ? NonNullable<Answer[Name]> : Missing;
interface Missing {
  readonly isMissing: never;
}

/** Where the record has no value under the name of a field that its input can show, the field has to read one. */
type Reads<Answer, Name, Shown> =
  Stored<Answer, Name> extends Shown
    ? { read?(record: Answer): Shown | null | undefined }
    : { read(record: Answer): Shown | null | undefined };

/** Where the body does not take what an input holds, its field has to make what is sent. */
type Writes<Member, Held, Sent> = [Sent] extends [Member]
  ? { write?(value: Held): Member | null }
  : { write(value: Held): Member | null };

interface Named<Name> extends FieldFrame {
  readonly name: Name;
}

/** The fields of a name with inputs of some kinds, and with what these need besides. */
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

/** What an input may change a value to: nothing, and numbers as they were typed. */
type Typed<Member> = '' | WithFigures<Member>;
type WithFigures<Value> = Value extends number
  ? Figure
  : Value extends object
    ? { [Name in keyof Value]: WithFigures<Value[Name]> }
    : Value;

type InputOf<Shown, Member> = ComponentType<FieldProps<Shown, Typed<Member>>>;

/** What an input shows of a record: an empty text for null. The sections of new records have nothing but what the input changed it to. */
type ShownOf<Answer, Name extends PropertyKey, Member> = [Answer] extends [never]
  ? Member
  : Stored<Answer, Name> | (Name extends keyof Answer ? (null extends Answer[Name] ? '' : never) : never);

/** The field of a name that brings its input, which has to show what the record has and to change it to what the body takes. */
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

/** A field of a form: its name is a key of the body, and its kind fits what the body takes and what the record has under that name. */
type FieldOf<Body, Answer> = {
  [Name in keyof Body & string]: FieldNamed<Answer, Name, NonNullable<Body[Name]>>;
}[keyof Body & string];

/** A section of a form, or of several whose bodies and records have these members. */
export interface SectionOf<Body, Answer> extends SectionFrame {
  readonly isNewOnly?: false;
  readonly fields: readonly FieldOf<Body, Answer>[];
}

/** A section that only new records have. */
interface NewSectionOf<Body> extends SectionFrame {
  readonly isNewOnly: true;
  readonly fields: readonly FieldOf<Body, never>[];
}

type Sent<Body> = { readonly [Name in keyof Body]?: Body[Name] | null };

interface Form<Body, Answer> extends FormFrame<Answer> {
  readonly sections: readonly (SectionOf<Body, Answer> | NewSectionOf<Body>)[];
  /** The fields that refusals without a path are about, by code. */
  readonly refusals?: { readonly [Code in ShopErrorCode]?: keyof Body & string };
  /** Creates the last changes of a body before it is sent. */
  toBody?(body: Sent<Body>): Sent<Body>;
  /** The keys of the bodies that no field of the form sets, with the place that sets them. A test finds keys that have neither. */
  readonly elsewhere?: { readonly [Name in keyof Body]?: string };
}

/** Reads a record that has no route of its own; by default `GET <api>/<uuid>`. Null: there is none. */
interface Loading<Answer> {
  load?(uuid: string): Promise<Answer | null>;
}

/**
 * Defines the form of the records below a path of the REST API, by the types that the API has there: fields are named after members of
 * the bodies, and functions of a record get it as it is answered. Here these types end: the pages that draw, compare and save all
 * forms know a record as `AnyRecord`.
 */
export const defineForm = <
  At extends Path,
  Answer extends { readonly uuid: string } = RecordsByPath[At]['record'],
>(
  api: At,
  form: Form<BodyAt<At>, NoInfer<Answer>> & Loading<Answer>,
): FormDefinition => ({ api, ...form }) as unknown as FormDefinition;
