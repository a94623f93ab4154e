import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';
import { readMay } from '../../kit/api/permissions.ts';

const document = adminGraphql(`
  query Shipping($withMethods: Boolean!) {
    shop { currency weightUnit }
    shippingZones {
      shippingZoneId uuid name countries
      provinces { country province provinceName }
      shadowedBy { uuid name }
      providers { providerCode isEnabled sortOrder config }
    }
    coreShippingMethods @include(if: $withMethods) {
      coreShippingMethodId uuid name isEnabled sortOrder defaultCarrierCode defaultServiceCode
    }
    shippingProviders {
      code name description
      zoneConfigFields { name type label placeholder description defaultValue options { value label } }
    }
  }
`);

/** Reads the rates of all zones, which a zones query cannot include. */
const listRates = async () => [...(await shop.coreShippingRates.list())];

/** Query of the zones, their rates, the methods and the providers, in two requests. */
export const shippingQuery = queryOptions({
  queryKey: ['shipping', 'page'],
  queryFn: async () => {
    const may = await readMay();
    const [page, rates] = await Promise.all([
      shop.admin.graphql(document, { withMethods: may('listCoreShippingMethods') }),
      may('listCoreShippingRates') ? listRates() : [],
    ]);
    const zones = (page.shippingZones ?? []).map((zone) => ({
      ...zone,
      rates: rates.filter(({ zone_id }) => String(zone_id) === zone.shippingZoneId),
    }));
    return { ...page, zones };
  },
});

type Page = ResultOf<typeof document>;
export type Rate = Awaited<ReturnType<typeof listRates>>[number];
export type Zone = NonNullable<Page['shippingZones']>[number] & { readonly rates: readonly Rate[] };
export type Method = NonNullable<Page['coreShippingMethods']>[number];
export type Provider = NonNullable<Page['shippingProviders']>[number];
export type Attachment = Zone['providers'][number];
export type ConfigField = Provider['zoneConfigFields'][number];

/** Data that the cards of the page show. */
export interface Shipping extends Page {
  readonly zones: readonly Zone[];
}

/** Units in which merchants enter costs and weights. */
export type Units = Page['shop'];
