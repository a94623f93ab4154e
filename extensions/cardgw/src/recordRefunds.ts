import { Stripe } from 'stripe';
import { Refusal } from '@shop/runtime/extension';
import type { AppContext, Db, Order, PaymentReport } from '@shop/runtime/extension';
import { refundObject } from './eventObjects.ts';
import type { ChargeObject, RefundObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { fromGatewayAmount } from './gatewayAmount.ts';

const CARD = 'cardgw';
/** Attempt key of refunds that were not created by the shop. */
const ELSEWHERE = 'elsewhere';

/**
 * Records each refund of a charge once. Finds the order through the recorded payment, and does nothing if there is none. Refunds that are
 * missing in the event are read from the gateway before the transaction.
 */
export async function recordRefunds(
  app: AppContext,
  openGateway: OpenGateway,
  charge: ChargeObject,
): Promise<void> {
  const intentId = charge.payment_intent;
  if (!intentId) return;
  const order = await app.orders.find(app.db, { method: CARD, transactionId: intentId });
  if (!order) return;
  const refunds = refundsInEvent(charge) ?? (await refundsAtGateway(app, openGateway, charge));
  const reports = refunds.flatMap((refund) => reportOf(app, refund, order, intentId));
  const write = async (db: Db) => {
    for (const report of reports) await writeRefund(app, report, db);
  };
  await (reports.length === 1 ? write(app.db) : app.db.transaction(write));
}

/** Records that a refund failed, possibly long after the refund was recorded. Ignores refunds that did not fail or have no order. */
export async function recordFailedRefund(app: AppContext, refund: RefundObject): Promise<void> {
  const intentId = refund.payment_intent;
  if (!intentId || counts(refund)) return;
  const order = await app.orders.find(app.db, { method: CARD, transactionId: intentId });
  if (!order) return;
  for (const report of reportOf(app, refund, order, intentId)) await writeRefund(app, report, app.db);
}

const GONE = new Set(['failed', 'canceled']);
const counts = ({ status }: RefundObject): boolean => !GONE.has(status ?? '');

/** Returns the event's refunds, or null if the event does not contain all of them. */
function refundsInEvent({ refunds, amount_refunded: total }: ChargeObject): readonly RefundObject[] | null {
  if (!refunds || refunds.has_more || refunds.data.length === 0) return null;
  const counted = refunds.data.filter(counts);
  const given = counted.reduce((sum, { amount }) => sum + amount, 0);
  return total === undefined || total === null || given === total ? counted : null;
}

/** Reads the refunds from the gateway and adds the event's refunds, because the gateway may no longer return the charge. */
async function refundsAtGateway(
  app: AppContext,
  openGateway: OpenGateway,
  { id: charge, refunds: reported }: ChargeObject,
): Promise<readonly RefundObject[]> {
  const gateway = await openGateway(app);
  const known = new Map(reported?.data.map((refund) => [refund.id, refund]));
  try {
    for await (const refund of gateway.refunds.list({ charge, limit: 100 }))
      known.set(refund.id, refundObject.parse(refund));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    app.log.warn({ err: error, charge }, 'refunds of a card charge could not be read');
  }
  return [...known.values()].filter(counts);
}

function reportOf(
  app: AppContext,
  refund: RefundObject,
  { uuid: order, currency: paidIn }: Order,
  intentId: string,
): PaymentReport[] {
  const currency = refund.currency?.toUpperCase() ?? paidIn;
  const amount = fromGatewayAmount(refund.amount, currency);
  if (amount === null) {
    app.log.error({ order, refund: refund.id }, 'card refund of an amount that no order has');
    return [];
  }
  const { metadata } = refund;
  return [
    {
      order,
      method: CARD,
      currency,
      record: {
        transactionId: refund.id,
        action: 'refund',
        type: 'online',
        amount,
        currency,
        parentTransactionId: intentId,
        ...(!counts(refund) && { failed: true }),
        ...(metadata && { attemptKey: metadata.attempt ?? ELSEWHERE }),
        raw: refund,
      },
    },
  ];
}

/** Applies a refund report. An impossible report, in another currency or for more than was paid, is not redelivered. */
async function writeRefund(app: AppContext, report: PaymentReport, db: Db): Promise<void> {
  const fields = { order: report.order, refund: report.record?.transactionId };
  try {
    const { outcome } = await app.payments.apply(report, db);
    if (outcome === 'mismatch') app.log.error(fields, 'card refund does not fit its order');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.error({ ...fields, err: error }, 'card refund does not fit its order');
  }
}
