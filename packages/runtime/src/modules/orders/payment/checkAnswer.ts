import type { AppContext } from '../../../platform/contracts/context.ts';
import { paymentStatuses, recordFault } from '../../payments/index.ts';
import type { PaymentMethod, PaymentRecord } from '../../payments/index.ts';
import type { CallRow } from './attempt.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { formatAmount } from './paymentSums.ts';

/** The error for an invalid result from a payment method. Nothing is written, and the attempt stays open. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}

const invalid = (method: string, fault: string) => new InvalidAnswer(`Payment method "${method}" ${fault}`);

/**
 * Checks a payment method's result against the attempt. A void may return null if there was no money to release. Throws
 * `InvalidAnswer`.
 */
export function checkAnswer(
  app: AppContext,
  { code, partialCapture }: Pick<PaymentMethod, 'code' | 'partialCapture'>,
  row: CallRow,
  answer: unknown,
): PaymentRecord | null {
  if ((answer ?? null) === null && row.kind === 'void') return null;
  const requested = {
    kind: row.kind,
    amount: formatAmount(row.amount, row.currency),
    currency: row.currency,
    mayBeLess: row.kind !== 'capture' || partialCapture === true,
  };
  const statuses = paymentStatuses(app.registry('paymentMethods').list());
  const fault = recordFault(answer, requested, (status) => statuses.has(status));
  if (fault !== null) throw invalid(code, fault);
  return answer as PaymentRecord;
}

/**
 * Checks that a written result is new. Throws `InvalidAnswer` if its transaction id was already recorded, either for
 * another order or for this order before the attempt.
 */
export function checkIsNew(
  method: string,
  { kind, payment_transaction_id, request: { known_until } }: CallRow,
  record: PaymentRecord | null,
  { transaction, outcome }: AppliedPayment,
): void {
  if (!record) return;
  // A capture may reuse the id of its authorization, and a void the id of the transaction that it releases.
  const isOwn = kind === 'capture' && transaction?.payment_transaction_id === payment_transaction_id;
  const isOld =
    kind !== 'void' &&
    !isOwn &&
    outcome === 'replayed' &&
    transaction !== null &&
    transaction.payment_transaction_id <= (known_until ?? 0);
  if (transaction === null || isOld)
    throw invalid(
      method,
      `returned the transaction ID ${JSON.stringify(record.transactionId)}, which belongs to another transaction`,
    );
}
