import { defineExtension } from '../../platform/contracts/extension.ts';
import { keepsDefaultLanguage } from './keepsLanguages.ts';
import { translatable } from './translatable.ts';
import { translationRoutes } from './translationRoutes.ts';
import { translationsPersonalData } from './personalData.ts';

/**
 * Stores translations of entities into languages other than the default. Modules declare which fields are
 * translatable.
 */
export const translations = defineExtension({
  name: 'translations',
  api: '^1.0',
  contributionPoints: { translatable },
  setup: () => ({
    personalData: translationsPersonalData,
    routes: translationRoutes,
    onSettingsSave: [keepsDefaultLanguage],
  }),
});
