import { capturedStatus } from '@shop/runtime/extension';
import type { PaymentCall, PaymentMethod } from '@shop/runtime/extension';

/**
 * Payment by bank transfer: the order waits for the money, the merchant captures it when it has arrived, and pays refunds by hand. A method with
 * a gateway calls it in `capture` and `refund`, with `idempotencyKey` as the gateway's key and `signal` for the request.
 */
export const paymentMethod: PaymentMethod = {
  code: 'my_thing',
  name: 'My thing',
  statuses: [
    {
      code: 'my_thing_pending',
      label: 'Waiting for the money',
      phase: 'unpaid',
      capturable: true,
      cancelable: true,
    },
    { code: capturedStatus('my_thing'), label: 'Paid', phase: 'paid', refundable: true },
  ],
  // No money has moved yet: the order waits for it.
  onOrderPlaced: ({ order }) => ({
    transactionId: `my-thing-expected-${order.uuid}`,
    action: 'authorize',
    type: 'offline',
    amount: order.grand_total,
    currency: order.currency,
    status: 'my_thing_pending',
  }),
  capture: async (call) => ({ ...moved(call), action: 'capture' }),
  refund: async (call) => ({ ...moved(call), action: 'refund' }),
};

/** Records money that moved outside of the shop, once for each attempt. */
const moved = ({ order, transaction, amount, idempotencyKey }: PaymentCall) => ({
  transactionId: `my-thing-${idempotencyKey}`,
  type: 'offline' as const,
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});
