import { dataOf } from '../requests.ts';
import { STAND_IN_SHIPPING } from '../standIns.ts';
import { postOf, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The shipping zone fields that a test can set. Additional fields are sent unchanged. */
export interface ZoneInput extends MoreInput {
  readonly name?: string;
  /** The country codes. Default: the United States. */
  readonly countries?: readonly string[];
  /**
   * The code of the shipping provider to attach to the zone. Default: the provider contributed by the extensions. Null attaches no
   * provider.
   */
  readonly provider?: string | null;
  /** The zone-specific configuration of the shipping provider. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The cost of the shipping method, for the `core` provider and the test kit's stand-in. Default: 5. */
  readonly cost?: number | string;
}

/** The tax rate fields that a test can set. Additional fields are sent unchanged. */
export interface TaxRateInput extends MoreInput {
  /** The tax rate in percent. */
  readonly rate: number | string;
  readonly country?: string;
  readonly province?: string;
  readonly postcode?: string;
}

/** Factories for records other than products that orders require: shipping zones, taxes, coupons and settings. */
export interface SellingMakers {
  /** Creates a shipping zone with a shipping provider. For the provider `core`, also creates a shipping method with a rate. */
  zone(input?: ZoneInput): Promise<ApiRecord>;
  /** Creates a tax class with tax rates. Products reference its UUID as `tax_class`. */
  taxClass(input?: { readonly name?: string; readonly rates?: readonly TaxRateInput[] }): Promise<ApiRecord>;
  /** Creates a coupon. Default: 10 off the whole order. */
  coupon(input?: MoreInput): Promise<ApiRecord & { readonly coupon: string }>;
  /** Saves settings and returns the saved values. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  settings(values: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, any>>>;
}

/** The code of the `@shop/core-shipping` provider, whose prices are shipping method rates. */
const CORE = 'core';

export function sellingMakers(parts: MakerParts): SellingMakers {
  const post = postOf(parts);
  return {
    zone: (input = {}) => makeZone(parts, input),
    async taxClass({ name = unique('tax'), rates = [] } = {}) {
      const made = await post('/api/tax/classes', { name });
      for (const rate of rates)
        await post(`/api/tax/classes/${made.uuid}/rates`, { name: unique('rate'), ...rate });
      return made;
    },
    coupon: async (input = {}) =>
      (await post('/api/coupons', {
        coupon: unique('coupon').replaceAll('-', '').toUpperCase(),
        status: 1,
        discount_amount: 10,
        discount_type: 'fixed_discount_to_entire_order',
        ...input,
      })) as ApiRecord & { coupon: string },
    settings: (values) => post('/api/settings', values),
  };
}

async function makeZone(
  parts: MakerParts,
  { provider, config, cost, ...input }: ZoneInput,
): Promise<ApiRecord> {
  const post = postOf(parts);
  const providers = parts.app.registry('shippingProviders');
  const codes = providers.list().map(({ code }) => code);
  const code = provider === undefined ? (codes.find((each) => each !== CORE) ?? codes[0]) : provider;
  if (code && !codes.includes(code))
    throw new Error(`There is no shipping provider "${code}". There are ${codes.join(', ')}.`);
  if (cost !== undefined && code !== CORE && code !== STAND_IN_SHIPPING)
    throw new Error(`The provider "${code}" decides on its costs itself: leave out "cost" of the zone.`);
  const zone = await post('/api/shippingZones', { name: unique('zone'), countries: ['US'], ...input });
  if (!code) return zone;
  const { status } = await parts.admin('POST', `/api/shippingZones/${zone.uuid}/providers`, {
    provider_code: code,
    config: { ...config, ...(code === STAND_IN_SHIPPING && { cost: cost ?? 5 }) },
  });
  // The provider may have attached itself to the new zone already.
  if (status >= 300)
    dataOf(
      await parts.admin('PATCH', `/api/shippingZones/${zone.uuid}/providers/${code}`, {
        config: config ?? {},
      }),
      `Attaching ${code} to a zone`,
    );
  if (code === CORE) {
    const method = await post('/api/shippingProviders/core/methods', { name: unique('method') });
    await post('/api/shippingProviders/core/rates', {
      method_id: method.uuid,
      zone_id: zone.uuid,
      cost: cost ?? 5,
    });
  }
  return zone;
}
