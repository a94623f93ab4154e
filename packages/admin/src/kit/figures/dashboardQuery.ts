import type { QueryClient } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';
import { eq } from '../list/defineList.ts';
import { daysAfter } from './days.ts';

const query = adminGraphql(`
  query Dashboard($from: String) {
    dashboard(from: $from) {
      timezone
      period { from to orders newCustomers revenue { value currency text } averageOrderValue { value currency text } }
      previous { from to orders newCustomers revenue { value currency text } averageOrderValue { value currency text } }
      days { date orders revenue { value currency text } }
      ordersToShip unpaidOrders paymentMethodsToReview lowStock productsLowInStock productsOutOfStock
      bestProducts { productId sku name qty total { value currency text } editUrl }
    }
  }
`);

export type Dashboard = NonNullable<ResultOf<typeof query>['dashboard']>;

/** Selectable periods, in days up to today. */
export const PERIODS = [7, 30, 90, 365] as const;
export type PeriodDays = (typeof PERIODS)[number];

/** The API's default period, in days. */
export const DEFAULT_PERIOD = 30;

async function loadDashboard(from?: string): Promise<Dashboard> {
  const { dashboard } = await shop.admin.graphql(query, from === undefined ? {} : { from });
  if (!dashboard) throw new Error('The shop answered no dashboard');
  return dashboard;
}

/**
 * Query options for the dashboard of the last `days` days, including today. The shop determines today's date because it depends on the
 * shop's time zone.
 */
export const dashboardQuery = (client: QueryClient, days: PeriodDays) => ({
  queryKey: ['dashboard', days],
  queryFn: async (): Promise<Dashboard> => {
    if (days === DEFAULT_PERIOD) return loadDashboard();
    const { period } = await client.ensureQueryData(dashboardQuery(client, DEFAULT_PERIOD));
    return loadDashboard(daysAfter(period.to, 1 - days));
  },
  staleTime: 30_000,
});

const reviewsDocument = adminGraphql(`
  query OrdersToReview($filters: [FilterInput!]) { orders(filters: $filters) { total } }
`);

/** Query for the number of orders that need review. */
export const reviewsQuery = {
  queryKey: ['orders', 'toReview'],
  queryFn: async (): Promise<number> => {
    const filters = [eq('needs_review', '1'), eq('limit', '1')];
    return (await shop.admin.graphql(reviewsDocument, { filters })).orders?.total ?? 0;
  },
  staleTime: 30_000,
};

/** Reads how many returns a filter matches. */
const countReturns = async (state: string, origin?: string): Promise<number> => {
  const listing = shop.returns.list({
    'state[in]': state,
    limit: 1,
    ...(origin !== undefined && { origin }),
  });
  return (await listing.meta())?.total ?? 0;
};

/** Query for the number of withdrawals that are to be refunded, and of returns that are to be approved or declined. */
export const returnsQuery = {
  queryKey: ['returns', 'waiting'],
  async queryFn() {
    const [withdrawals, requested] = await Promise.all([
      countReturns('declared,received', 'withdrawal'),
      countReturns('requested'),
    ]);
    return { withdrawals, requested };
  },
  staleTime: 30_000,
};
