import { z } from 'zod';
import { defineRoute } from '../../platform/http/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { measurementEventRow } from './measurementEvent.ts';
import type { MeasurementEvent } from './measurementEvent.ts';
import { countEvents, listEvents } from './measurementEvent.repo.ts';
import { measurementListing } from './measurementListing.ts';
import { readSummary, summaryAnswer } from './readSummary.ts';

const day = (name: string) => z.iso.date(`${name} must be a date such as 2026-01-31`).optional();

export const measurementRoutes = [
  listRoute({
    id: 'listMeasurementEvents',
    path: '/api/measurement/events',
    answer: measurementEventRow,
    about: 'What happened during the visits of those who agreed to be counted, the newest first.',
    toAnswer: (event: MeasurementEvent) => event,
    listing: measurementListing,
    rows: ({ db }, slice) => listEvents(db, slice),
    total: ({ db }, listing) => countEvents(db, listing),
  }),
  defineRoute({
    id: 'getMeasurementSummary',
    method: 'GET',
    path: '/api/measurement/summary',
    access: 'admin',
    query: z.object({
      from: day('from').describe('The first day of the period; by default it has 30 days.'),
      to: day('to').describe('The last day of the period, which counts whole; by default today.'),
    }),
    response: summaryAnswer,
    handle: ({ app, db, query: { from, to } }) =>
      readSummary(app, db, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }),
  }),
];
