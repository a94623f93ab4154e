import { dataOf } from '../requests.ts';
import { STAND_IN_SHIPPING } from '../standIns.ts';
import { postOf, unique } from './makerParts.ts';
import type { ApiRecord, MakerParts, MoreInput } from './makerParts.ts';

/** The fields of a shipping zone that a test names; further ones are sent as they are. */
export interface ZoneInput extends MoreInput {
  readonly name?: string;
  /** The codes of its countries. Default: the United States. */
  readonly countries?: readonly string[];
  /** The code of the shipping provider to attach. Default: the one that the extensions bring. Null: none. */
  readonly provider?: string | null;
  /** The configuration of the attachment. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The cost of its method, for the provider `core` and the stand-in of the kit. Default: 5. */
  readonly cost?: number | string;
}

/** A rate of a tax class that a test makes; further fields are sent as they are. */
export interface TaxRateInput extends MoreInput {
  /** The percentage. */
  readonly rate: number | string;
  readonly country?: string;
  readonly province?: string;
  readonly postcode?: string;
}

/** The makers of what an order needs beside products: shipping zones, taxes, coupons and settings. */
export interface SellingMakers {
  /** Creates a shipping zone with a provider, and for `core` a method with a rate. */
  zone(input?: ZoneInput): Promise<ApiRecord>;
  /** Creates a tax class with its rates. Products name its uuid as `tax_class`. */
  taxClass(input?: { readonly name?: string; readonly rates?: readonly TaxRateInput[] }): Promise<ApiRecord>;
  /** Creates a coupon. Default: 10 less on the whole order. */
  coupon(input?: MoreInput): Promise<ApiRecord & { readonly coupon: string }>;
  /** Saves settings. Returns the values that were saved. */
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into is its own business
  settings(values: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, any>>>;
}

/** The provider of `@shop/core-shipping`, whose prices are rates of methods. */
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
  // A provider that attaches itself to new zones is there already.
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
