import { defineExtension, notPersonal, z } from '@shop/runtime/extension';
import { flatProvider } from './flatProvider.ts';
import { surchargeRoutes } from './surchargeRoutes.ts';

export default defineExtension({
  name: 'flat-rate',
  api: '^1.0',
  settings: {
    flatRatePrice: {
      amount: true,
      schema: z
        .string()
        .regex(/^\d{1,9}(\.\d+)?$/)
        .default('5.00'),
    },
  },
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup: () => ({
    // Export and erasure of personal data: the table has none.
    personalData: [notPersonal('flat_rate_surcharge', 'country')],
    shippingProviders: [flatProvider],
    routes: surchargeRoutes,
  }),
});
