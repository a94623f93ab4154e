import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/contract.ts';
import type { PaymentRecord, PaymentReport } from '../../payments/contract.ts';
import type { LockedOrder } from '../order.ts';
import type { TransactionRow } from './transaction.ts';

/** The result of `app.payments.apply`. */
export interface AppliedPayment {
  /**
   * The outcome. `mismatch` means that nothing was written, because the amount, currency or payment method differs from
   * the order's.
   */
  readonly outcome: 'applied' | 'replayed' | 'mismatch';
  readonly paymentStatus: string;
  /** True if a refund returned all remaining captured money. */
  readonly isFullRefund: boolean;
  readonly transaction: TransactionRow | null;
}

/**
 * The result of `app.payments.end`. `ended` means that the order can no longer be paid. `paid` means that the order was
 * paid, and the payment is now recorded.
 */
export type EndedPayment = 'ended' | 'paid';

/** The result of `app.payments.take`. `closed` means that the order can no longer be paid, and the gateway was not called. */
export type TakenPayment = 'closed' | { readonly applied: AppliedPayment | null };

/** A payment report with the author of the request. An absent author means the shop itself, the shopper or the gateway. */
export interface AuthoredReport extends PaymentReport {
  readonly author?: Author | null | undefined;
}

/** A reported refund, with the order locked by the transaction. */
export interface ReportedRefund {
  readonly app: AppContext;
  readonly tx: Db;
  readonly order: LockedOrder;
  /** The previously recorded transactions, oldest first. */
  readonly known: readonly TransactionRow[];
  readonly record: PaymentRecord;
  readonly report: AuthoredReport;
}
