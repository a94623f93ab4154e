import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { Attachment } from '../../shippingZone.ts';

export default {
  ShippingZoneProvider: {
    provider: ({ provider_code }: Attachment, _args: unknown, { app }: GraphQLContext) =>
      app.registry('shippingProviders').get(provider_code) ?? null,
  },
};
