import { capturedStatus, defineExtension, formatPrice } from '@shop/runtime/extension';
import type { PaymentCall, PaymentMethod, PaymentRecord } from '@shop/runtime/extension';
import { adminParts } from './adminParts.ts';
import { codMessages } from './codMessages.ts';
import { codSettings } from './codSettings.ts';

/**
 * Cash on delivery payment method. Placing an order authorizes its total offline. The merchant captures the order when the carrier has
 * transferred the cash.
 */
const cashOnDelivery: PaymentMethod = {
  code: 'cod',
  name: 'Cash on delivery',
  nameKey: 'cod.name',
  statuses: [
    {
      code: 'cod_pending',
      label: 'Pending',
      labelKey: 'payments.status.pending',
      phase: 'unpaid',
      capturable: true,
      cancelable: true,
    },
    {
      code: capturedStatus('cod'),
      label: 'Paid',
      labelKey: 'payments.status.paid',
      phase: 'paid',
      refundable: true,
    },
  ],
  // The method is offered only for carts that require shipping, unless the merchant hands over goods in another way.
  isOffered: async ({ noShippingRequired }, app) =>
    !noShippingRequired || (await app.setting('codWithoutDelivery')) === 1,
  onOrderPlaced: ({ order }): PaymentRecord => ({
    transactionId: `cod-authorize-${order.uuid}`,
    action: 'authorize',
    type: 'offline',
    amount: order.grand_total,
    currency: order.currency,
    status: 'cod_pending',
  }),
  checkoutHint: ({ grandTotal, currency }, app) =>
    app.texts()('cod.hint', { amount: formatPrice(app.locale, Number(grandTotal), currency) }),
  paymentInstructions: ({ app, order: { grand_total: total, currency } }) => ({
    text: app.texts()('cod.instructions', { amount: formatPrice(app.locale, Number(total), currency) }),
    details: [],
  }),
  capture: async (call) => ({
    ...offline(call, `cod-capture-${call.order.uuid}-${call.attemptedAt.getTime()}`),
    action: 'capture',
  }),
  // Two refunds of an order may occur in the same millisecond, so their attempt keys distinguish them.
  refund: async (call) => ({
    ...offline(call, `cod-refund-${call.order.uuid}-${call.idempotencyKey}`),
    action: 'refund',
  }),
};

const offline = ({ order, transaction, amount }: PaymentCall, transactionId: string) => ({
  transactionId,
  type: 'offline' as const,
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});

export default defineExtension({
  name: 'cod',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  settings: codSettings,
  setup: () => ({
    messages: [codMessages],
    paymentMethods: [cashOnDelivery],
    admin: [adminParts],
  }),
});
