import type { Checkout, CheckoutStatus } from '../selling/checkout.ts';
import { lineId } from '../selling/priced.ts';
import type { Priced } from '../selling/priced.ts';
import { isOfBaskets } from '../selling/problem.ts';
import { methodsOf, offersOf, termsOf } from '../selling/toldCheckout.ts';
import { discountsOf } from './discounts.ts';
import { fulfillmentOf, peopleOf } from './fulfillment.ts';
import { handlersOf } from './handlers.ts';
import { lineItemsOf } from './lineItems.ts';
import { consentOptionsOf, linksOf } from './links.ts';
import { messagesOf } from './messages.ts';
import type { LineOf } from './messages.ts';
import { wordsOf } from './readWish.ts';
import { totalsOf } from './totals.ts';
import { ACP_VERSION } from './version.ts';
import type { Serving } from './visits.ts';

const STATUSES: Readonly<Record<CheckoutStatus, string>> = {
  incomplete: 'not_ready_for_payment',
  ready: 'ready_for_payment',
  needs_person: 'requires_escalation',
  in_progress: 'complete_in_progress',
  completed: 'completed',
  canceled: 'canceled',
};

const lineOfIn =
  ({ items }: Priced): LineOf =>
  (sku) => {
    const index = items.findIndex((line) => lineId(line) === sku);
    return index === -1 ? null : index;
  };

/** The extension of the protocol that the shop speaks. */
const DISCOUNTS = {
  name: 'discount',
  extends: [
    '$.CheckoutSessionCreateRequest.discounts',
    '$.CheckoutSessionUpdateRequest.discounts',
    '$.CheckoutSession.discounts',
  ],
};

/** Returns a purchase as the protocol tells it. */
export async function sessionAnswer({ app, config }: Pick<Serving, 'app' | 'config'>, checkout: Checkout) {
  const pages = await app.legal.links(app.language);
  const { session, status, sale, order, isGross, problems, continueUrl } = checkout;
  const { sent: wish } = session;
  const { priced, terms } = termsOf(checkout);
  const offers = sale?.offers ?? offersOf(order);
  const hasDiscounts = wordsOf(wish).has_discounts === true;
  const isOver = status === 'completed' || status === 'canceled';
  const consents = isOver ? [] : consentOptionsOf(app, pages);
  return {
    id: session.id,
    protocol: { version: ACP_VERSION },
    capabilities: {
      payment: { handlers: handlersOf(app, config, methodsOf(checkout)) },
      interventions: { supported: [] },
      ...(hasDiscounts && { extensions: [DISCOUNTS] }),
    },
    ...peopleOf(wish),
    status: STATUSES[status],
    currency: priced.currency.toLowerCase(),
    line_items: lineItemsOf(app, priced, { isGross, notices: sale?.notices ?? [] }),
    ...fulfillmentOf(app, wish, priced, offers),
    totals: totalsOf(app, priced, terms),
    messages: messagesOf(app, problems, lineOfIn(priced)),
    links: linksOf(pages),
    ...(hasDiscounts && { discounts: discountsOf(app, priced, { codes: wish.codes ?? [], problems }) }),
    ...(consents.length > 0 && { marketing_consent_options: consents }),
    ...(!isOver && { expires_at: new Date(session.expires_at).toISOString() }),
    ...(continueUrl !== null && { continue_url: continueUrl }),
    ...(status === 'completed' &&
      order && {
        order: {
          id: order.uuid,
          checkout_session_id: session.id,
          order_number: order.order_number,
          permalink_url: app.orders.link(order.uuid),
          status: 'created',
        },
      }),
  };
}

/** Returns a basket as the protocol tells it. It has no state, and nothing to choose. */
export function cartAnswer({ app }: Pick<Serving, 'app'>, checkout: Checkout) {
  const { session, sale, isGross, problems } = checkout;
  const { priced, terms } = termsOf(checkout);
  const { buyer } = peopleOf(session.sent);
  const said = problems.filter(isOfBaskets);
  return {
    id: session.id,
    line_items: lineItemsOf(app, priced, { isGross, notices: sale?.notices ?? [] }),
    ...(buyer && { buyer }),
    currency: priced.currency.toLowerCase(),
    totals: totalsOf(app, priced, terms),
    ...(said.length > 0 && { messages: messagesOf(app, said, lineOfIn(priced)) }),
    expires_at: new Date(session.expires_at).toISOString(),
  };
}
