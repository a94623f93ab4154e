import type { AppContext } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import type { Identity } from '../identity/contract.ts';
import type { Checkout, CheckoutStatus } from '../selling/checkout.ts';
import { isOfBaskets } from '../selling/problem.ts';
import { methodsOf, offersOf, termsOf } from '../selling/toldCheckout.ts';
import { destinationIdOf } from '../selling/wish.ts';
import type { SentWish } from '../selling/wish.ts';
import { linksOf } from './links.ts';
import { isAgreed, ucpOf } from './capabilities.ts';
import { discountsOf } from './discounts.ts';
import { fulfillmentOf } from './fulfillment.ts';
import { handlersOf } from './handlers.ts';
import { lineItemsOf } from './lineItems.ts';
import { disclosuresOf, messagesOf } from './messages.ts';
import type { Places } from './messages.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced } from '../selling/priced.ts';
import { totalsOf } from './totals.ts';

const STATUSES: Readonly<Record<CheckoutStatus, string>> = {
  incomplete: 'incomplete',
  ready: 'ready_for_complete',
  needs_person: 'requires_escalation',
  in_progress: 'complete_in_progress',
  completed: 'completed',
  canceled: 'canceled',
};

/** The parts that every answer to an agent is made with. */
export interface Answering {
  readonly app: AppContext;
  readonly config: AgentsConfig;
  readonly identity: Identity;
}

const placesOf = ({ items }: Priced, wish: SentWish): Places => ({
  lineOf(sku) {
    const index = items.findIndex((line) => lineId(line) === sku);
    return index === -1 ? null : index;
  },
  destination: wish.destinations?.findIndex(({ id }) => id === destinationIdOf(wish)) ?? null,
});

/** Returns a purchase as the protocol tells it. */
export async function checkoutAnswer({ app, config, identity }: Answering, checkout: Checkout) {
  const links = await linksOf(app);
  const { session, status, sale, order, isGross, problems, continueUrl } = checkout;
  const { sent: wish } = session;
  const { priced, terms } = termsOf(checkout);
  const agreed = identity.capabilities;
  const offers = sale?.offers ?? offersOf(order);
  const fulfillment = isAgreed(agreed, 'fulfillment') ? fulfillmentOf(wish, { ...priced, offers }) : null;
  const discounts = isAgreed(agreed, 'discount') ? discountsOf(priced, wish.codes ?? []) : null;
  const places = placesOf(priced, wish);
  const messages = [...messagesOf(app, problems, places), ...disclosuresOf(sale?.notices ?? [], places)];
  const isOver = status === 'completed' || status === 'canceled';
  return {
    ucp: { ...ucpOf(agreed, 'checkout'), payment_handlers: handlersOf(app, config, methodsOf(checkout)) },
    id: session.id,
    status: STATUSES[status],
    currency: priced.currency,
    line_items: lineItemsOf(app, priced, isGross),
    totals: totalsOf(app, priced, terms),
    ...(wish.buyer && { buyer: buyerOf(wish.buyer, isAgreed(agreed, 'buyer_consent')) }),
    ...(fulfillment && { fulfillment }),
    ...(discounts && { discounts }),
    ...(messages.length > 0 && { messages }),
    links,
    ...(!isOver && { expires_at: new Date(session.expires_at).toISOString() }),
    ...(continueUrl !== null && { continue_url: continueUrl }),
    ...(status === 'completed' &&
      order && {
        order: { id: order.uuid, label: order.order_number, permalink_url: app.orders.link(order.uuid) },
      }),
  };
}

const buyerOf = ({ consent, ...buyer }: NonNullable<SentWish['buyer']>, isConsentAgreed: boolean) => ({
  ...buyer,
  ...(consent && isConsentAgreed && { consent }),
});

/** Returns a basket as the protocol tells it. It has no state, and nothing to choose. */
export async function cartAnswer({ app, identity }: Answering, checkout: Checkout) {
  const { session, sale, isGross, problems } = checkout;
  const { sent: wish } = session;
  const { priced, terms } = termsOf(checkout);
  const agreed = identity.capabilities;
  const discounts = isAgreed(agreed, 'discount') ? discountsOf(priced, wish.codes ?? []) : null;
  const said = problems.filter(isOfBaskets);
  const places = placesOf(priced, wish);
  const messages = [...messagesOf(app, said, places), ...disclosuresOf(sale?.notices ?? [], places)];
  return {
    ucp: ucpOf(agreed, 'cart'),
    id: session.id,
    currency: priced.currency,
    line_items: lineItemsOf(app, priced, isGross),
    totals: totalsOf(app, priced, terms),
    ...(wish.buyer && { buyer: buyerOf(wish.buyer, false) }),
    ...(discounts && { discounts }),
    ...(messages.length > 0 && { messages }),
    expires_at: new Date(session.expires_at).toISOString(),
  };
}
