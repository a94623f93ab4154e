import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Job } from '../../../platform/jobs/contract.ts';
import { paymentStatuses } from '../../payments/index.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import { addActivity } from '../order.repo.ts';
import { attemptPayment, methodOf } from './attemptPayment.ts';
import type { Attempt } from './attemptPayment.ts';
import { listDuplicatePayments } from './duplicate.repo.ts';
import type { DuplicatePayment } from './duplicate.repo.ts';
import { checkNoneOpen, insertAttempt, listTransactions } from './payment.repo.ts';
import { refundable } from './paymentRights.ts';
import { digits, leftOf } from './paymentSums.ts';
import { toDecimal } from '../../../platform/money.ts';

const BATCH = 100;

/**
 * Gives back the money of orders that gave way to a later order of their cart, where that one is paid too: what was captured
 * is refunded, what is held is released, each by an attempt with a key of its own. Both orders' histories tell of it, and so
 * does the event `payment_refunded_duplicate`. What a method refuses is left to the merchant, with a line in the history.
 */
export const refundDuplicates: Job = {
  id: 'refundDuplicatePayments',
  schedule: '* * * * *',
  async run(app) {
    for (const duplicate of await listDuplicatePayments(app.db, paidStatuses(app), BATCH))
      await giveBack(app, duplicate);
  },
};

const paidStatuses = (app: AppContext): string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => phase === 'paid')
    .map(({ code }) => code);

/** The others must not wait for one that fails. */
async function giveBack(app: AppContext, duplicate: DuplicatePayment): Promise<void> {
  try {
    const attempt = await app.db.transaction((tx) => begin(app, tx, duplicate));
    if (attempt) await attemptPayment(app, attempt, null);
  } catch (error) {
    app.log.error({ err: error, order: duplicate.uuid }, 'duplicate payment not given back');
    if (!(error instanceof Refusal) || error.code !== 'GATEWAY_REFUSED') return;
    const text = `Attention: this order and order ${duplicate.kept_number} were both paid, and the gateway refused to give the money of this one back: ${error.message}`;
    await addActivity(app.db, duplicate.uuid, text, true);
  }
}

async function begin(
  app: AppContext,
  tx: Db,
  { uuid, kept_uuid }: DuplicatePayment,
): Promise<Attempt | null> {
  const order = await lockOrder(tx, uuid);
  if (!order) return null;
  await checkNoneOpen(tx, order.order_id);
  const method = methodOf(app, order);
  const known = await listTransactions(tx, order.order_id);
  const taken = refundable(known);
  const held = known.findLast((row) => row.payment_action === 'authorize' && row.is_settled) ?? null;
  const transaction = taken ?? held;
  const kind = taken ? 'refund' : 'void';
  if (!transaction || !method?.[kind]) return null;
  const { currency } = order;
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind,
      payment_transaction_id: transaction.payment_transaction_id,
      amount: taken ? toDecimal(leftOf(taken), currency) : digits(transaction.amount, currency),
      currency,
      request: { reason: 'The cart was paid twice', duplicate_of: kept_uuid },
      ticket: null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}
