import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { TransactionRow } from './transaction.ts';

/** Sums up what was captured and is final, in minor units. For an order that was only authorized it is the authorization. */
export function capturedTotal(known: readonly TransactionRow[], currency: string): Minor {
  const captures = known.filter((row) => row.payment_action === 'capture' && row.is_final);
  const rows = captures.length > 0 ? captures : known.filter((row) => row.payment_action === 'authorize');
  return sum(rows.map(({ amount }) => toMinor(amount, currency)));
}

/** Tells whether a transaction is a refund that has not failed. */
const isGiven = ({ payment_action, is_final }: TransactionRow): boolean =>
  payment_action === 'refund' && is_final;

/** Sums up what was given back, in minor units. */
export const refundedTotal = (known: readonly TransactionRow[], currency: string): Minor =>
  sum(known.filter(isGiven).map(({ amount }) => toMinor(amount, currency)));

/** Returns how much of a payment may still be given back, in minor units. */
export function refundableAmount({ amount, refunded, reserved, currency }: TransactionRow): Minor {
  const [paid = 0, given = 0, aside = 0] = [amount, refunded, reserved].map((text) =>
    toMinor(text, currency),
  );
  return paid - given - aside;
}

/** Writes an amount as decimal text with the digits of its currency: columns have more. */
export const formatAmount = (amount: string, currency: string): string =>
  toDecimal(toMinor(amount, currency), currency);
