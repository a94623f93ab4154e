import { defineExtension } from '../../platform/contracts/extension.ts';
import { arabicReadinessMessages } from './readinessMessages.ar.ts';
import { germanReadinessMessages } from './readinessMessages.de.ts';
import { spanishReadinessMessages } from './readinessMessages.es.ts';
import { frenchReadinessMessages } from './readinessMessages.fr.ts';
import { readinessMessages } from './readinessMessages.ts';
import { readinessRoutes } from './readinessRoutes.ts';

/** Readiness: what a shop needs before its first sale, checked by rules. */
export const readiness = defineExtension({
  name: 'readiness',
  api: '^1.0',
  setup: () => ({
    routes: readinessRoutes,
    messages: [
      readinessMessages,
      germanReadinessMessages,
      spanishReadinessMessages,
      arabicReadinessMessages,
      frenchReadinessMessages,
    ],
  }),
});
