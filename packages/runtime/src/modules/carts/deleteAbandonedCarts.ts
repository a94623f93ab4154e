import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteCartsBefore } from './openCart.repo.ts';

const DAY = 86_400_000;
/** Maximum number of carts deleted per SQL statement, so that no statement holds locks for long. */
const BATCH = 1000;

/** Deletes active carts that have not changed for `checkout.cartTtlDays`. Carts converted to orders are kept. */
export const deleteAbandonedCarts: Job = {
  id: 'deleteAbandonedCarts',
  schedule: '17 3 * * *',
  async run({ db, clock, config }) {
    const before = new Date(clock.now().getTime() - config.checkout.cartTtlDays * DAY);
    while ((await deleteCartsBefore(db, before, BATCH)) === BATCH);
  },
};
