import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';

const document = adminGraphql(`
  query Shipping {
    shop { currency weightUnit }
    shippingZones {
      shippingZoneId uuid name countries
      provinces { country province provinceName }
      shadowedBy { uuid name }
      providers { providerCode isEnabled sortOrder config }
    }
    shippingProviders {
      code name description
      zoneConfigFields { name type label placeholder description defaultValue options { value label } }
    }
  }
`);

/** Query of the zones and the providers. */
export const shippingQuery = queryOptions({
  queryKey: ['shipping', 'page'],
  queryFn: () => shop.admin.graphql(document),
});

type Page = ResultOf<typeof document>;
export type Zone = NonNullable<Page['shippingZones']>[number];
export type Provider = NonNullable<Page['shippingProviders']>[number];
export type Attachment = Zone['providers'][number];
export type ConfigField = Provider['zoneConfigFields'][number];
