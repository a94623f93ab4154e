import { defineExtension } from '@shop/runtime/extension';
import { adminParts } from './adminParts.ts';
import { coreProvider } from './coreProvider.ts';
import { keepsUnits } from './keepsUnits.ts';
import { methodRoutes } from './methodRoutes.ts';
import { rateRoutes } from './rateRoutes.ts';
import { translatableMethod } from './translatableMethod.ts';
import { personalData } from './personalData.ts';

/** The built-in shipping provider `core`: the shop's shipping methods, priced for each zone by value and weight. */
export default defineExtension({
  name: 'core-shipping',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    personalData,
    shippingProviders: [coreProvider],
    routes: [...methodRoutes, ...rateRoutes],
    translatable: [translatableMethod],
    admin: [adminParts],
    onSettingsSave: [keepsUnits],
  }),
});
