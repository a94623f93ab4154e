import { z } from 'zod';
import { defineExtension } from '../platform/contracts/extension.ts';
import type { Extension } from '../platform/contracts/extension.ts';
import type { OutgoingEmail } from '../modules/mail/contract.ts';
import type { PaymentCall, PaymentMethod, PaymentRecord } from '../modules/payments/contract.ts';
import type { ShippingProvider } from '../modules/shipping/contract.ts';

/** The contribution types that a test shop provides if no extension provides them. */
export type StandIn = 'paymentMethods' | 'shippingProviders' | 'mailTransport';

/** The code of the stand-in payment method. */
export const STAND_IN_PAYMENT = 'test_payment';
export const STAND_IN_SHIPPING = 'test_shipping';

/**
 * Creates the extension with stand-ins for missing contributions: an offline payment method, a shipping provider that charges the zone's
 * `cost`, and a mailbox that stores emails.
 */
export const standIns = (kinds: readonly StandIn[], sent: OutgoingEmail[]): Extension =>
  defineExtension({
    name: 'test-stand-ins',
    api: '^1.0',
    setup: () => ({
      ...(kinds.includes('paymentMethods') && { paymentMethods: [payment] }),
      ...(kinds.includes('shippingProviders') && { shippingProviders: [shipping] }),
      ...(kinds.includes('mailTransport') && {
        mailTransport: [{ name: 'test', send: async (mail: OutgoingEmail) => void sent.push(mail) }],
      }),
    }),
  });

const answer = (
  { order, amount, idempotencyKey, transaction }: PaymentCall,
  action: PaymentRecord['action'],
): PaymentRecord => ({
  transactionId: `${action}-${idempotencyKey}`,
  action,
  type: 'offline',
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});

const payment: PaymentMethod = {
  code: STAND_IN_PAYMENT,
  name: 'Test payment',
  partialCapture: true,
  statuses: [
    {
      code: `${STAND_IN_PAYMENT}_authorized`,
      label: 'Authorized',
      phase: 'authorized',
      capturable: true,
      cancelable: true,
      voidable: true,
    },
  ],
  onOrderPlaced: ({ order }) => ({
    transactionId: `authorize-${order.uuid}`,
    action: 'authorize',
    type: 'offline',
    amount: order.grand_total,
    currency: order.currency,
    status: `${STAND_IN_PAYMENT}_authorized`,
  }),
  capture: async (call) => answer(call, 'capture'),
  refund: async (call) => answer(call, 'refund'),
  void: async (call) => answer(call, 'void'),
};

const zoneCost = z.union([z.string(), z.number()]).catch('5');

const shipping: ShippingProvider = {
  code: STAND_IN_SHIPPING,
  name: 'Test shipping',
  getMethods: async ({ zoneConfig }) => [
    { code: 'standard', name: 'Standard', cost: zoneCost.parse(zoneConfig['cost']) },
  ],
};
