import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteCartsBefore } from './cart.repo.ts';

const DAY = 86_400_000;
/** The most carts of one statement, so that no statement holds locks for long. */
const BATCH = 1000;

/** Deletes the active carts that nobody changed for `checkout.cartTtlDays`. Carts that became orders stay. */
export const deleteAbandonedCarts: Job = {
  id: 'deleteAbandonedCarts',
  schedule: '17 3 * * *',
  async run({ db, clock, config }) {
    const before = new Date(clock.now().getTime() - config.checkout.cartTtlDays * DAY);
    while ((await deleteCartsBefore(db, before, BATCH)) === BATCH);
  },
};
