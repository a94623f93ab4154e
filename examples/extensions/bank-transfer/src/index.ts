import { defineExtension } from '@shop/runtime/extension';
import type {
  InstructionsCall,
  PaymentCall,
  PaymentInstructions,
  PaymentMethod,
  PaymentRecord,
} from '@shop/runtime/extension';
import { messages } from './messages.ts';
import { settings } from './settings.ts';

/**
 * Bank transfer payment method. The shopper transfers money to a bank account, and the merchant captures the order when the money has
 * arrived.
 */
const bankTransfer: PaymentMethod = {
  code: 'banktransfer',
  name: 'Bank transfer',
  nameKey: 'banktransfer.name',
  byTransfer: true,
  statuses: [
    {
      code: 'banktransfer_awaited',
      label: 'Awaiting bank transfer',
      labelKey: 'banktransfer.awaited',
      phase: 'unpaid',
      capturable: true,
      cancelable: true,
    },
  ],
  isAvailable: async (_cart, app) => Boolean(await app.setting('banktransferIban')),
  onOrderPlaced: ({ order }): PaymentRecord => ({
    transactionId: `banktransfer-${order.uuid}`,
    action: 'authorize',
    type: 'offline',
    amount: order.grand_total,
    currency: order.currency,
    status: 'banktransfer_awaited',
  }),
  paymentInstructions: instructions,
  capture: async (call) => ({ ...moved(call), action: 'capture' }),
  refund: async (call) => ({ ...moved(call), action: 'refund' }),
};

/** Returns the account, amount and payment reference that the shopper needs for the transfer. */
async function instructions({ app, order }: InstructionsCall): Promise<PaymentInstructions | null> {
  const iban = await app.setting('banktransferIban');
  if (!iban) return null;
  const holder = await app.setting('banktransferHolder');
  const text = app.texts();
  const { grand_total, currency, order_number } = order;
  const amount = new Intl.NumberFormat(app.locale, { style: 'currency', currency }).format(
    Number(grand_total),
  );
  return {
    text: text('banktransfer.instructions', { amount }),
    details: [
      ...(holder ? [{ key: 'holder', label: text('banktransfer.holder'), value: holder }] : []),
      { key: 'iban', label: text('banktransfer.iban'), value: iban.replaceAll(/(.{4})(?=.)/g, '$1 ') },
      { key: 'reference', label: text('banktransfer.reference'), value: order_number ?? '' },
    ],
  };
}

/** Returns the record of a manual money transfer. Its ID is based on the attempt key, so each attempt is recorded as one transaction. */
const moved = ({ order, transaction, amount, idempotencyKey }: PaymentCall) => ({
  transactionId: `banktransfer-${idempotencyKey}`,
  type: 'offline' as const,
  amount,
  currency: order.currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});

export default defineExtension({
  name: 'banktransfer',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  settings,
  setup: () => ({ messages: [messages], paymentMethods: [bankTransfer] }),
});
