import { Refusal } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { isFormerIntent } from './cardgwIntent.repo.ts';
import type { IntentObject } from './eventObjects.ts';
import { intentReport } from './intentReport.ts';
import type { IntentEvent } from './intentReport.ts';

/**
 * Writes what an intent's event says, in one transaction under its order's lock. What is no card order of the shop is
 * passed over; another amount or currency than the order's is logged and nothing is written.
 */
export async function recordIntent(app: AppContext, event: IntentEvent, intent: IntentObject): Promise<void> {
  const report = intentReport(event, intent);
  if (report === 'foreign') return;
  const facts = { event, intent: intent.id, order: intent.metadata?.order_id };
  if (report === 'mismatch') return app.log.error(facts, 'card payment of an amount that no order has');
  if (event === 'payment_intent.canceled' && (await isReplaced(app, intent.id))) return;
  const outcome = await outcomeOf(app, report);
  if (outcome === 'mismatch') {
    app.log.error(
      { ...facts, amount: report.amount, currency: report.currency },
      'card payment does not fit its order',
    );
  }
}

/** Whether the order is paid with the intent that came after it, and not with this one all the same. */
async function isReplaced(app: AppContext, intentId: string): Promise<boolean> {
  if (!(await isFormerIntent(app.db, intentId))) return false;
  return (await app.orders.find(app.db, { method: 'cardgw', transactionId: intentId })) === null;
}

async function outcomeOf(app: AppContext, report: Parameters<AppContext['payments']['apply']>[0]) {
  try {
    return (await app.payments.apply(report)).outcome;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'ORDER_NOT_FOUND') return 'unknown';
    throw error;
  }
}
