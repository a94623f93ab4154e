import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/contract.ts';
import type { PaymentRecord, PaymentReport } from '../../payments/contract.ts';
import type { LockedOrder } from '../order.ts';
import type { TransactionRow } from './transaction.ts';

/** The result of `app.payments.apply`. */
export interface AppliedPayment {
  /** `mismatch`: nothing was written, because amount, currency or method are not the order's. */
  readonly outcome: 'applied' | 'replayed' | 'mismatch';
  readonly paymentStatus: string;
  /** Reports whether a refund gave back the rest of what was captured. */
  readonly isFullRefund: boolean;
  readonly transaction: TransactionRow | null;
}

/** The result of `app.payments.end`. `ended`: the order can no longer be paid. `paid`: it was paid, which is recorded now. */
export type EndedPayment = 'ended' | 'paid';

/** The result of `app.payments.take`. `closed`: the order may not be paid any more, and the gateway was not asked. */
export type TakenPayment = 'closed' | { readonly applied: AppliedPayment | null };

/** A report of payment with who asked for the payment. Absent: the shop itself, the shopper or the gateway. */
export interface AuthoredReport extends PaymentReport {
  readonly author?: Author | null | undefined;
}

/** A reported refund, with the order that the transaction has locked. */
export interface ReportedRefund {
  readonly app: AppContext;
  readonly tx: Db;
  readonly order: LockedOrder;
  /** The transactions that were recorded before, oldest first. */
  readonly known: readonly TransactionRow[];
  readonly record: PaymentRecord;
  readonly report: AuthoredReport;
}
