import { toMinor } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { cleanText } from '../selling/cleanText.ts';
import { latestDelivery } from '../selling/latestDelivery.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced } from '../selling/priced.ts';
import { offerId } from '../selling/sale.ts';
import type { Sale } from '../selling/sale.ts';
import type { SentWish } from '../selling/wish.ts';
import { DIGITAL, wordsOf } from './readWish.ts';
import { totalEntry } from './totals.ts';

/** Returns how the goods can come to the buyer, and what was chosen. Goods that do not ship have an option of their own. */
export function fulfillmentOf(app: AppContext, wish: SentWish, priced: Priced, offers: Sale['offers']) {
  const { items, currency } = priced;
  const digital = items.filter((line) => line.no_shipping_required).map(lineId);
  const shipped = items.filter((line) => !line.no_shipping_required).map(lineId);
  const entry = (amount: number) => [
    totalEntry(app, 'fulfillment', amount),
    totalEntry(app, 'total', amount),
  ];
  const shipping = shipped.length === 0 ? [] : offers;
  const options = [
    ...shipping.map((offer) => {
      const latest = latestDelivery(offer.delivery);
      return {
        type: 'shipping' as const,
        id: offerId(offer),
        title: cleanText(offer.name),
        ...(offer.carrier !== null && offer.carrier !== '' && { carrier: cleanText(offer.carrier) }),
        ...(latest !== null && { latest_delivery_time: latest }),
        totals: entry(toMinor(offer.cost.value, currency)),
      };
    }),
    ...(digital.length === 0
      ? []
      : [
          {
            type: 'digital' as const,
            id: DIGITAL,
            title: app.texts()('agents.digital'),
            totals: entry(0),
          },
        ]),
  ];
  const isChosen = wish.option != null && options.some(({ id }) => id === wish.option);
  const selected = [
    ...(isChosen ? [{ type: 'shipping' as const, option_id: wish.option, item_ids: shipped }] : []),
    ...(digital.length === 0 ? [] : [{ type: 'digital' as const, option_id: DIGITAL, item_ids: digital }]),
  ];
  return {
    fulfillment_options: options,
    ...(selected.length > 0 && { selected_fulfillment_options: selected }),
  };
}

/** Addresses of emails that schemas take. Others are told to be wrong by a message. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

/** Returns contact data without an email that the schema of the protocol refuses. */
function withoutWrongEmail<T extends { readonly email?: string | undefined }>(one: T): Omit<T, 'email'> | T {
  if (one.email === undefined || EMAIL.test(one.email)) return one;
  const { email: _wrong, ...rest } = one;
  return rest;
}

/** Returns the buyer and the details of the fulfillment as the agent sent them. A buyer without an email is not one for the protocol. */
export function peopleOf(wish: SentWish) {
  const { buyer, fulfillment_details: details } = wordsOf(wish);
  const email = buyer?.['email'];
  return {
    ...(buyer && email !== undefined && EMAIL.test(email) && { buyer }),
    ...(details && {
      fulfillment_details: {
        ...withoutWrongEmail(details),
        ...(details.address && { address: { ...NO_ADDRESS, ...details.address } }),
      },
    }),
  };
}

/** The parts that the schema of an address demands, also of one that is not complete. */
const NO_ADDRESS = { name: '', line_one: '', city: '', state: '', country: '', postal_code: '' };
