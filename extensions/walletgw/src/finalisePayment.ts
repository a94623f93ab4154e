import { methodAmount, toMinor } from '@shop/runtime/extension';
import type { AppContext, AppliedPayment, Order, PaymentReport } from '@shop/runtime/extension';
import { applyReport, reportMismatch } from './applyReport.ts';
import { claimExpress } from './claimExpress.ts';
import { isExpress } from './expressOrder.ts';
import { declined, reportOfAuthorization, reportOfCapture } from './paymentReport.ts';
import { findRemoteOrder, paymentsOf } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet, WalletSession } from './wallet.ts';
import { WalletError } from './walletError.ts';
import { remoteOrder } from './walletShapes.ts';
import type { RemoteOrder } from './walletShapes.ts';

/**
 * State of a payment. `paid`: the money was captured or authorized, or is under review. `declined`: the payment failed permanently. `open`:
 * the shopper has not approved the payment. `gone`: the gateway no longer has the order. `mismatch`: the amount differs, and nothing was
 * captured.
 */
export type Finalised = 'paid' | 'declined' | 'open' | 'gone' | 'mismatch';

/**
 * Captures or authorizes the money of an approved order, and records the gateway's payments. It may run repeatedly and concurrently,
 * because the gateway acts once per request ID and the record is written once. An express payment first gets the order's number and amount.
 * Throws `WalletError` if the outcome is unknown. Must not run inside a transaction. With `takes: false`, records only money that was already
 * captured.
 */
export async function finalisePayment(
  app: AppContext,
  wallet: Wallet,
  order: Order,
  { takes = true } = {},
): Promise<Finalised> {
  if (order.integration_order_id === null) return 'open';
  const session = await openSession(app, wallet);
  const remote = await findRemoteOrder(session, order.integration_order_id);
  if (!remote || remote.status === 'VOIDED') return 'gone';
  const found = takes ? await claimExpress(session, order, remote) : remote;
  if (!found || isExpress(found)) return 'open';
  if (!(await isOfOrder(app, order, found))) return 'mismatch';
  if (hasPayment(found)) return record(app, order, found);
  if (found.status !== 'APPROVED' || !takes) return 'open';
  return take(session, order, found);
}

/**
 * Captures or authorizes the money under a claim. While the claim is held, the order cannot be canceled, its payment cannot be ended, and
 * no other process can capture its money.
 */
async function take(session: WalletSession, order: Order, found: RemoteOrder): Promise<Finalised> {
  const { app } = session;
  let report: PaymentReport | null = null;
  const result = await app.payments.take(order.uuid, async () => {
    report = await requestMoney(session, order, found);
    return report;
  });
  if (result === 'closed') return readOutcome(app, order);
  return afterReport(app, order, report, result.applied);
}

/** Returns the state of an order that another process has paid or closed. */
async function readOutcome(app: AppContext, { uuid }: Order): Promise<Finalised> {
  const now = await app.orders.find(app.db, { uuid });
  if (now?.payment_status === 'walletgw_failed') return 'declined';
  if (now?.payment_status === 'walletgw_pending') return 'paid';
  return now?.placed_at && !now.canceled_at ? 'paid' : 'open';
}

const hasPayment = (remote: RemoteOrder): boolean => {
  const { captures, authorizations } = paymentsOf(remote);
  return captures.length + authorizations.length > 0;
};

/** Checks the gateway order's amount before any money is captured. */
async function isOfOrder(app: AppContext, order: Order, remote: RemoteOrder): Promise<boolean> {
  const amount = remote.purchase_units?.[0]?.amount;
  if (!amount) return true; // The order has no amount here, but its payment has one.
  const { currency } = order;
  const isIt =
    amount.currency_code === currency &&
    toMinor(amount.value, currency) === toMinor(methodAmount(order), currency);
  if (!isIt)
    await reportMismatch(app, order, { id: remote.id, value: amount.value, currency: amount.currency_code });
  return isIt;
}

/**
 * Captures or authorizes the money, depending on the intent of the gateway's order. Returns null if the money cannot be captured yet and
 * nothing happened.
 */
async function requestMoney(
  session: WalletSession,
  order: Order,
  remote: RemoteOrder,
): Promise<PaymentReport | null> {
  const action = remote.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
  const path = `/v2/checkout/orders/${encodeURIComponent(remote.id)}/${action}`;
  const requestId = `${order.uuid}-${action}`;
  const request = { method: 'POST', path, body: '{}', requestId } as const;
  try {
    return reportOf(order, await session.request(request, remoteOrder));
  } catch (error) {
    return afterRefusal(session, order, error);
  }
}

const ALREADY = ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED', 'ORDER_ALREADY_COMPLETED'];

async function afterRefusal(
  session: WalletSession,
  order: Order,
  error: unknown,
): Promise<PaymentReport | null> {
  if (!(error instanceof WalletError) || error.status !== 422) throw error;
  if (error.issue === 'ORDER_NOT_APPROVED' || error.issue === 'PAYER_ACTION_REQUIRED') return null;
  if (error.issue !== null && ALREADY.includes(error.issue)) {
    const refreshed = await findRemoteOrder(session, order.integration_order_id ?? '');
    return refreshed && reportOf(order, refreshed);
  }
  return declined(order, error.message);
}

/** Returns the report of the newest payment in a gateway order, or null if there is no payment. */
export function reportOf(order: Pick<Order, 'uuid'>, remote: RemoteOrder): PaymentReport | null {
  const { captures, authorizations } = paymentsOf(remote);
  const [capture, authorization] = [captures.at(-1), authorizations.at(-1)];
  return capture
    ? reportOfCapture(order, capture)
    : authorization
      ? reportOfAuthorization(order, authorization)
      : null;
}

async function record(app: AppContext, order: Order, remote: RemoteOrder): Promise<Finalised> {
  const report = reportOf(order, remote);
  if (!report) return 'gone';
  return afterReport(app, order, report, await applyReport(app, order, report));
}

/** Returns the state after a report was applied. After a declined payment, the shopper may order the cart again. */
async function afterReport(
  app: AppContext,
  order: Order,
  report: PaymentReport | null,
  applied: AppliedPayment | null,
): Promise<Finalised> {
  if (!report) return 'open';
  if (applied?.outcome === 'mismatch') return 'mismatch';
  if (report.record) return 'paid';
  await app.carts.reactivate(app.db, order.uuid);
  return 'declined';
}
