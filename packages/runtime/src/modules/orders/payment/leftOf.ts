import { toDecimal, toMinor } from '../../../platform/money.ts';
import type { TransactionRow } from './payment.repo.ts';

/** What may still be given back of a payment, as decimal text. */
export function leftOf({ amount, refunded, reserved, currency }: TransactionRow): string {
  const [paid, given, aside] = [amount, refunded, reserved].map((text) => toMinor(text, currency));
  return toDecimal((paid as number) - (given as number) - (aside as number), currency);
}
