import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { TransactionRow } from './payment.repo.ts';

/** What was captured and settled, in minor units; of an order that was only authorised, the authorisation. */
export function capturedOf(known: readonly TransactionRow[], currency: string): Minor {
  const settled = known.filter((row) => row.payment_action === 'capture' && row.is_settled);
  const rows = settled.length > 0 ? settled : known.filter((row) => row.payment_action === 'authorize');
  return sum(rows.map(({ amount }) => toMinor(amount, currency)));
}

/** A refund that failed later was not given. */
const isGiven = ({ payment_action, is_settled }: TransactionRow): boolean =>
  payment_action === 'refund' && is_settled;

/** What was given back, in minor units. */
export const refundedOf = (known: readonly TransactionRow[], currency: string): Minor =>
  sum(known.filter(isGiven).map(({ amount }) => toMinor(amount, currency)));

/** What may still be given back of a payment, in minor units. */
export function leftOf({ amount, refunded, reserved, currency }: TransactionRow): Minor {
  const [paid = 0, given = 0, aside = 0] = [amount, refunded, reserved].map((text) =>
    toMinor(text, currency),
  );
  return paid - given - aside;
}

/** Decimal text with the digits of its currency: columns have more. */
export const digits = (amount: string, currency: string): string =>
  toDecimal(toMinor(amount, currency), currency);
