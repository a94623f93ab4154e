import type { AppContext } from '../../../platform/context.ts';
import { paymentStatuses, recordFault } from '../../payments/index.ts';
import type { PaymentMethod, PaymentRecord } from '../../payments/index.ts';
import type { AppliedPayment } from './applyPayment.ts';
import type { CallRow } from './payment.repo.ts';
import { digits } from './paymentSums.ts';

/** A payment method answered what cannot be true. Nothing of it is written, and the attempt stays open. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

const wrong = (method: string, fault: string) => new WrongAnswer(`Payment method "${method}" ${fault}`);

/** Holds a method's answer against what the attempt asked for. A void may find nothing to release. Throws `WrongAnswer`. */
export function checkAnswer(
  app: AppContext,
  { code, partialCapture }: Pick<PaymentMethod, 'code' | 'partialCapture'>,
  row: CallRow,
  answer: unknown,
): PaymentRecord | null {
  if ((answer ?? null) === null && row.kind === 'void') return null;
  const asked = {
    kind: row.kind,
    amount: digits(row.amount, row.currency),
    currency: row.currency,
    mayBeLess: row.kind !== 'capture' || partialCapture === true,
  };
  const statuses = paymentStatuses(app.registry('paymentMethods').list());
  const fault = recordFault(answer, asked, (status) => statuses.has(status));
  if (fault !== null) throw wrong(code, fault);
  return answer as PaymentRecord;
}

/**
 * Sees that a written answer was news. Throws `WrongAnswer` where its transaction id is that of another order, or of what
 * this order had recorded before the attempt.
 */
export function checkIsNew(
  method: string,
  { kind, payment_transaction_id, request: { known_until } }: CallRow,
  record: PaymentRecord | null,
  { transaction, outcome }: AppliedPayment,
): void {
  if (!record) return;
  // A capture may have the id of its authorization, and a void that of what it releases.
  const isOwn = kind === 'capture' && transaction?.payment_transaction_id === payment_transaction_id;
  const isOld =
    kind !== 'void' &&
    !isOwn &&
    outcome === 'replayed' &&
    transaction !== null &&
    transaction.payment_transaction_id <= (known_until ?? 0);
  if (transaction === null || isOld)
    throw wrong(
      method,
      `answered the transaction id ${JSON.stringify(record.transactionId)}, which is that of another transaction`,
    );
}
