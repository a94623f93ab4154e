import type { AppContext } from '../../platform/contracts/context.ts';
import { refuse } from '../../platform/errors.ts';
import { toDecimal } from '../../platform/money.ts';
import type { ProcessorStep } from '../../platform/contracts/processors.ts';
import { explainActiveCart, explainPurchase } from '../../modules/carts/index.ts';
import { tryProvince } from '../../modules/provinces/index.ts';
import { listOffers, listZones, servingAttachments } from '../../modules/shipping/index.ts';
import type { Destination, Offer, QuoteRequest } from '../../modules/shipping/index.ts';
import type { Zone } from '../../modules/shipping/shippingZone.ts';
import { addressOf } from './explainPrice.ts';
import type { Place } from './explainPrice.ts';
import type { ExplainedRow, Explanation } from './explanation.ts';

export interface ShippingQuestion {
  /** The destination. Default: the cart's shipping address. */
  readonly place?: Place | undefined;
  readonly items: readonly { readonly sku: string; readonly qty: number }[];
  /** The UUID of an active cart. */
  readonly cart?: string | undefined;
}

/**
 * Explains the shipping options for an address: which zones match, which zone each provider uses, what the providers return, and
 * which options are omitted and why. Calls the providers in the same way as the checkout. Throws 400 if there is nothing to ship,
 * and `CART_NOT_FOUND` (404).
 */
export async function explainShipping(app: AppContext, question: ShippingQuestion): Promise<Explanation> {
  const request = await requestOf(app, question);
  const { destination } = request;
  const leftOut: { provider: string; why: string }[] = [];
  const turns: ProcessorStep[] = [];
  const [zones, serving, offers] = await Promise.all([
    listZones(app.db),
    servingAttachments(app, request),
    listOffers(app, app.db, request, {
      leftOut: (provider, error) =>
        leftOut.push({ provider, why: error instanceof Error ? error.message : String(error) }),
      processed: (turn) => turns.push(turn),
    }),
  ]);
  const servingZones = new Map(serving.map((attachment) => [attachment.provider_code, attachment.zone_uuid]));
  const answered = (provider: string) => offers.some(({ providerCode }) => providerCode === provider);
  const silent = [...servingZones.keys()]
    .filter((provider) => !answered(provider) && !leftOut.some((one) => one.provider === provider))
    .map((provider) => ({ provider, why: 'it answered no method for these goods and this address' }));
  return {
    result:
      offers.length === 0
        ? `Nothing is offered to ${placeText(destination)}.`
        : `${offers.length} methods are offered to ${placeText(destination)}: ${offers.map(({ name }) => name).join(', ')}.`,
    sections: [
      {
        title: 'Goods',
        rows: request.items.map(({ sku, qty, weight, unitPrice, noShippingRequired }) => ({
          sku,
          qty,
          weight,
          unitPrice,
          ships: !noShippingRequired,
        })),
      },
      { title: 'Zones', rows: zones.flatMap((zone) => zoneRows(zone, destination, servingZones)) },
      { title: 'Offers', rows: offers.map(offerRow) },
      { title: 'Left out', rows: [...leftOut, ...silent] },
      {
        title: 'Changed by extensions',
        rows: turns.map(({ owner, before, after }) => ({
          extension: owner,
          before: namesOf(before),
          after: namesOf(after),
        })),
      },
    ],
  };
}

async function requestOf(app: AppContext, { place, items, cart }: ShippingQuestion): Promise<QuoteRequest> {
  const address = place ? addressOf(place) : null;
  const { request, account } =
    cart === undefined
      ? await explainPurchase(app, app.db, { items: [...items], address })
      : await explainActiveCart(app, app.db, cart);
  if (cart === undefined || address === null) {
    if (request) return request;
    throw refuse(
      400,
      'NO_ADDRESS',
      `The cart "${account.draft.sid ?? cart}" has no shipping address. Use --country.`,
    );
  }
  const province = address.province === '' ? '' : await tryProvince(app, app.db, address);
  const destination: Destination = { ...address, province: province ?? address.province };
  if (request) return { ...request, destination };
  // The cart has no shipping address yet, so its lines are quoted as a new cart.
  const lines = account.draft.lines.map(({ product_id, qty }) => ({
    sku: account.inputs.products.get(product_id)?.sku ?? '',
    qty,
  }));
  return requestOf(app, { place, items: lines });
}

const placeText = ({ country, province, postcode }: Destination): string =>
  [country, province, postcode].filter(Boolean).join(' ');

/** Lists whether each shipping provider of a zone uses the zone for the address, and why. */
function zoneRows(
  zone: Zone,
  { country, province }: Destination,
  servingZones: ReadonlyMap<string, string>,
): readonly ExplainedRow[] {
  const reach = zone.provinces.filter((one) => one.country === country).map((one) => one.province);
  const inCountry = zone.countries.includes(country);
  const why = (provider: string, isEnabled: boolean): string => {
    if (!inCountry) return `the zone does not have ${country}`;
    if (!isEnabled) return 'the provider is switched off in this zone';
    if (servingZones.get(provider) === zone.uuid)
      return reach.length > 0
        ? 'it names the province'
        : 'it has the whole country, and no other zone is closer or older';
    if (!servingZones.has(provider))
      return `it reaches only ${reach.join(', ')}${province ? `, and not ${province}` : ', and no province is known'}`;
    return reach.length > 0 && !reach.includes(province ?? '')
      ? `it reaches only ${reach.join(', ')}`
      : 'another zone names the province more closely, or is older';
  };
  const base = { zone: zone.name, countries: zone.countries.join(' '), provinces: reach.join(' ') || '*' };
  if (zone.providers.length === 0)
    return [{ ...base, provider: null, serves: false, why: 'it has no provider' }];
  return zone.providers.map(({ provider_code, is_enabled }) => ({
    ...base,
    provider: provider_code,
    serves: servingZones.get(provider_code) === zone.uuid,
    why: why(provider_code, is_enabled),
  }));
}

const offerRow = ({ providerCode, code, name, cost, currency, carrier }: Offer) => ({
  provider: providerCode,
  code,
  name,
  cost: `${toDecimal(cost, currency)} ${currency}`,
  carrier,
});

const namesOf = (offers: unknown): string =>
  Array.isArray(offers)
    ? offers.map(({ name, cost, currency }: Offer) => `${name} ${toDecimal(cost, currency)}`).join(', ')
    : String(offers);
