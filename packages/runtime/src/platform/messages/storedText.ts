import type { GetICUArgs } from '@schummar/icu-type-parser';
import { z } from 'zod';
import type { MessageKey, Messages, Text } from '../contracts/messages.ts';

/**
 * A money amount in a stored message, as a decimal string in major units. It is formatted in the language of whoever reads it.
 */
export interface StoredMoney {
  readonly amount: string;
  readonly currency: string;
}

/** A value of a stored message. A nested message is read in the language of the enclosing one. */
export type StoredValue = string | number | StoredMoney | StoredText;

/** A message stored as its key and values, so that each reader sees it in their own language. */
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

/** Creates a message to store from one of the shop's message keys and its values. */
export const storedText = <Key extends MessageKey>(
  key: Key,
  ...[values]: StoredArguments<Messages[Key]>
): StoredText => ({ key, values: (values ?? {}) as StoredText['values'] });

/**
 * Returns a stored message in the language of `text`, with amounts formatted by `money`. Null if no message has the key, or its
 * values differ: the extension that wrote it may be gone, or have another version.
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
