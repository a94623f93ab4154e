import type { GetICUArgs } from '@schummar/icu-type-parser';
import { z } from 'zod';
import type { MessageKey, Messages, Text } from '../contracts/messages.ts';

/** An amount of money in a stored text, as decimal text in major units. Each reader reads it as their language writes it. */
export interface StoredMoney {
  readonly amount: string;
  readonly currency: string;
}

/** A value of a stored text. A stored text is read in the language of the text around it. */
export type StoredValue = string | number | StoredMoney | StoredText;

/** A text for people that is stored as the key of a message and its values, so that each reader reads it in their language. */
export interface StoredText {
  readonly key: string;
  readonly values: Readonly<Record<string, StoredValue>>;
}

/** Reads a stored text out of a JSON column. */
export const storedTextColumn: z.ZodType<StoredText> = z.object({
  key: z.string(),
  values: z.record(z.string(), z.custom<StoredValue>()),
});

type StoredValues<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: StoredValue; ICUNumberArgument: number; ICUDateArgument: never }
>;

type StoredArguments<Message> = Message extends string
  ? keyof StoredValues<Message> extends never
    ? []
    : [values: StoredValues<Message>]
  : never;

/** Creates a text to store from the key of a message of the shop and the values that it takes. */
export const storedText = <Key extends MessageKey>(
  key: Key,
  ...[values]: StoredArguments<Messages[Key]>
): StoredText => ({ key, values: (values ?? {}) as StoredText['values'] });

/**
 * Returns a stored text in the language of `text`, with amounts as `money` writes them. Null if no message has the key, or one that takes
 * other values: the extension that wrote it may be gone, or of another version.
 */
export function readStoredText(
  text: Text,
  { key, values }: StoredText,
  money: (amount: StoredMoney) => string,
): string | null {
  const read = (value: StoredValue): string | number | null => {
    if (typeof value !== 'object') return value;
    return 'amount' in value ? money(value) : readStoredText(text, value, money);
  };
  const filled = Object.entries(values).map(([name, value]) => [name, read(value)] as const);
  if (filled.some(([, value]) => value === null)) return null;
  try {
    return (text as (key: string, values: object) => string)(key, Object.fromEntries(filled));
  } catch {
    return null;
  }
}
