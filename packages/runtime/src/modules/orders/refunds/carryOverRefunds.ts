import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { lockOrder } from '../order.repo.ts';
import { listTransactions } from '../payment/transaction.repo.ts';
import { insertRefund, listRefunds, listUnsplit } from './refund.repo.ts';
import { earlierRefunds } from './refundableOrder.ts';

const BATCH = 100;

/** Writes the rows of refunds that were made before refunds had rows, or beside an earlier version of the shop. */
export const carryOverRefunds: Job = {
  id: 'carryOverRefunds',
  schedule: '23 * * * *',
  async run(app, signal) {
    for (;;) {
      const uuids = await listUnsplit(app.db, BATCH);
      for (const uuid of uuids) {
        if (signal?.aborted) return;
        await carryOver(app, uuid);
      }
      if (uuids.length < BATCH) return;
    }
  },
};

const carryOver = (app: AppContext, orderUuid: string): Promise<void> =>
  app.db.transaction(async (tx: Db) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) return;
    const known = await listTransactions(tx, order.order_id);
    const refunds = await listRefunds(tx, order.order_id);
    for (const row of earlierRefunds(order, known, refunds)) await insertRefund(tx, row);
  });
