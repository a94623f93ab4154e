import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { ShippingProvider, ZoneConfigField } from '../../contract.ts';

export default {
  ShippingProvider: {
    extension: ({ code }: ShippingProvider, _args: unknown, { app }: GraphQLContext) =>
      app.registry('shippingProviders').ownerOf(code),
    zoneConfigFields: (provider: ShippingProvider) => provider.zoneConfigFields ?? [],
  },
  ShippingZoneConfigField: {
    options: (field: ZoneConfigField) => field.options ?? [],
  },
  Query: {
    shippingProviders: (_: unknown, _args: unknown, { app }: GraphQLContext) =>
      app.registry('shippingProviders').list(),
  },
};
