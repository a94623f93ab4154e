import type { AppContext, Job } from '@shop/runtime/extension';
import { unspentOf } from './creditOf.ts';
import { listExpired, lockCredit, updateCredit } from './creditRow.ts';
import { keysOf, wordsFor } from './giveCredit.ts';

const BATCH = 100;

/** Takes what is left of the expired credit of an order. The credit is locked, so that no order spends it meanwhile. */
const expire = (app: AppContext, orderUuid: string, now: Date): Promise<void> =>
  app.db.transaction(async (tx) => {
    const row = await lockCredit(tx, orderUuid);
    if (!row || row.is_expired || row.expires_at === null || Date.parse(row.expires_at) > now.getTime())
      return;
    const order = await app.orders.find(tx, { uuid: orderUuid });
    const credit = { customerId: row.customer_id, currency: row.currency };
    const balance = await app.credit.lock(tx, credit);
    const prefix = keysOf(orderUuid);
    const amount = unspentOf(await app.credit.entries(tx, credit), { prefix, amount: row.amount, balance });
    if (order && amount > 0)
      await app.credit.take(tx, {
        ...credit,
        amount,
        key: `${prefix}expired`,
        reason: wordsFor(app, order)('loyalty.credit.expired', { number: order.order_number }),
      });
    await updateCredit(tx, { ...row, amount: row.amount - amount, is_expired: true });
  });

/** Takes the unspent credit of orders whose time has come. */
export const expireCredit: Job = {
  id: 'loyalty.expireCredit',
  schedule: '20 * * * *',
  async run(app, signal) {
    const now = app.clock.now();
    for (;;) {
      const due = await listExpired(app.db, now, BATCH);
      for (const { order_uuid } of due) {
        if (signal?.aborted) return;
        await expire(app, order_uuid, now);
      }
      if (due.length < BATCH) return;
    }
  },
};
