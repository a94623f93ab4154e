import { capturedStatus } from '@shop/runtime/extension';
import type { PaymentCall, PaymentMethod } from '@shop/runtime/extension';

/**
 * A payment method for bank transfers. The order stays unpaid until the merchant receives the transfer and captures the payment. The merchant
 * pays refunds manually. A payment method with a gateway would call the gateway in `capture` and `refund`, with `idempotencyKey` as the
 * gateway's idempotency key and `signal` as the request's abort signal.
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
  // The shopper has not paid yet, so the order is recorded as awaiting payment.
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

/** Returns the transaction of a payment or refund made outside of the shop. Its ID is unique per attempt. */
const moved = ({ order, transaction, amount, idempotencyKey }: PaymentCall) => ({
  transactionId: `my-thing-${idempotencyKey}`,
  type: 'offline' as const,
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});
