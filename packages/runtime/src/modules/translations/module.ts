import { defineExtension } from '../../platform/contracts/extension.ts';
import { translatable } from './translatable.ts';
import { translationRoutes } from './translationRoutes.ts';

/**
 * Stores translations of entities into languages other than the default. Modules declare which fields are
 * translatable.
 */
export const translations = defineExtension({
  name: 'translations',
  api: '^1.0',
  contributionPoints: { translatable },
  setup: () => ({ routes: translationRoutes }),
});
