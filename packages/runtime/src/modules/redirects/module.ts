import { defineExtension } from '../../platform/contracts/extension.ts';
import { redirectRestorable } from './redirectRestorable.ts';
import { redirectRoutes } from './redirectRoutes.ts';

/** Redirects that merchants make, from a path without a page to another path or address. */
export const redirects = defineExtension({
  name: 'redirects',
  api: '^1.0',
  setup: () => ({ routes: redirectRoutes, restorables: [redirectRestorable] }),
});
