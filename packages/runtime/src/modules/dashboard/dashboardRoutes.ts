import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { dashboardAnswer } from './dashboard.ts';
import { readDashboard } from './readDashboard.ts';

const day = (name: string) => z.iso.date(`${name} must be a date such as 2026-01-31`).optional();

export const dashboardRoutes = [
  defineRoute({
    id: 'getDashboard',
    method: 'GET',
    path: '/api/dashboard',
    access: 'admin',
    query: z.object({
      from: day('from').describe('The first day of the period; by default it has 30 days.'),
      to: day('to').describe('The last day of the period, which counts whole; by default today.'),
    }),
    response: dashboardAnswer,
    handle: ({ app, db, query: { from, to } }) =>
      readDashboard(app, db, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
  }),
];
