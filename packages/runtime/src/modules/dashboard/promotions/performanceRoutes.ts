import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { sql } from '../../../platform/db/db.ts';
import type { ListingSpec } from '../../../platform/listing/contract.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import type { ListQuery } from '../../../platform/listing/listQuery.ts';
import { promotionListing } from '../../promotions/index.ts';
import { periodQuery } from '../period.ts';
import type { RequestedPeriod } from '../period.ts';
import {
  listedPerformance,
  performanceAnswer,
  rangeOf,
  readPerformance,
  toListedPerformance,
} from './performance.ts';
import { countPerformance, listPerformance } from './performance.repo.ts';
import type { PerformanceRow } from './performance.repo.ts';

/** The filters of promotions, and the sort keys of their figures. */
const listing: ListingSpec = {
  filters: promotionListing.filters,
  sorts: {
    name: { column: sql.fragment`p.name`, kind: 'text', field: 'name' },
    uses: { column: sql.fragment`f.uses`, kind: 'int', field: 'uses' },
    orders: { column: sql.fragment`f.orders`, kind: 'int', field: 'orders' },
    revenue: { column: sql.fragment`f.revenue`, kind: 'decimal', field: 'revenue', direction: 'desc' },
    discount: { column: sql.fragment`f.discount`, kind: 'decimal', field: 'discount', direction: 'desc' },
  },
  defaultSort: 'revenue',
  id: promotionListing.id,
};

const requestedOf = (query: ListQuery): RequestedPeriod => query as RequestedPeriod;

/** The routes of what promotions did. */
export const performanceRoutes = [
  listRoute({
    id: 'listPromotionPerformance',
    does: 'Lists the promotions with the orders that used each of them in a period, most revenue first. Rejects an invalid period: `BAD_PERIOD`.',
    path: '/api/promotions/performance',
    sdk: { resource: 'promotions', method: 'performances' },
    extra: periodQuery.shape,
    answer: listedPerformance,
    toAnswer: (row: PerformanceRow, app) => toListedPerformance(row, app),
    listing,
    rows: ({ app, db, query }, slice) => {
      const { current, at } = rangeOf(app, requestedOf(query));
      return listPerformance(db, at(current), slice);
    },
    total: ({ db }, page) => countPerformance(db, page),
  }),
  defineRoute({
    id: 'getPromotionPerformance',
    does: 'Returns how many orders used a promotion in a period and in the preceding one, their revenue, and what it took off. Rejects an invalid period: `BAD_PERIOD`. Fails with `PROMOTION_NOT_FOUND` if the promotion does not exist.',
    method: 'GET',
    path: '/api/promotions/{id}/performance',
    access: 'admin',
    sdk: { resource: 'promotions', method: 'performance' },
    params: z.object({ id: z.string().describe('The integer ID or UUID.') }),
    query: periodQuery,
    response: performanceAnswer,
    handle: ({ app, db, params: { id }, query }) => readPerformance(app, db, id, query),
  }),
];
