import { defineExtension } from '../../platform/contracts/extension.ts';
import { measurementRoutes } from './measurementRoutes.ts';
import { measurementSettings } from './measurementSettings.ts';
import { measurementMessages } from './measurementMessages.ts';
import { measurementService } from './measurementService.ts';
import { removeOldMeasurements } from './removeOldMeasurements.ts';
import { measurementPersonalData } from './personalData.ts';

/**
 * Counts the actions of visitors who consented, and requests consent. Without consent, nothing is recorded and no ID
 * is assigned.
 */
export const measurement = defineExtension({
  name: 'measurement',
  api: '^1.0',
  settings: measurementSettings,
  setup: () => ({
    personalData: measurementPersonalData,
    routes: measurementRoutes,
    jobs: [removeOldMeasurements],
    services: (app) => ({ measurement: measurementService(app) }),
    start: (app) => () => app.measurement.flush(),
    messages: [measurementMessages],
  }),
});
