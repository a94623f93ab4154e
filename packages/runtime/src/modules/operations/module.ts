import { z } from 'zod';
import { defineExtension } from '../../platform/extensions/contract.ts';
import { auditRoutes } from './auditRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { removeOldRecords } from './removeOldRecords.ts';

declare module '../settings/contract.ts' {
  interface Settings {
    /** The number of days for which the audit log keeps its entries. */
    auditLogDays: number;
    /** The number of days for which the event log keeps its events. */
    eventLogDays: number;
  }
}

const days = z.int().min(1).max(36_500);

/** What administrators see of the running of the shop: the audit log, the event log, and parked events. */
export const operations = defineExtension({
  name: 'operations',
  api: '^1.0',
  settings: { auditLogDays: { schema: days.default(730) }, eventLogDays: { schema: days.default(30) } },
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({ routes: [...auditRoutes, ...eventRoutes], jobs: [removeOldRecords] }),
});
