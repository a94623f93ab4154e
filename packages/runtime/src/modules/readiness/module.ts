import { defineExtension } from '../../platform/contracts/extension.ts';
import { readinessMessages } from './readinessMessages.ts';
import { readinessRoutes } from './readinessRoutes.ts';

/** Readiness: what a shop needs before its first sale, checked by rules. */
export const readiness = defineExtension({
  name: 'readiness',
  api: '^1.0',
  setup: () => ({
    routes: readinessRoutes,
    messages: [readinessMessages],
  }),
});
