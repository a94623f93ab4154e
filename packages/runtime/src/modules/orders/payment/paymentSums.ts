import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { StoredMoney } from '../../../platform/messages/storedText.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import type { TransactionRow } from './transaction.ts';

const total = (rows: readonly TransactionRow[], currency: string): Minor =>
  sum(rows.map(({ amount }) => toMinor(amount, currency)));

const isCaptured = ({ payment_action, is_final }: TransactionRow): boolean =>
  payment_action === 'capture' && is_final;

/** Sums the final captures, in minor units. */
export const capturedTotal = (known: readonly TransactionRow[], currency: string): Minor =>
  total(known.filter(isCaptured), currency);

/** Sums the final captures, in minor units. For an order that was only authorized, returns the authorized amount. */
export const paidTotal = (known: readonly TransactionRow[], currency: string): Minor =>
  known.some(isCaptured)
    ? capturedTotal(known, currency)
    : total(
        known.filter((row) => row.payment_action === 'authorize'),
        currency,
      );

/** Reports whether a transaction is a refund that has not failed. */
const isGiven = ({ payment_action, is_final }: TransactionRow): boolean =>
  payment_action === 'refund' && is_final;

/** Sums the refunds, in minor units. */
export const refundedTotal = (known: readonly TransactionRow[], currency: string): Minor =>
  total(known.filter(isGiven), currency);

/** Returns the amount of a payment that can still be refunded, in minor units. */
export function refundableAmount({ amount, refunded, reserved, currency }: TransactionRow): Minor {
  const [paid = 0, given = 0, held = 0] = [amount, refunded, reserved].map((text) => toMinor(text, currency));
  return paid - given - held;
}

/**
 * Formats an amount as a decimal string with the currency's number of decimals, because database columns store more
 * decimals.
 */
export const formatAmount = (amount: string, currency: string): string =>
  toDecimal(toMinor(amount, currency), currency);

/** Returns an amount for use in a stored message. */
export const moneyOf = ({ amount, currency }: Pick<PaymentRecord, 'amount' | 'currency'>): StoredMoney => ({
  amount: formatAmount(amount, currency),
  currency,
});
