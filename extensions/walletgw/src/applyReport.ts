import { storedText } from '@shop/runtime/extension';
import type { AppContext, AppliedPayment, Order, PaymentReport } from '@shop/runtime/extension';

/**
 * Applies a gateway report to an order. If the amount or currency differs from the order's, only adds a note to the order's history, once,
 * for manual review.
 */
export async function applyReport(
  app: AppContext,
  order: Order,
  report: PaymentReport,
): Promise<AppliedPayment> {
  const applied = await app.payments.apply(report);
  if (applied.outcome === 'mismatch')
    await reportMismatch(app, order, {
      id: report.record?.transactionId ?? '',
      value: report.amount ?? report.record?.amount ?? '',
      currency: report.currency ?? '',
    });
  return applied;
}

/** Logs a payment whose amount differs from the order's. Adds one note to the order's history for manual review. */
export async function reportMismatch(
  app: AppContext,
  order: Order,
  paid: { readonly id: string; readonly value: string; readonly currency: string },
): Promise<void> {
  app.log.error({ order: order.uuid, paid }, 'wallet payment of another amount than the order');
  const money = { amount: paid.value, currency: paid.currency };
  const text = storedText('walletgw.activity.otherAmount', { money, id: paid.id });
  await app.orders.addActivity(app.db, order.uuid, { text, needsReview: true }, { once: true });
}
