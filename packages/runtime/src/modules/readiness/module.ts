import { defineExtension } from '../../platform/contracts/extension.ts';
import { readinessMessages } from './readinessMessages.ts';
import { readinessRoutes } from './readinessRoutes.ts';

/** The readiness module: rule-based checks of what a shop needs before its first sale. */
export const readiness = defineExtension({
  name: 'readiness',
  api: '^1.0',
  setup: () => ({
    routes: readinessRoutes,
    messages: [readinessMessages],
  }),
});
