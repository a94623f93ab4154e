import { defineExtension } from '../../platform/contracts/extension.ts';
import { demoRoutes } from './demoRoutes.ts';

/**
 * Provides the demo store's content. Loads the catalog, shipping zones, homepage and pages together, and removes
 * content that has not changed.
 */
export const demo = defineExtension({
  name: 'demo',
  api: '^1.0',
  setup: () => ({ routes: demoRoutes }),
});
