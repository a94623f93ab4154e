import type { Job } from '../../platform/contracts/jobs.ts';
import { refreshProductSales } from './productSales.repo.ts';

/** Counts the best-selling products every night. */
export const countProductSales: Job = {
  id: 'countProductSales',
  schedule: '19 3 * * *',
  async run({ db, clock }) {
    await refreshProductSales(db, clock.now());
  },
};
