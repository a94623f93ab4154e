import { defineExtension } from '../../platform/contracts/extension.ts';
import { dashboardRoutes } from './dashboardRoutes.ts';
import { dashboardSettings } from './dashboardSettings.ts';
import { performanceRoutes } from './promotions/performanceRoutes.ts';

/** Shows administrators the shop's figures: revenue, pending work and best sellers. */
export const dashboard = defineExtension({
  name: 'dashboard',
  api: '^1.0',
  settings: dashboardSettings,
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({ routes: [...dashboardRoutes, ...performanceRoutes] }),
});
