import type { QueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { daysAfter } from '../../kit/figures/days.ts';
import { DEFAULT_PERIOD } from '../../kit/figures/dashboardQuery.ts';
import type { PeriodDays } from '../../kit/figures/dashboardQuery.ts';

/**
 * Loads the analytics of the last `days` days, including today. The shop determines today's date because it depends on the shop's time
 * zone.
 */
export const measurementQuery = (client: QueryClient, days: PeriodDays) => ({
  queryKey: ['measurement', days],
  queryFn: async (): Promise<Summary> => {
    if (days === DEFAULT_PERIOD) return shop.measurement.getSummary();
    const { period } = await client.ensureQueryData(measurementQuery(client, DEFAULT_PERIOD));
    return shop.measurement.getSummary({ from: daysAfter(period.to, 1 - days) });
  },
  staleTime: 30_000,
});

export type Summary = Awaited<ReturnType<typeof shop.measurement.getSummary>>;
