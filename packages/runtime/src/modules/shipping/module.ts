import { defineExtension } from '../../platform/contracts/extension.ts';
import { attachmentRoutes } from './attachmentRoutes.ts';
import { carrierRoutes } from './carriers/carrierRoutes.ts';
import { carrierSettings } from './carriers/carrierSettings.ts';
import { availableShippingMethods, carriers, shippingProviders } from './contract.ts';
import { touchShipping, zonesUseProvincesOf } from './shippingZone.repo.ts';
import { zoneRoutes } from './zoneRoutes.ts';
import { shippingPersonalData } from './personalData.ts';

/** The shipping module: zones, shipping providers, and their offers. */
export const shipping = defineExtension({
  name: 'shipping',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: carrierSettings,
  contributionPoints: { shippingProviders, carriers },
  setup: () => ({
    personalData: shippingPersonalData,
    routes: [...zoneRoutes, ...attachmentRoutes, ...carrierRoutes],
    currencyUses: [
      // Stored quotes depend on rates.
      { id: 'shipping', onChange: (app, tx) => app.shipping.touch(tx) },
    ],
    provinceUses: [{ id: 'shippingZones', usesProvincesOf: zonesUseProvincesOf }],
    registryKeys: [availableShippingMethods],
    // A provider may base prices on any setting, so saving settings invalidates all stored quotes.
    onSettingsSave: [{ id: 'shipping.settingsChangePrices', handle: touchShipping }],
    services: () => ({ shipping: { touch: touchShipping } }),
  }),
});
