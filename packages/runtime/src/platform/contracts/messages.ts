import type { GetICUArgs } from '@schummar/icu-type-parser';

/**
 * The shop's translatable messages, by key. Modules and extensions add messages by declaration merging, so that the compiler can
 * check message keys and placeholder values.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Messages {}

/** The key of a translatable message. */
export type MessageKey = keyof Messages & string;

/** The placeholder values that an ICU MessageFormat string requires, inferred from the string. */
export type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The arguments that follow the key in a call to `Text`. Empty for a message without placeholders. */
export type MessageArguments<Message> = Message extends string
  ? keyof ValuesOf<Message> extends never
    ? []
    : [values: ValuesOf<Message>]
  : never;

/** Returns the message for a key of `Texts`, with its placeholders filled in. */
export type TextOf<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: MessageArguments<Texts[Key]>
) => string;

/** Returns the shop's message for a key, with its placeholders filled in. */
export type Text = TextOf<Messages>;

/** The keys of messages in `Texts` that have no placeholders. */
export type PlainKeyOf<Texts> = {
  [Key in keyof Texts & string]: MessageArguments<Texts[Key]> extends [] ? Key : never;
}[keyof Texts & string];

/** The key of a shop message that has no placeholders. */
export type PlainMessageKey = PlainKeyOf<Messages>;

/** The messages that an extension contributes in one language. */
export interface MessageCatalogue {
  /** The name of the extension that contributes the catalog. */
  readonly owner: string;
  /** A BCP 47 tag, such as `en` or `de-AT`. If `de-AT` lacks a message, the shop uses the one in `de`, then the one in `en`. */
  readonly locale: string;
  /**
   * The ICU MessageFormat strings by key. Prefix new keys with the extension name. A string with an existing key replaces that
   * message.
   */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Defines a message catalog while preserving the strings as literal types. The compiler infers the placeholder values from them.
 */
export const defineMessages = <const Texts extends Readonly<Record<string, string>>>(
  owner: string,
  locale: string,
  texts: Texts,
): Omit<MessageCatalogue, 'texts'> & { readonly texts: Texts } => ({ owner, locale, texts });
