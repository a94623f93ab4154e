import type { AppContext } from '../../platform/contracts/context.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldExports } from './customerExport.repo.ts';
import { allowErasure } from './audit.repo.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { eraseOneOrder } from './eraseOrder.ts';
import { peopleErased } from './people.repo.ts';
import { readColumns } from './personalRows.repo.ts';
import { eraseRows } from './erasedRows.repo.ts';
import { deleteDocumentsBefore, listOrdersBefore } from './retention.repo.ts';
import { listWishes } from './wish.repo.ts';

const BATCH = 200;
const LONGEST_RUN_MS = 240_000;

/** Carries out the wishes of customers whose orders have ended. One that cannot be carried out does not hold up the others. */
export const eraseWaiting: Job = {
  id: 'eraseWaitingCustomers',
  schedule: '*/10 * * * *',
  async run(app, signal) {
    for (let after = 0; ;) {
      const customers = await listWishes(app.db, after, BATCH);
      for (const customerId of customers) {
        signal?.throwIfAborted();
        await eraseOne(app, customerId);
      }
      const last = customers.at(-1);
      if (last === undefined || customers.length < BATCH) return;
      after = last;
    }
  },
};

async function eraseOne(app: AppContext, customerId: number): Promise<void> {
  try {
    await eraseCustomer(app, app.db, customerId, { whenPossible: true });
  } catch (error) {
    app.log.error({ err: error, customerId }, 'customer not erased');
  }
}

/** Deletes archives after a week. */
export const removeOldExports: Job = {
  id: 'removeOldCustomerExports',
  schedule: '23 * * * *',
  async run({ db, clock }) {
    await deleteOldExports(db, clock.now());
  },
};

/** Returns the first moment of the year that began a number of whole years before this one, in the shop's time zone. */
const yearsAgo = ({ clock, config }: AppContext, years: number): string => {
  const year = clock.now().toLocaleDateString('en', { year: 'numeric', timeZone: config.shop.timezone });
  return `${Number(year) - years}-01-01`;
};

/**
 * Deletes documents after their legal term, which begins with the end of the year of issue, erases orders by age if the shop wants it,
 * and erases what a gateway or a carrier reported about erased orders since.
 */
export const applyRetention: Job = {
  id: 'applyRetention',
  schedule: '17 2 * * *',
  async run(app, signal) {
    const { documentRetentionYears, orderRetentionYears } = await app.settings([
      'documentRetentionYears',
      'orderRetentionYears',
    ]);
    const zone = app.config.shop.timezone;
    await deleteDocumentsBefore(app.db, yearsAgo(app, documentRetentionYears), zone);
    if (orderRetentionYears > 0) await eraseOldOrders(app, yearsAgo(app, orderRetentionYears), signal);
    await eraseLateRows(app);
  },
};

async function eraseOldOrders(app: AppContext, day: string, signal: AbortSignal | undefined): Promise<void> {
  const end = Date.now() + LONGEST_RUN_MS;
  for (let after = 0; ;) {
    const orders = await listOrdersBefore(app.db, {
      day,
      zone: app.config.shop.timezone,
      after,
      limit: BATCH,
    });
    for (const orderId of orders) {
      if (signal?.aborted || Date.now() > end) return;
      await eraseOneOrder(app, app.db, orderId, { isRefused: false });
    }
    const last = orders.at(-1);
    if (last === undefined || orders.length < BATCH) return;
    after = last;
  }
}

/** Erases what came to erased orders after their erasure, such as the report of a gateway. */
async function eraseLateRows(app: AppContext): Promise<void> {
  const people = peopleErased();
  const columns = await readColumns(app.db);
  for (const table of app.registry('personalData').list())
    await app.db.transaction(async (tx) => {
      await allowErasure(tx);
      await eraseRows(tx, table, { people, columns });
    });
}
