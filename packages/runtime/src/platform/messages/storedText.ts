import type { GetICUArgs } from '@schummar/icu-type-parser';
import { z } from 'zod';
import type { MessageKey, Messages, Text } from '../contracts/messages.ts';

/** A money amount in a stored message, as a decimal string in major units. The amount is formatted in the reader's language. */
export interface StoredMoney {
  readonly amount: string;
  readonly currency: string;
}

/** A placeholder value in a stored message. A nested message is shown in the language of the enclosing message. */
export type StoredValue = string | number | StoredMoney | StoredText;

/** A message stored as its key and values, so that it can be shown in each reader's language. */
export interface StoredText {
  readonly key: string;
  readonly values: Readonly<Record<string, StoredValue>>;
}

/** Parses a stored message from a JSON column. */
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

/** Creates a message for storage from a message key and its placeholder values. */
export const storedText = <Key extends MessageKey>(
  key: Key,
  ...[values]: StoredArguments<Messages[Key]>
): StoredText => ({ key, values: (values ?? {}) as StoredText['values'] });

/**
 * Returns a stored message in the language of `text`, with amounts formatted by `money`. Null if no message has the key, or if
 * the message has different placeholders. Either can happen if the extension that stored the message was removed or updated.
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
