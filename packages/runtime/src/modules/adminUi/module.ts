import { defineExtension } from '../../platform/contracts/extension.ts';
import { createAdminApp } from './adminApp.ts';
import { createExtensionParts } from './adminParts.ts';
import { admin } from './adminPoint.ts';
import { extensionRoutes } from './extensionRoutes.ts';
import { adminUiRoutes } from './routes.ts';

/**
 * Serves the admin at `/admin`: the single-page application from `@shop/admin`, including pages and other additions
 * from extensions.
 */
export const adminUi = defineExtension({
  name: 'adminUi',
  api: '^1.0',
  contributionPoints: { admin },
  setup() {
    const partsOf = createExtensionParts();
    return { routes: [...adminUiRoutes(createAdminApp(), partsOf), ...extensionRoutes(partsOf)] };
  },
});
