import { defineExtension } from '../../platform/contracts/extension.ts';
import { translatable } from './translatable.ts';
import { translationRoutes } from './translationRoutes.ts';

/** Keeps the texts of entities in other languages than the default one. Modules declare what can be translated. */
export const translations = defineExtension({
  name: 'translations',
  api: '^1.0',
  contributionPoints: { translatable },
  setup: () => ({ routes: translationRoutes }),
});
