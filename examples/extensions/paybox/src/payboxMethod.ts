import { invalidOrder, toDecimal, toMinor } from '@shop/runtime/extension';
import type {
  EndCall,
  FinishCall,
  LostAttempt,
  PaidOrder,
  PaymentCall,
  PaymentMethod,
  PaymentRecord,
  PaymentReport,
  PaymentStep,
  StartCall,
} from '@shop/runtime/extension';
import { refusedByPaybox } from './paybox.ts';
import type { Paybox, Session } from './paybox.ts';

/** Paybox payment method. The shopper pays at the gateway, which authorizes the money until the merchant captures it. */
export const payboxMethod = (paybox: Paybox): PaymentMethod => ({
  code: 'paybox',
  name: 'Paybox',
  statuses: [
    { code: 'paybox_authorized', label: 'Authorized', phase: 'authorized', capturable: true, voidable: true },
    { code: 'paybox_failed', label: 'Declined', phase: 'failed', payable: true, cancelable: true },
  ],
  transitions: [
    { on: 'held', when: 'first', to: 'paybox_authorized' },
    { on: 'declined', from: ['pending'], to: 'paybox_failed' },
  ],
  isAvailable: async (_cart, app) => Boolean(await app.setting('payboxKey')),
  startPayment: (call) => start(paybox, call),
  finishPayment: (call) => finish(paybox, call),
  endPayment: (call) => end(paybox, call),
  capture: (call) => move(paybox, call, 'take', 'capture'),
  refund: (call) => move(paybox, call, 'return', 'refund'),
  void: (call) => move(paybox, call, 'release', 'void'),
  findAttempt: async (attempt, order, app, signal) =>
    (await paybox.hasActed(app, attempt.idempotencyKey, signal)) ? recordOf(attempt, order) : null,
});

/** Opens the order's only payment session. The gateway identifies the session by the order's UUID and does not open a second one. */
async function start(paybox: Paybox, { app, order, returnUrl, signal }: StartCall): Promise<PaymentStep> {
  const session = await paybox.open(
    app,
    {
      reference: order.uuid,
      amount: toMinor(order.grand_total, order.currency),
      currency: order.currency,
      return_to: returnUrl,
    },
    signal,
  );
  await app.orders.setIntegrationId(app.db, order.uuid, session.session);
  if (session.state === 'closed' || session.state === 'released') throw invalidOrder();
  // A session that is not open is already paid, and the return URL records the payment.
  return { kind: 'redirect', url: session.state === 'open' ? session.pay_at : returnUrl };
}

async function finish(paybox: Paybox, { app, order, signal }: FinishCall): Promise<PaymentReport | null> {
  const known = await app.orders.find(app.db, { uuid: order.uuid });
  if (!known?.integration_order_id) return null;
  return reportOf(await paybox.read(app, known.integration_order_id, signal));
}

/** Closes the session, so that it cannot be paid anymore. Returns a report if money was already received. */
async function end(paybox: Paybox, { app, order, signal }: EndCall): Promise<PaymentReport | null> {
  const known = await app.orders.find(app.db, { uuid: order.uuid });
  if (!known?.integration_order_id) return null;
  const session = await paybox.act(app, known.integration_order_id, 'close', {
    requestId: `close-${order.uuid}`,
    signal,
  });
  return session.state === 'closed' ? null : reportOf(session);
}

/** Returns the report of a session, or null if there is nothing to report. */
export function reportOf(session: Session): PaymentReport | null {
  const { session: transactionId, reference: order, state, declined, currency } = session;
  if (state === 'open')
    return declined === null
      ? null
      : { order, method: 'paybox', event: 'declined', activity: `Payment declined: ${declined}` };
  if (state !== 'held') return null;
  const amount = toDecimal(session.amount, currency);
  return {
    order,
    method: 'paybox',
    event: 'held',
    amount,
    currency,
    record: { transactionId, action: 'authorize', type: 'online', amount, currency, raw: session },
    activity: `Authorized ${amount} ${currency}. Session: ${transactionId}`,
  };
}

/** Captures, refunds or releases money. The attempt key is the request ID, so that the gateway acts only once per attempt. */
async function move(
  paybox: Paybox,
  { app, order, transaction, amount, idempotencyKey, signal }: PaymentCall,
  action: 'take' | 'return' | 'release',
  kind: LostAttempt['kind'],
): Promise<PaymentRecord> {
  const known = await app.orders.find(app.db, { uuid: order.uuid });
  if (!transaction || !known?.integration_order_id) throw refusedByPaybox('Nobody has paid yet');
  await paybox.act(app, known.integration_order_id, action, {
    ...(kind !== 'void' && { amount: toMinor(amount, order.currency) }),
    requestId: idempotencyKey,
    signal,
  });
  return recordOf({ kind, amount, idempotencyKey, transaction }, order);
}

const recordOf = (
  {
    kind,
    amount,
    idempotencyKey,
    transaction,
  }: Pick<LostAttempt, 'kind' | 'amount' | 'idempotencyKey' | 'transaction'>,
  { currency }: PaidOrder,
): PaymentRecord => ({
  transactionId: `paybox-${idempotencyKey}`,
  action: kind,
  type: 'online',
  amount,
  currency,
  ...(transaction && { parentTransactionId: transaction.transaction_id }),
});
