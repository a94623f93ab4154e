import { defineExtension } from '../../platform/contracts/extension.ts';
import { addressLookups, provinceUses } from './contract.ts';
import { addressLookupRoutes } from './addressLookupRoutes.ts';
import { countryRoutes } from './countryRoutes.ts';
import { provinceMessages } from './provinceMessages.ts';

/** Places: the subdivisions of countries by ISO 3166-2, for addresses, tax rates and shipping zones, and the lookup of addresses. */
export const provinces = defineExtension({
  name: 'provinces',
  api: '^1.0',
  contributionPoints: { provinceUses, addressLookups },
  setup: () => ({ routes: [...countryRoutes, ...addressLookupRoutes], messages: [provinceMessages] }),
});
