import { defineExtension } from '../../platform/contracts/extension.ts';
import { redirectRestorable } from './redirectRestorable.ts';
import { redirectRoutes } from './redirectRoutes.ts';
import { redirectsPersonalData } from './personalData.ts';

/** Provides redirects that merchants create from a path without a page to another path or URL. */
export const redirects = defineExtension({
  name: 'redirects',
  api: '^1.0',
  setup: () => ({
    personalData: redirectsPersonalData,
    routes: redirectRoutes,
    restorables: [redirectRestorable],
  }),
});
