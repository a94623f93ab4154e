import { defineExtension } from '../../platform/extensions/contract.ts';
import { createAdminApp } from './adminApp.ts';
import { adminUiRoutes } from './routes.ts';

/** Serves the admin, a single-page application that the package `@shop/admin` brings, at `/admin`. */
export const adminUi = defineExtension({
  name: 'adminUi',
  api: '^1.0',
  setup: () => ({ routes: adminUiRoutes(createAdminApp()) }),
});
