import { toMinor } from '@shop/runtime/extension';
import type { Sale } from '../selling/sale.ts';
import { latestDelivery } from '../selling/latestDelivery.ts';
import { offerId } from '../selling/sale.ts';
import { destinationIdOf } from '../selling/wish.ts';
import type { SentWish } from '../selling/wish.ts';
import { cleanText } from '../selling/cleanText.ts';
import { lineId } from '../selling/priced.ts';
import type { PricedLine } from '../selling/priced.ts';

/** The only method: the goods are shipped, all in one group. */
const METHOD = 'shipping';

/** The goods that ship, and what can be chosen for them. */
export interface Shipped {
  readonly items: readonly PricedLine[];
  readonly currency: string;
  readonly offers: Sale['offers'];
}

/** Returns how goods come to the buyer: the destinations as they were sent, and the options of the chosen one. Null if nothing ships. */
export function fulfillmentOf(wish: SentWish, { items, currency, offers }: Shipped) {
  const lines = items.filter((line) => !line.no_shipping_required).map(lineId);
  if (lines.length === 0) return null;
  const destinations = wish.destinations ?? [];
  const options = offers.map((offer) => ({
    id: offerId(offer),
    title: cleanText(offer.name),
    ...(offer.carrier !== null && offer.carrier !== '' && { carrier: cleanText(offer.carrier) }),
    ...latestTime(latestDelivery(offer.delivery)),
    totals: [{ type: 'total', amount: toMinor(offer.cost.value, currency) }],
  }));
  const chosen = options.some(({ id }) => id === wish.option) ? wish.option : null;
  const isAddressed = destinationIdOf(wish) !== null;
  return {
    methods: [
      {
        id: METHOD,
        type: 'shipping' as const,
        line_item_ids: lines,
        ...(destinations.length > 0 && { destinations, selected_destination_id: destinationIdOf(wish) }),
        ...(isAddressed && {
          groups: [{ id: METHOD, line_item_ids: lines, options, selected_option_id: chosen ?? null }],
        }),
      },
    ],
  };
}

const latestTime = (latest: string | null): { readonly latest_fulfillment_time?: string } =>
  latest === null ? {} : { latest_fulfillment_time: latest };
