import { moneyText } from '../text/money.ts';
import { saidBy } from '../text/refusals.ts';
import type { Patterns } from '../text/refusals.ts';
import { text } from '../text/text.ts';

/** Says what happened to an order, with its counts and amounts as the language of the admin writes them. */
export function activityWords(patterns: Patterns, comment: string, currency: string): string {
  const counted = comment.replace(/(\d+) item\(s\)/, (_, count: string) =>
    text('orders.history.items', { count: Number(count) }),
  );
  return saidBy(patterns, counted).replaceAll(
    new RegExp(`(\\d+(?:\\.\\d+)?) ${currency}\\b`, 'g'),
    (_, amount: string) => moneyText(Number(amount), currency),
  );
}
