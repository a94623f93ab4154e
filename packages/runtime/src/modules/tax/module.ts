import { defineExtension } from '../../platform/contracts/extension.ts';
import { classRoutes } from './classRoutes.ts';
import { rateRoutes } from './rateRoutes.ts';
import { ratesUseProvincesOf } from './taxRate.repo.ts';
import { taxSettings } from './taxSettings.ts';
import { taxPersonalData } from './personalData.ts';

/** Tax classes, tax rates and tax settings. */
export const tax = defineExtension({
  name: 'tax',
  api: '^1.0',
  settings: taxSettings,
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    personalData: taxPersonalData,
    routes: [...classRoutes, ...rateRoutes],
    provinceUses: [{ id: 'taxRates', usesProvincesOf: ratesUseProvincesOf }],
  }),
});
