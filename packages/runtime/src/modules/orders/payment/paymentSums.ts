import { sum, toMinor } from '../../../platform/money.ts';
import type { TransactionRow } from './payment.repo.ts';

/** What was captured and settled, in minor units; of an order that was only authorised, the authorisation. */
export function capturedOf(known: readonly TransactionRow[], currency: string): number {
  const settled = known.filter((row) => row.payment_action === 'capture' && row.is_settled);
  const rows = settled.length > 0 ? settled : known.filter((row) => row.payment_action === 'authorize');
  return sum(rows.map(({ amount }) => toMinor(amount, currency)));
}

/** A refund that failed later was not given. */
const isGiven = ({ payment_action, is_settled }: TransactionRow): boolean =>
  payment_action === 'refund' && is_settled;

/** What was given back, in minor units. */
export const refundedOf = (known: readonly TransactionRow[], currency: string): number =>
  sum(known.filter(isGiven).map(({ amount }) => toMinor(amount, currency)));
