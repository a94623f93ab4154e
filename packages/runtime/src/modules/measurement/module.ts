import { defineExtension } from '../../platform/contracts/extension.ts';
import { measurementRoutes } from './measurementRoutes.ts';
import { measurementSettings } from './measurementSettings.ts';
import { measurementMessages } from './measurementMessages.ts';
import { measurementService } from './measurementService.ts';
import { removeOldMeasurements } from './removeOldMeasurements.ts';

/** Counts what visitors do who agreed to it, and asks them. Without their consent nothing is recorded and no number is given. */
export const measurement = defineExtension({
  name: 'measurement',
  api: '^1.0',
  settings: measurementSettings,
  setup: () => ({
    routes: measurementRoutes,
    jobs: [removeOldMeasurements],
    services: (app) => ({ measurement: measurementService(app) }),
    start: (app) => () => app.measurement.flush(),
    messages: [measurementMessages],
  }),
});
