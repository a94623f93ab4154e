import { orderNotFound } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { isReplacedIntent } from './cardgwIntent.repo.ts';
import type { IntentObject } from './eventObjects.ts';
import { intentReport } from './intentReport.ts';
import type { IntentEvent } from './intentReport.ts';

/**
 * Records an intent event in one transaction under its order's lock. Ignores intents that are not for a card order of the shop. If the
 * amount or currency differs from the order's, logs the event and writes nothing.
 */
export async function recordIntent(app: AppContext, event: IntentEvent, intent: IntentObject): Promise<void> {
  const report = intentReport(event, intent);
  if (report === 'foreign') return;
  const fields = { event, intent: intent.id, order: intent.metadata?.order_id };
  if (report === 'mismatch') return app.log.error(fields, 'card payment of an amount that no order has');
  if (event === 'payment_intent.canceled' && (await isReplaced(app, intent.id))) return;
  const outcome = await outcomeOf(app, report);
  if (outcome === 'mismatch') {
    app.log.error(
      { ...fields, amount: report.amount, currency: report.currency },
      'card payment does not fit its order',
    );
  }
}

/** Reports whether a later intent replaced this intent and the order was not paid with this intent. */
async function isReplaced(app: AppContext, intentId: string): Promise<boolean> {
  if (!(await isReplacedIntent(app.db, intentId))) return false;
  return (await app.orders.find(app.db, { method: 'cardgw', transactionId: intentId })) === null;
}

async function outcomeOf(app: AppContext, report: Parameters<AppContext['payments']['apply']>[0]) {
  try {
    return (await app.payments.apply(report)).outcome;
  } catch (error) {
    if (orderNotFound.is(error)) return 'unknown';
    throw error;
  }
}
