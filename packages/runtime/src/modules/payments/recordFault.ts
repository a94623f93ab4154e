import { isRecord } from '../../platform/isRecord.ts';
import { digitsOf, toMinor } from '../../platform/money.ts';
import type { PaymentRecord } from './contract.ts';

/** The request for which a payment method returned a payment record. */
export interface RequestedPayment {
  /** The kind of request. `place`: the order was placed, and `onOrderPlaced` returned the record. */
  readonly kind: 'place' | PaymentRecord['action'];
  /** The amount as a decimal string in major units of the currency. */
  readonly amount: string;
  readonly currency: string;
  /** True if the returned amount may be smaller. */
  readonly mayBeLess: boolean;
}

const DECIMAL = /^\d{1,12}(\.\d+)?$/;
const ONE_LINE = /^[^\p{Cc}]{1,255}$/u;

/**
 * Describes the error in a payment record, as a phrase that follows the payment method's name. Returns null if the record
 * is valid.
 */
export function recordFault(
  answer: unknown,
  request: RequestedPayment,
  isStatus: (code: string) => boolean,
): string | null {
  if (!isRecord(answer) || answer instanceof Promise) return 'returned no payment record';
  const { transactionId, parentTransactionId, action, type, status, currency, amount } = answer;
  const actions: readonly string[] = request.kind === 'place' ? ['authorize', 'capture'] : [request.kind];
  if (typeof transactionId !== 'string' || !ONE_LINE.test(transactionId))
    return `returned the transaction ID ${shown(transactionId)}, which must be a single-line string`;
  if (parentTransactionId !== undefined && parentTransactionId !== null && !isText(parentTransactionId))
    return `returned the parent transaction ID ${shown(parentTransactionId)}, which must be a single-line string`;
  if (typeof action !== 'string' || !actions.includes(action))
    return `returned the action ${shown(action)} instead of ${actions.join(' or ')}`;
  if (type !== 'online' && type !== 'offline')
    return `returned the type ${shown(type)}, which must be online or offline`;
  if (status !== undefined && status !== null && (typeof status !== 'string' || !isStatus(status)))
    return `returned the payment status ${shown(status)}, which it does not declare`;
  if (currency !== request.currency)
    return `returned the currency ${shown(currency)} instead of ${request.currency}`;
  return amountFault(amount, request);
}

function amountFault(amount: unknown, { kind, amount: most, currency, mayBeLess }: RequestedPayment) {
  if (typeof amount !== 'string' || !DECIMAL.test(amount) || isFiner(amount, currency))
    return `returned the amount ${shown(amount)}, which must be decimal text in ${currency}`;
  const [answered, requested] = [toMinor(amount, currency), toMinor(most, currency)];
  if (answered > requested || (answered < requested && !mayBeLess))
    return `returned the amount ${amount} instead of ${most}`;
  return answered === 0 && kind !== 'void' ? `returned the amount ${amount}` : null;
}

const isFiner = (amount: string, currency: string): boolean =>
  (amount.split('.')[1] ?? '').replace(/0+$/, '').length > digitsOf(currency);

const isText = (value: unknown): boolean => typeof value === 'string' && ONE_LINE.test(value);

/** Formats an invalid value for the log. */
function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100));
  return typeof value === 'object' && value !== null ? `an ${typeof value}` : String(value);
}
