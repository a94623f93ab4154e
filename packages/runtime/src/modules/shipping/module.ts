import { defineExtension } from '../../platform/extensions/contract.ts';
import { attachmentRoutes } from './attachmentRoutes.ts';
import { availableShippingMethods, shippingProviders } from './contract.ts';
import { settingsMovePrices } from './settingsMovePrices.ts';
import { touchShipping } from './shippingRevision.repo.ts';
import { zonesUseProvincesOf } from './shippingZone.repo.ts';
import { zoneRoutes } from './zoneRoutes.ts';

/** Where the shop ships to, which providers serve it, and what they offer. */
export const shipping = defineExtension({
  name: 'shipping',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { shippingProviders },
  setup: () => ({
    routes: [...zoneRoutes, ...attachmentRoutes],
    provinceUses: [{ id: 'shippingZones', usesProvincesOf: zonesUseProvincesOf }],
    registryKeys: [availableShippingMethods],
    onSettingsSave: [settingsMovePrices],
    services: () => ({ shipping: { touch: touchShipping } }),
  }),
});
