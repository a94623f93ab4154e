import { Stripe } from 'stripe';
import { Refusal } from '@shop/runtime/extension';
import type { AppContext, Db, Order, PaymentReport } from '@shop/runtime/extension';
import { refundObject } from './eventObjects.ts';
import type { ChargeObject, RefundObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { fromGatewayAmount } from './gatewayAmount.ts';

const CARD = 'cardgw';
/** Of a refund that no attempt of the shop asked for. */
const ELSEWHERE = 'elsewhere';

/**
 * Records the refunds of a charge, each once. The order is that of the recorded payment; where there is none, nothing
 * happens. Where the event leaves refunds out they are read from the gateway, before the transaction.
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

/** Writes that a refund failed, perhaps long after it was recorded. One that did not, or of no order, is passed over. */
export async function recordFailedRefund(app: AppContext, refund: RefundObject): Promise<void> {
  const intentId = refund.payment_intent;
  if (!intentId || counts(refund)) return;
  const order = await app.orders.find(app.db, { method: CARD, transactionId: intentId });
  if (!order) return;
  for (const report of reportOf(app, refund, order, intentId)) await writeRefund(app, report, app.db);
}

const GONE = new Set(['failed', 'canceled']);
const counts = ({ status }: RefundObject): boolean => !GONE.has(status ?? '');

/** The refunds of the event; null where it does not have them all. */
function refundsInEvent({ refunds, amount_refunded: total }: ChargeObject): readonly RefundObject[] | null {
  if (!refunds || refunds.has_more || refunds.data.length === 0) return null;
  const told = refunds.data.filter(counts);
  const given = told.reduce((sum, { amount }) => sum + amount, 0);
  return total === undefined || total === null || given === total ? told : null;
}

/** Those that the gateway has, and those that the event tells of besides: it may know no such charge any more. */
async function refundsAtGateway(
  app: AppContext,
  openGateway: OpenGateway,
  { id: charge, refunds: told }: ChargeObject,
): Promise<readonly RefundObject[]> {
  const gateway = await openGateway(app);
  const known = new Map(told?.data.map((refund) => [refund.id, refund]));
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

/** One that cannot be, in another currency or of more than was paid, must not keep the gateway telling of it. */
async function writeRefund(app: AppContext, report: PaymentReport, db: Db): Promise<void> {
  const facts = { order: report.order, refund: report.record?.transactionId };
  try {
    const { outcome } = await app.payments.apply(report, db);
    if (outcome === 'mismatch') app.log.error(facts, 'card refund does not fit its order');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    app.log.error({ ...facts, err: error }, 'card refund does not fit its order');
  }
}
