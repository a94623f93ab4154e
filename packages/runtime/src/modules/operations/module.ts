import { defineExtension } from '../../platform/contracts/extension.ts';
import { auditRoutes } from './auditRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { doctorRules } from './doctorRule.ts';
import { healthParts } from './healthPart.ts';
import { healthRoutes } from './healthRoutes.ts';
import { jobRoutes } from './jobRoutes.ts';
import { operationsSettings } from './operationsSettings.ts';
import { removeOldRecords } from './removeOldRecords.ts';
import { operationsPersonalData } from './personalData.ts';

/** Shows administrators how the shop is running: the audit log, the event log and parked events, jobs, health and extensions. */
export const operations = defineExtension({
  name: 'operations',
  api: '^1.0',
  settings: operationsSettings,
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { healthParts, doctorRules },
  setup: () => ({
    personalData: operationsPersonalData,
    routes: [...auditRoutes, ...eventRoutes, ...jobRoutes, ...healthRoutes],
    jobs: [removeOldRecords],
  }),
});
