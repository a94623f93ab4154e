import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import { commaOf } from '../../platform/languages/writing.ts';

/** The inputs of a line of gift cards, with the amount and the day as people read them. */
interface CardLine {
  readonly amount: string;
  readonly name: string | null;
  readonly email: string | null;
  /** Absent if the message is not shown. */
  readonly message?: string | null;
  /** The day on which the cards are sent. Null if they are sent at once. */
  readonly day: string | null;
}

/** Lists the labels and the values of a line of gift cards, without those that are empty. Pure. */
export function cardLineRows(
  { amount, name, email, message = null, day }: CardLine,
  locale: string,
): readonly (readonly [PlainMessageKey, string])[] {
  const recipient = [name, email].filter(Boolean).join(commaOf(locale));
  const rows: readonly (readonly [PlainMessageKey, string | null])[] = [
    ['storedValue.line.amount', amount],
    ['storedValue.line.for', recipient || null],
    ['storedValue.line.message', message],
    ['storedValue.line.day', day],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
