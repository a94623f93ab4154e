import type { Sale } from './sale.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the time until which an option delivers, if its provider names a day. Null if it does not. */
export const latestDelivery = (delivery: Sale['offers'][number]['delivery']): string | null =>
  delivery?.estimated_date && DAY.test(delivery.estimated_date)
    ? `${delivery.estimated_date}T23:59:59Z`
    : null;
