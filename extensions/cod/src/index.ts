import { defineExtension } from '@shop/runtime/extension';
import type { PaymentMethod, PaymentRecord } from '@shop/runtime/extension';

/** Paid to the carrier: placing the order authorises its whole total offline. */
const cashOnDelivery: PaymentMethod = {
  code: 'cod',
  name: 'Cash on delivery',
  statuses: [
    { code: 'cod_pending', label: 'Pending', phase: 'unpaid', capturable: true, cancelable: true },
    { code: 'cod_captured', label: 'Paid', phase: 'paid', refundable: true },
  ],
  onOrderPlaced: ({ order }): PaymentRecord => ({
    transactionId: `cod-authorize-${order.uuid}`,
    action: 'authorize',
    type: 'offline',
    amount: order.grand_total,
    currency: order.currency,
    status: 'cod_pending',
  }),
};

export default defineExtension({
  name: 'cod',
  api: '^1.0',
  setup: () => ({ paymentMethods: [cashOnDelivery] }),
});
