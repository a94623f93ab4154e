import { defineRoute } from '../../platform/contracts/route.ts';
import { dashboardAnswer } from './dashboard.ts';
import { periodQuery } from './period.ts';
import { readDashboard } from './readDashboard.ts';

export const dashboardRoutes = [
  defineRoute({
    id: 'getDashboard',
    does: 'Returns the totals of a period and of the preceding one. Rejects an invalid period: `BAD_PERIOD`.',
    method: 'GET',
    path: '/api/dashboard',
    access: 'admin',
    query: periodQuery,
    response: dashboardAnswer,
    handle: ({ app, db, query }) => readDashboard(app, db, query),
  }),
];
