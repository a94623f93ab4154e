import { defineExtension } from '../../platform/contracts/extension.ts';
import type { ContributionPoint } from '../../platform/contracts/extension.ts';
import { createAdminApp } from './adminApp.ts';
import { createExtensionParts } from './adminParts.ts';
import { extensionRoutes } from './extensionRoutes.ts';
import { adminUiRoutes } from './routes.ts';
import type { AdminParts } from './contract.ts';
import { shapeFault } from './shape.ts';

/**
 * The contribution point for admin UI additions. `checkAdminParts` validates the rules that depend on the whole shop.
 */
const admin: ContributionPoint<AdminParts> = {
  noun: 'admin part',
  keyOf: ({ name }) => name,
  fault: (parts, extension) =>
    parts.name === extension ? shapeFault(parts) : `name must be the name of its extension, "${extension}"`,
};

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
