import type { GetICUArgs } from '@schummar/icu-type-parser';

/**
 * The texts of the shop for people, by key. Modules and extensions add theirs by declaration merging, so that the compiler
 * knows every key and the values that its text takes.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Messages {}

/** The key of a text for people. */
export type MessageKey = keyof Messages & string;

/** The values that a text in ICU MessageFormat takes, read from the text itself. */
export type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The arguments of `Text` after the key: none for a text without values. */
export type MessageArguments<Message> = Message extends string
  ? keyof ValuesOf<Message> extends never
    ? []
    : [values: ValuesOf<Message>]
  : never;

/** Returns the text of a key of `Texts` in one language, with the values filled in. */
export type TextOf<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: MessageArguments<Texts[Key]>
) => string;

/** Returns the text of a key of the shop in one language, with the values filled in. */
export type Text = TextOf<Messages>;

/** The keys of `Texts` whose texts take no values. */
export type PlainKeyOf<Texts> = {
  [Key in keyof Texts & string]: MessageArguments<Texts[Key]> extends [] ? Key : never;
}[keyof Texts & string];

/** The key of a text of the shop that takes no values. */
export type PlainMessageKey = PlainKeyOf<Messages>;

/** Texts of one extension in one language. */
export interface MessageCatalogue {
  /** The name of the extension that brings it. */
  readonly owner: string;
  /** A BCP 47 tag, such as `en` or `de-AT`. A text that is missing in `de-AT` is taken from `de`, and then from `en`. */
  readonly locale: string;
  /** The texts in ICU MessageFormat by key. A new key begins with the name of its extension; any other key replaces that text. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Keeps the texts as literal types, from which the compiler reads the values that they take. */
export const defineMessages = <const Texts extends Readonly<Record<string, string>>>(
  owner: string,
  locale: string,
  texts: Texts,
): Omit<MessageCatalogue, 'texts'> & { readonly texts: Texts } => ({ owner, locale, texts });
