import { defineExtension } from '../../platform/contracts/extension.ts';
import { demoRoutes } from './demoRoutes.ts';

/**
 * Provides the content of a demo store: loads catalog, shipping zones, homepage and pages together, and removes what has not been
 * changed.
 */
export const demo = defineExtension({
  name: 'demo',
  api: '^1.0',
  setup: () => ({ routes: demoRoutes }),
});
