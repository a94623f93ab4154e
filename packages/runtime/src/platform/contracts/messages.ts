import type { GetICUArgs } from '@schummar/icu-type-parser';

/**
 * The shop's translatable messages, by key. Modules and extensions add theirs by declaration merging, so that the compiler knows
 * every key and the values that its message takes.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Messages {}

/** The key of a translatable message. */
export type MessageKey = keyof Messages & string;

/** The values that an ICU MessageFormat string takes, inferred from the string itself. */
export type ValuesOf<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

/** The arguments of `Text` after the key: none for a message without values. */
export type MessageArguments<Message> = Message extends string
  ? keyof ValuesOf<Message> extends never
    ? []
    : [values: ValuesOf<Message>]
  : never;

/** Returns the message for a key of `Texts` in one language, with the values filled in. */
export type TextOf<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: MessageArguments<Texts[Key]>
) => string;

/** Returns the shop's message for a key in one language, with the values filled in. */
export type Text = TextOf<Messages>;

/** The keys of `Texts` whose messages take no values. */
export type PlainKeyOf<Texts> = {
  [Key in keyof Texts & string]: MessageArguments<Texts[Key]> extends [] ? Key : never;
}[keyof Texts & string];

/** The key of a shop message that takes no values. */
export type PlainMessageKey = PlainKeyOf<Messages>;

/** An extension's messages in one language. */
export interface MessageCatalogue {
  /** The name of the extension that contributes the catalog. */
  readonly owner: string;
  /** A BCP 47 tag, such as `en` or `de-AT`. A message missing in `de-AT` falls back to `de`, then to `en`. */
  readonly locale: string;
  /** The ICU MessageFormat strings by key. A new key begins with the extension name; an existing key replaces that message. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Preserves the messages as literal types, from which the compiler infers the values that they take. */
export const defineMessages = <const Texts extends Readonly<Record<string, string>>>(
  owner: string,
  locale: string,
  texts: Texts,
): Omit<MessageCatalogue, 'texts'> & { readonly texts: Texts } => ({ owner, locale, texts });
