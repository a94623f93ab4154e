import { defineExtension } from '../../platform/contracts/extension.ts';
import { provinceUses } from './contract.ts';
import { countryRoutes } from './countryRoutes.ts';

/** Provinces: the subdivisions of countries by ISO 3166-2, for addresses, tax rates and shipping zones. */
export const provinces = defineExtension({
  name: 'provinces',
  api: '^1.0',
  contributionPoints: { provinceUses },
  setup: () => ({ routes: countryRoutes }),
});
