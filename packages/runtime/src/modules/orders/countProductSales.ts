import type { Job } from '../../platform/contracts/jobs.ts';
import { refreshProductSales } from './productSales.repo.ts';

/** The nightly job that counts the best-selling products. */
export const countProductSales: Job = {
  id: 'countProductSales',
  schedule: '19 3 * * *',
  async run({ db, clock }) {
    await refreshProductSales(db, clock.now());
  },
};
