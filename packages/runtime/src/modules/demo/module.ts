import { defineExtension } from '../../platform/contracts/extension.ts';
import { demoRoutes } from './demoRoutes.ts';

/** Provides the content of a demo store: it loads catalogue, shipping zones, homepage and pages together, and removes what is still unchanged. */
export const demo = defineExtension({
  name: 'demo',
  api: '^1.0',
  setup: () => ({ routes: demoRoutes }),
});
