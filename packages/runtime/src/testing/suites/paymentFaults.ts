import { paymentStatuses, recordFault } from '../../modules/payments/index.ts';
import type { PaidOrder, PaymentMethod } from '../../modules/payments/index.ts';
import type { TestShop } from '../createTestShop.ts';
import type { RecordedCall } from './paymentRecording.ts';
import type { Fault } from './shippingFaults.ts';

interface Of {
  readonly shop: TestShop;
  readonly method: PaymentMethod;
}

const isStatusOf = ({ shop }: Of) => {
  const statuses = paymentStatuses(shop.app.registry('paymentMethods').list());
  return (status: string) => statuses.has(status);
};

const FIX =
  'Answer { transactionId, action, type, amount, currency }: the amount as the call has it, which is decimal text in major units, and an id that no other transaction has.';

/** Returns the contract violation in a result of `onOrderPlaced`, or null if there is none. */
export function placedRecordFault(
  of: Of,
  answer: unknown,
  { grand_total, currency }: PaidOrder,
): Fault | null {
  if (answer instanceof Promise) {
    answer.catch(() => undefined);
    return {
      seen: 'onOrderPlaced answered a promise',
      fix: 'It is no async function: the order is not written yet, so it calls nobody.',
    };
  }
  const request = { kind: 'place', amount: grand_total, currency, mayBeLess: false } as const;
  const fault = recordFault(answer, request, isStatusOf(of));
  return fault === null ? null : { seen: `onOrderPlaced ${fault}`, fix: FIX };
}

/** Returns the contract violation in a result of a capture, refund or void, or null if there is none. */
export function callFault(of: Of, { kind, call, answer }: RecordedCall): Fault | null {
  if (kind === 'void' && answer === null) return null;
  const request = {
    kind,
    amount: call.amount,
    currency: call.order.currency,
    mayBeLess: kind === 'void' || (kind === 'capture' && of.method.partialCapture === true),
  };
  const fault = recordFault(answer, request, isStatusOf(of));
  return fault === null ? null : { seen: `${kind} ${fault}`, fix: FIX };
}
